/** From this length on a typed word may have a typo; from the other one on it may have two, when nothing else is found. */
export const SHORTEST_FORGIVEN = 4;
export const SHORTEST_FORGIVEN_TWICE = 6;

/** How many slips lie between two words: a letter too many, missing, wrong, or two neighbours swapped (Damerau, Levenshtein). */
export function typosBetween(typed: string, word: string): number {
  const a = [...typed];
  const b = [...word];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  a.forEach((letter, i) => {
    const row = [i + 1];
    b.forEach((other, j) => {
      const wrong = last[j]! + (letter === other ? 0 : 1);
      const swapped = letter === b[j - 1] && a[i - 1] === other ? before[j - 1]! + 1 : Infinity;
      row.push(Math.min(wrong, swapped, last[j + 1]! + 1, row[j]! + 1));
    });
    [before, last] = [last, row];
  });
  return last[b.length]!;
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

/**
 * Of the words that one slip makes of a typed one, those that begin as it does: hardly anybody mistypes the first letter. In
 * a short word no other will do, "jens" is no "mens"; the first two letters may stand the wrong way round.
 */
export function startsAlike(typed: string, words: readonly string[]): string[] {
  const swapped = `${typed[1] ?? ''}${typed[0] ?? ''}`;
  const alike = words.filter((word) => word[0] === typed[0] || word.startsWith(swapped));
  return alike.length > 0 || typed.length <= SHORTEST_FORGIVEN ? alike : [...words];
}
