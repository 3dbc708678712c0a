// «Взять с собой»: one button keeps the whole site; what it has kept is renewed with the site.
export const TAKEN = "zs:taken";

export interface Progress {
  done: number;
  all: number;
  /** Files that did not come; -1 where the store has no room. */
  failed?: number;
}

/** Let the worker keep everything; it tells how far it is. */
export async function take(told: (progress: Progress) => void): Promise<Progress> {
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error("no worker");
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<Progress>) => {
      told(data);
      if (data.failed !== undefined) resolve(data);
    };
    active.postMessage({ type: "take" }, [port2]);
  });
}

const percent = ({ done, all }: Progress): string => `${Math.floor((100 * done) / Math.max(1, all))} %`;

/** Equip the button of the page. */
export function equipTake(root: HTMLElement): void {
  const button = root.querySelector("button")!;
  const bar = root.querySelector("progress")!;
  const said = root.querySelector<HTMLElement>("[role=status]")!;
  if (!("serviceWorker" in navigator) || !isSecureContext) return;
  button.hidden = false;
  if (localStorage.getItem(TAKEN)) said.textContent = "Сайт взят с собой и обновляется вместе с ним.";
  button.addEventListener("click", () => {
    button.disabled = true;
    bar.hidden = false;
    said.textContent = "Загружаю…";
    void navigator.storage?.persist?.().catch(() => false);
    const show = (now: Progress): void => {
      bar.max = now.all;
      bar.value = now.done;
      said.textContent = `Загружено ${now.done} из ${now.all} файлов, ${percent(now)}.`;
    };
    take(show)
      .then(({ failed }) => {
        if (!failed) localStorage.setItem(TAKEN, "1");
        said.textContent = failed ? (failed < 0 ? "Браузеру не хватило места. Освободите его и повторите." : `Не загрузилось файлов: ${failed}. Повторите, когда будет связь.`) : "Готово: весь сайт работает без сети.";
      })
      .catch(() => (said.textContent = "Этот браузер не хранит сайты. Откройте сайт обычным окном, не частным."))
      .finally(() => {
        button.disabled = false;
        bar.hidden = true;
      });
  });
}
