const isExact = Number.isSafeInteger;

/** `factor * other + more` by `by`, cut off towards zero: exact at any size, and without big integers where numbers hold it. */
export function quotient(factor: number, other: number, more: number, by: number): number {
  const product = factor * other;
  const whole = product + more;
  if (isExact(product) && isExact(whole)) return (whole - (whole % by)) / by;
  return Number((BigInt(factor) * BigInt(other) + BigInt(more)) / BigInt(by));
}

/**
 * A whole number in parts by whole-number weights, by largest remainder, so that they add up exactly; ties go to the earlier part. Nothing
 * where nothing weighs anything. Exact at any size.
 */
export function wholeParts(whole: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const isSmall = isExact(total) && weights.every((weight) => weight >= 0 && isExact(whole * weight));
  if (isSmall && total === 0) return weights.map(() => 0);
  return isSmall ? byNumbers(whole, weights, total) : byBigIntegers(whole, weights);
}

function byNumbers(whole: number, weights: readonly number[], total: number): number[] {
  const remainders = weights.map((weight) => (whole * weight) % total);
  const parts = weights.map((weight, at) => (whole * weight - (remainders[at] ?? 0)) / total);
  return completed(whole, parts, remainders);
}

function byBigIntegers(whole: number, weights: readonly number[]): number[] {
  const shares = weights.map(BigInt);
  const total = shares.reduce((sum, share) => sum + share, 0n);
  if (total === 0n) return weights.map(() => 0);
  const products = shares.map((share) => BigInt(whole) * share);
  const parts = products.map((product) => Number(product / total));
  return completed(
    whole,
    parts,
    products.map((product) => product % total),
  );
}

/** With one more for each of those that have lost most. */
function completed(whole: number, parts: number[], remainders: readonly (number | bigint)[]): number[] {
  const missing = whole - parts.reduce((sum, part) => sum + part, 0);
  if (missing === 0) return parts;
  const byRemainder = remainders
    .map((remainder, index) => ({ index, remainder }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
