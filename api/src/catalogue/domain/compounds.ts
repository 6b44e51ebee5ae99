import { SHORTEST_BEGINNING, SHORTEST_KNOWN, undoubled } from './search-query.js';

/** Words that were typed apart or together by mistake: "head phones", "yogamat". */
export function compoundsOf(words: readonly string[]): {
  joined: string[];
  split: (readonly [string, string])[];
} {
  const joined = words.slice(1).map((word, place) => `${words[place] ?? ''}${word}`);
  const split = words.flatMap((word) =>
    [...word].flatMap((_, at) =>
      at >= SHORTEST_BEGINNING && word.length - at >= SHORTEST_BEGINNING
        ? [[word.slice(0, at), word.slice(at)] as const]
        : [],
    ),
  );
  return { joined, split };
}

/** What a word may be two of, one of them short: "usbc" is "usb c". */
export function shortHalvesOf(word: string): (readonly [string, string])[] {
  const letters = [...word];
  if (letters.length < SHORTEST_BEGINNING || letters.length > LONGEST_OF_HALVES) return [];
  return letters.flatMap((_, at) => {
    const isShort = Math.min(at, letters.length - at) < SHORTEST_BEGINNING;
    return at > 0 && isShort ? [[letters.slice(0, at).join(''), letters.slice(at).join('')] as const] : [];
  });
}

/** Such halves as whole words beside each other; those that the shop would know and does not are left out. */
export const besideEachOther = (
  halves: readonly (readonly [string, string])[],
  known: ReadonlySet<string>,
): string[] =>
  halves
    .filter((pair) => pair.every((half) => half.length < SHORTEST_KNOWN || known.has(half)))
    .map(([first, second]) => `('${first}' <-> '${second}')`);

const LONGEST_OF_HALVES = 10;

/** A word that is too short for the vocabulary, typed with a letter twice: "matt" for "mat". */
export function shortWordsIn(word: string): string[] {
  const meant = undoubled(word);
  const isShort = meant.length >= SHORTEST_BEGINNING && meant.length < SHORTEST_KNOWN;
  return isShort && meant !== word ? [`'${meant}'`] : [];
}
