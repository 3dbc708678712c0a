/** A deal number nobody chose. */
export function randomSeed(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0]! % 999_999) + 1;
}
