// A section with a page of its own leaves its list without a name: the list takes the words of the link.
declare const document$: { subscribe(next: () => void): void }; // the theme's, for every page that it brings in

const NAMELESS = ".md-nav__container ~ nav[aria-labelledby]";

addEventListener("DOMContentLoaded", () =>
  document$.subscribe(() => {
    for (const list of document.querySelectorAll(NAMELESS)) {
      list.removeAttribute("aria-labelledby");
      list.setAttribute("aria-label", list.parentElement?.querySelector(".md-nav__link")?.textContent.trim() ?? "");
    }
  }),
);

export {};
