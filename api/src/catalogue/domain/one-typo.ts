/** From this length on a typed word may have a typo. */
export const SHORTEST_FORGIVEN = 4;

/**
 * Whether one slip turns one word into the other: a letter too many, missing, wrong, or two neighbours swapped.
 * Equal words count too.
 */
export function isOneTypoAway(typed: string, word: string): boolean {
  const a = [...typed];
  const b = [...word];
  if (Math.abs(a.length - b.length) > 1) return false;
  const start = commonPrefix(a, b);
  const tailA = a.slice(start);
  const tailB = b.slice(start);
  if (tailA.length === 0 || tailB.length === 0) return true;
  return (
    same(tailA.slice(1), tailB.slice(1)) ||
    same(tailA.slice(1), tailB) ||
    same(tailA, tailB.slice(1)) ||
    isSwap(tailA, tailB)
  );
}

/** The word and each word that it becomes by losing one letter: words one typo apart share one of these. */
export function cutsOf(word: string): string[] {
  const letters = [...word];
  return [word, ...new Set(letters.map((_, place) => letters.toSpliced(place, 1).join('')))];
}

/** The word, and as it may be written for the same sound: "headfones". */
export function spellingsOf(word: string): string[] {
  return [
    ...new Set([word, word.replaceAll('f', 'ph'), word.replaceAll('ph', 'f'), word.replaceAll('k', 'c')]),
  ];
}

function commonPrefix(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((letter, place) => letter === b[place]);
}

function isSwap(a: readonly string[], b: readonly string[]): boolean {
  return a[0] === b[1] && a[1] === b[0] && same(a.slice(2), b.slice(2));
}
