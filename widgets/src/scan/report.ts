// «Здесь ошибка»: a report in the form that CONTRIBUTING.md asks for, to copy or to save. Nothing is sent.
import { copy } from "../ui/copy";

export interface Report {
  rule: string;
  title: string;
  edition: string;
  source: string;
  reads: string;
  should: string;
  why: string;
  book: string;
}

/** Write the report; what was not said is left out. */
export function written(report: Report): string {
  const rows: [string, string][] = [
    ["Правило", `${report.rule} (${report.title})`],
    ["Редакция", report.edition],
    ["Источник", report.source],
    ["Читается", report.reads],
    ["Должно быть", report.should],
    ["Основание", report.why],
    ["В книге", report.book],
  ];
  return rows.filter(([, text]) => text.trim()).map(([name, text]) => `${name}: ${text.trim().replace(/\n/g, "\n  ")}\n`).join(""); // prettier-ignore
}

const made = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, css: string, text = ""): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag);
  if (css) element.className = css;
  if (text) element.textContent = text;
  return element;
};

function field(label: string, value: string, rows: number): { row: HTMLElement; area: HTMLTextAreaElement } {
  const row = made("label", "zs-field");
  const area = made("textarea", "");
  area.rows = rows;
  area.value = value;
  row.append(made("span", "", label), area);
  return { row, area };
}

/** Make the form; it is filled with what the card knows. */
export function form(known: Omit<Report, "should" | "why">): HTMLElement {
  const box = made("div", "zs-report");
  const reads = field("Как читается", known.reads, 3);
  const should = field("Как должно читаться", "", 3);
  const why = field("Почему: строка книги, счёт, другое правило", "", 2);
  const text = (): string => written({ ...known, reads: reads.area.value, should: should.area.value, why: why.area.value });
  const row = made("p", "zs-copyrow");
  const state = made("span", "zs-state");
  state.setAttribute("role", "status");
  const ready = (): boolean => {
    if (should.area.value.trim()) return true;
    state.textContent = "Напишите, как должно читаться";
    should.area.focus();
    return false;
  };
  const copying = made("button", "zs-btn zs-pri", "Скопировать сообщение");
  copying.type = "button";
  copying.addEventListener("click", () => {
    if (ready()) void copy(text()).then((done) => (state.textContent = done ? "Скопировано" : "Не удалось скопировать: сохраните файл"));
  });
  const saving = made("button", "zs-btn", "Сохранить файлом");
  saving.type = "button";
  saving.addEventListener("click", () => {
    if (!ready()) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text()], { type: "text/plain;charset=utf-8" }));
    link.download = `oshibka-${known.rule}.txt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    state.textContent = "Сохранено";
  });
  row.append(copying, saving, state);
  box.append(made("p", "zs-hint", "Сообщение никуда не отправляется: скопируйте его или сохраните и передайте тем, кто ведёт издание."), reads.row, should.row, why.row, row);
  return box;
}
