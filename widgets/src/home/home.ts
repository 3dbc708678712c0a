// The home page: who is at the table, the words that search begins with, the match that was left.
const SPOKEN = ["Я один", "Нас двое", "Нас трое", "Нас четверо", "Нас пятеро", "Нас шестеро", "Нас семеро", "Нас восемь и больше"];
const FOR = ["для одного", "на двоих", "на троих", "на четверых", "на пятерых", "на шестерых", "на семерых", "на многих"];

/** Show the games that so many can play; those that are just for so many come first. */
function seat(list: Element, players: number | null): void {
  const rows = [...list.querySelectorAll<HTMLElement>("li[data-least]")];
  let fitting = 0;
  let just = 0;
  for (const row of rows) {
    const [least, most, best] = [Number(row.dataset.least), Number(row.dataset.most), Number(row.dataset.best)];
    const fits = players === null || (least <= players && players <= most);
    const made = fits && players !== null && (best === players || (least === most && least === players));
    row.hidden = !fits;
    row.classList.toggle("zs-just", made);
    fitting += fits ? 1 : 0;
    just += made ? 1 : 0;
  }
  for (const family of list.querySelectorAll<HTMLElement>(".zs-family")) family.hidden = !family.querySelector("li:not([hidden])");
  const said = list.querySelector<HTMLElement>(".zs-seats-said")!;
  said.dataset.all ??= said.textContent;
  said.textContent = players === null ? said.dataset.all : `${SPOKEN[players - 1]}: ${fitting} из ${rows.length}.${just ? ` Первыми стоят те, что как раз ${FOR[players - 1]}.` : ""} `;
  if (players === null) return;
  const all = document.createElement("button");
  all.type = "button";
  all.textContent = "Все игры";
  all.addEventListener("click", () => {
    const chosen = list.querySelector<HTMLInputElement>("input[name=zs-seats]:checked");
    if (chosen) chosen.checked = false;
    seat(list, null);
    list.querySelector<HTMLElement>("input[name=zs-seats]")?.focus();
  });
  said.append(all);
}

/** Where a match was left, the first button goes on with it; on the page of a game only with a match of that game. */
async function offerToGoOn(button: HTMLAnchorElement): Promise<void> {
  try {
    const known = (await indexedDB.databases?.()) ?? [{ name: "zs-matches" }];
    if (!known.some(({ name }) => name === "zs-matches")) return; // nothing was ever played here: no store is made for the question
    const { ownMatches, pictureOf } = await import("../table/library");
    const only = button.dataset.zsContinue;
    const [last] = (await ownMatches()).filter(({ game, record, picture }) => record.actions.length > 0 && !picture?.scene.done && (!only || game === only));
    const row = last && document.querySelector(`li[data-game="${CSS.escape(last.game)}"]`);
    const way = only ? button : row?.querySelector<HTMLAnchorElement>("a.zs-sit");
    if (!last || !way || !button.isConnected) return;
    const deal = pictureOf(last)?.deal;
    button.href = way.href;
    button.querySelector("b")!.lastChild!.textContent = "Продолжить";
    const name = row?.querySelector(".zs-game")?.textContent;
    button.querySelector("small")!.textContent = [name, deal === undefined ? (name ? "" : "партию") : `сдача ${deal}`].filter(Boolean).join(", ");
  } catch {
    // the store is closed to us: then one begins anew
  }
}

export function wakeHome(root: ParentNode, find: (words: string) => void): void {
  const list = root.querySelector(".zs-allgames");
  list?.addEventListener("change", ({ target }) => {
    if ((target as HTMLInputElement).name === "zs-seats") seat(list, Number((target as HTMLInputElement).value));
  });
  const button = root.querySelector<HTMLAnchorElement>("[data-zs-continue]");
  if (button) void offerToGoOn(button);
  const form = root.querySelector<HTMLFormElement>(".zs-home-find");
  const box = form?.querySelector("input");
  const ask = (): void => {
    const words = box!.value;
    box!.value = "";
    find(words);
  };
  box?.addEventListener("input", () => box.value.trim() && ask());
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    ask();
  });
}
