import { isUnspaced, piecesQuery } from './unspaced.js';
import type { WantedValue } from './wanted-variants.js';
import { SHORTEST_FORGIVEN, SHORTEST_FORGIVEN_TWICE, typosBetween } from './typos.js';

/** A word of a search, folded, with what the vocabulary knows of it. */
export interface SearchWord {
  readonly word: string;
  /** The word without its English ending. */
  readonly stem: string;
  /** The first words of the vocabulary that begin with it. */
  readonly beginning: readonly string[];
  /** Goods are named by it: who types it wants these, not what mentions them. */
  readonly isThing?: boolean;
}

/** What shoppers type, and what they look for then. */
export interface Synonym {
  readonly typed: string;
  readonly finds: readonly string[];
  /** Those of them that goods are named by. */
  readonly things?: readonly string[];
}

/** One thing that was asked for: the words it was typed with, and the queries any of which finds it. */
export interface SearchPart {
  readonly words: readonly SearchWord[];
  readonly anyOf: readonly string[];
  /** The words themselves, or the first that their synonym finds. */
  readonly nearest: string;
  /** What of the options may be meant by it. */
  readonly wanted: WantedValue;
  /** It names goods, by a word or by what is looked for besides. */
  readonly isThing: boolean;
}

const LONGEST_PHRASE = 3;
/** Shorter words stand for themselves: nearly everything begins with one letter. */
export const SHORTEST_BEGINNING = 3;
/** So many words that begin alike are looked for one by one; more of them as a beginning, which costs the index more. */
export const MOST_BEGINNING_ALIKE = 8;
/** The vocabulary has every word from this many letters on. */
export const SHORTEST_KNOWN = 4;
const STOP_WORDS = new Set(
  'a an and any as at by for from in is it my of on or some the to with your'.split(' '),
);
/** Behind one of these stands what the thing is for: "shoes for women", "bag with strap". */
const PREPOSITIONS = new Set('as at by for from in of on to with'.split(' '));

/** Splits a search into parts: phrases that have a synonym stay together, words that carry no meaning go. */
export function partsOf(typed: readonly SearchWord[], synonyms: ReadonlyMap<string, Synonym>): SearchPart[] {
  const isAllStopWords = typed.every(isStopWord);
  const parts: SearchPart[] = [];
  for (let rest = typed; rest.length > 0;) {
    const { words, finds } = phraseAt(rest, synonyms) ?? { words: rest.slice(0, 1) };
    if (finds) parts.push(partOf(words, finds, thingsFound(words, synonyms)));
    else if (isAllStopWords || !words.every(isStopWord))
      parts.push(
        partOf(
          words,
          words.flatMap((word) => findsOfTypo(word, synonyms)),
        ),
      );
    rest = rest.slice(words.length);
  }
  return parts;
}

const isStopWord = ({ word }: SearchWord): boolean => STOP_WORDS.has(word);

/** The longest beginning that has a synonym. */
function phraseAt(words: readonly SearchWord[], synonyms: ReadonlyMap<string, Synonym>) {
  for (let length = Math.min(LONGEST_PHRASE, words.length); length > 0; length -= 1) {
    const phrase = words.slice(0, length);
    const finds = findsOfPhrase(phrase, synonyms);
    if (finds) return { words: phrase, finds };
  }
  return undefined;
}

/** Several words, one of which the shop does not know, may be a phrase with a slip: "smart wach". */
function findsOfPhrase(phrase: readonly SearchWord[], synonyms: ReadonlyMap<string, Synonym>) {
  const words = phrase.map(({ word }) => word);
  const finds = findsOf(words, synonyms);
  if (finds || words.length === 1 || phrase.every(isKnown)) return finds;
  const meant = findsWithin(1, words.join(' '), synonyms);
  return meant.length > 0 ? meant : undefined;
}

const isKnown = ({ word, beginning }: SearchWord): boolean =>
  beginning.length > 0 || word.length < SHORTEST_KNOWN;

/** What is looked for besides a phrase that has a synonym. */
export const findsOf = (words: readonly string[], synonyms: ReadonlyMap<string, Synonym>) =>
  synonyms.get(phraseKey(words))?.finds;

/** Of what is looked for besides, what goods are named by. */
const thingsFound = (words: readonly SearchWord[], synonyms: ReadonlyMap<string, Synonym>) =>
  synonyms.get(phraseKey(words.map(({ word }) => word)))?.things;

