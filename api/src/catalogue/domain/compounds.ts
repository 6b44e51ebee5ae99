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

/** What a word may be two of, one of them short: "usbc" is "usb c". Whole words beside each other. */
export function shortHalvesOf(word: string): string[] {
  const letters = [...word];
  if (letters.length < SHORTEST_BEGINNING || letters.length > LONGEST_OF_HALVES) return [];
  return letters.flatMap((_, at) => {
    const isShort = Math.min(at, letters.length - at) < SHORTEST_BEGINNING;
    const [first, second] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
    return at > 0 && isShort ? [`('${first}' <-> '${second}')`] : [];
  });
}
const LONGEST_OF_HALVES = 10;

/** A word that is too short for the vocabulary, typed with a letter twice: "matt" for "mat". */
export function shortWordsIn(word: string): string[] {
  const meant = undoubled(word);
  const isShort = meant.length >= SHORTEST_BEGINNING && meant.length < SHORTEST_KNOWN;
  return isShort && meant !== word ? [`'${meant}'`] : [];
}
