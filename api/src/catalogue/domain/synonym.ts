import { Refusal, refusal } from '../../kernel/refusal.js';

/** What shoppers type, and the words that are looked for then as well. */
export interface SynonymTerms {
  /** In which it is typed: `en`. */
  language: string;
  typed: string;
  finds: string[];
}

/** A text that searches for nothing, or more words than a search takes together. */
export class SynonymWrong extends Refusal {
  constructor(field: 'typed' | 'finds', message: string) {
    super('invalid', 'synonym_wrong', message, { fields: [{ field, message }] });
  }
}

export const SynonymTaken = refusal(
  'conflict',
  'synonym_taken',
  'There is a synonym for these words already',
  'typed',
);

export const SynonymNotFound = refusal('not-found', 'synonym_not_found', 'Synonym not found');

const MOST_WORDS = 3;
/** So many other texts are looked for. */
const MOST_TEXTS = 5;

/** Words as the search has them: small letters without accents, and digits. */
export const searchWords = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function phrase(field: 'typed' | 'finds', text: string): string {
  const words = searchWords(text);
  if (words === '') throw new SynonymWrong(field, 'A synonym needs letters or digits');
  if (words.split(' ').length > MOST_WORDS)
    throw new SynonymWrong(field, `A synonym has at most ${MOST_WORDS} words`);
  return words;
}

/** The terms as they are kept. @throws SynonymWrong naming the field */
export const synonymTerms = ({ language, typed, finds }: SynonymTerms): SynonymTerms => ({
  language,
  typed: phrase('typed', typed),
  finds: [...new Set(finds.map((text) => phrase('finds', text)))],
});

/** What is looked for by the words, by what is typed, in one language. */
export type FindsOf = ReadonlyMap<string, readonly string[]>;

/** What else a text may mean: the longest words of it that have synonyms, and the text with each of those in their place. Pure. */
export function otherWords(text: string, finds: FindsOf): { typed: string; texts: string[] } | undefined {
  const words = searchWords(text).split(' ');
  for (let size = Math.min(MOST_WORDS, words.length); size > 0; size -= 1)
    for (let at = 0; at + size <= words.length; at += 1) {
      const typed = words.slice(at, at + size).join(' ');
      const found = (finds.get(typed) ?? []).filter((one) => one !== typed);
      if (found.length > 0)
        return {
          typed,
          texts: found
            .slice(0, MOST_TEXTS)
            .map((one) => [...words.slice(0, at), one, ...words.slice(at + size)].join(' ')),
        };
    }
  return undefined;
}
