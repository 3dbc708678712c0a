/** Whether an address carries a match. */
export const isTableLink = (hash: string): boolean => hash.startsWith("#t=");