function partOf(
  words: readonly SearchWord[],
  finds: readonly string[],
  things: readonly string[] = [],
): SearchPart {
  const typed = allOf(words.map(wordQuery));
  return {
    words,
    anyOf: [typed, ...finds.map(phraseQuery)],
    nearest: oneOf([typed, ...finds.slice(0, 1).map(phraseQuery)]),
    isThing: words.at(-1)?.isThing === true || things.length > 0,
    wanted: {
      exact: [words.map(({ word }) => word).join(' '), ...finds.slice(0, 1)],
      alike: finds.slice(1),
    },
  };
}

/** A word that the shop does not know may be a synonym with a slip: "rucksak", "stilletos". */
function findsOfTypo({ word, beginning }: SearchWord, synonyms: ReadonlyMap<string, Synonym>): string[] {
  return beginning.length > 0 ? [] : findsWithin(1, word, synonyms);
}

/** What the synonyms find that are as few slips away; a short one is near to too many words. */
export function findsWithin(most: 1 | 2, word: string, synonyms: ReadonlyMap<string, Synonym>): string[] {
  const meant = undoubled(singular(word));
  return [...synonyms].flatMap(([key, { finds }]) => {
    const other = undoubled(key);
    const isLong = Math.min(meant.length, other.length) > SHORTEST_FORGIVEN;
    return isLong && isNear(most, meant, other) ? finds : [];
  });
}

/** Whether two words are as few slips apart; two are forgiven in long words, and not in their first letter. */
export function isNear(most: 1 | 2, typed: string, word: string): boolean {
  const isForgiven =
    most === 1 || (Math.min(typed.length, word.length) >= SHORTEST_FORGIVEN_TWICE && typed[0] === word[0]);
  return isForgiven && Math.abs(typed.length - word.length) <= most && typosBetween(typed, word) <= most;
}

export const undoubled = (word: string): string => word.replaceAll(/(.)\1/g, '$1');

/** What a search is about, by a word of it, and the query that finds such things. */
export interface SearchedThing {
  readonly word: SearchWord;
  readonly query: string;
}

/**
 * What a search may be about, without what describes it, the likeliest first: in English the last word, or the last one before
 * "for" and its like. Words that merely begin like it do not count.
 */
export function thingsOf(
  typed: readonly SearchWord[],
  synonyms: ReadonlyMap<string, Synonym>,
): SearchedThing[] {
  const end = typed.findIndex(({ word }, place) => place > 0 && PREPOSITIONS.has(word));
  const words = typed.slice(0, end < 0 ? undefined : end).filter((word) => !isStopWord(word));
  return words.toReversed().map((word) => {
    const finds = findsOf([word.word], synonyms) ?? [];
    const itself = isUnspaced(word.word) ? [piecesQuery(word.word)] : [`'${word.word}'`, `'${word.stem}'`];
    return { word, query: oneOf([...itself, ...finds.map(phraseQuery)]) };
  });
}

/** Under what a phrase is known, whichever number its words are in. */
export const phraseKey = (words: readonly string[]): string => words.map(singular).join(' ');

function singular(word: string): string {
  if (word.length < SHORTEST_KNOWN || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(x|ch|sh|ss)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
}

/** Parts that must all be found. Words hold letters and digits alone, so nothing needs escaping. */
export const allOf = (queries: readonly string[]): string => queries.map((one) => `(${one})`).join(' & ');

/** Parts any of which will do. */
export const oneOf = (queries: readonly string[]): string => queries.map((one) => `(${one})`).join(' | ');

export const beginningWith = (word: string): string => `'${word}':*`;

export function phraseQuery(phrase: string): string {
  return allOf(phrase.split(' ').map((word) => beginningWith(singular(word))));
}

/** The word as typed, words that begin with it, and the same word in another form. */
function wordQuery({ word, stem, beginning }: SearchWord): string {
  if (isUnspaced(word)) return piecesQuery(word);
  if (word.length < SHORTEST_BEGINNING) return `'${word}'`;
  const few = beginning.length > 0 && beginning.length <= MOST_BEGINNING_ALIKE;
  const begun = few ? beginning.map((one) => `'${one}'`) : [beginningWith(word)];
  return oneOf([...new Set([...begun, `'${stem}'`])]);
}
