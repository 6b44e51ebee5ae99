/** The round figure at the top of an axis: the next of 1, 2, 4, 6, 8 times a power of ten. */
export function axisTop(most: number): number {
  if (most <= 0) return 10;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [1, 2, 4, 6, 8, 10].find((step) => step * power >= most) ?? 10;
  return factor * power;
}
