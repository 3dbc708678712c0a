/** The root of the site, under whatever base path: this script lies in assets/zs/. */
export const home = new URL("../../", (document.currentScript as HTMLScriptElement).src);
