import { Refusal } from '../../kernel/refusal.js';

/** What shoppers type, and the words that are looked for then as well. */
export interface SynonymTerms {
  typed: string;
  finds: string[];
}

/** A text that searches for nothing, or more words than a search takes together. */
export class SynonymWrong extends Refusal {
  constructor(field: 'typed' | 'finds', message: string) {
    super('invalid', 'synonym_wrong', message, { fields: [{ field, message }] });
  }
}

export class SynonymTaken extends Refusal {
  constructor() {
    const message = 'There is a synonym for these words already';
    super('conflict', 'synonym_taken', message, { fields: [{ field: 'typed', message }] });
  }
}

export class SynonymNotFound extends Refusal {
  constructor() {
    super('not-found', 'synonym_not_found', 'Synonym not found');
  }
}

const MOST_WORDS = 3;

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
export const synonymTerms = ({ typed, finds }: SynonymTerms): SynonymTerms => ({
  typed: phrase('typed', typed),
  finds: [...new Set(finds.map((text) => phrase('finds', text)))],
});
