import { isOneLine } from './one-line.js';
import { Refusal, type FieldError } from './refusal.js';

/** In characters. */
export const LONGEST_WORDING = 2_000;

/** A text of a letter or paper in its one form, or the sentence that says why it is none. Pure. */
export function readWording(text: string, hasLines: boolean): { text: string } | { message: string } {
  const plain = text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    // before a brace, messages of ICU take it for a sign that hides the brace
    .replaceAll(/'(?=[{}#|])/g, '’')
    .trim();
  if ([...plain].length > LONGEST_WORDING)
    return { message: `A text has at most ${LONGEST_WORDING} characters here` };
  if (!hasLines && plain !== '' && !isOneLine(plain)) return { message: 'This text has one line' };
  if (/(?!\n)\p{Cc}/u.test(plain)) return { message: 'A text has no control characters' };
  return { text: plain };
}

/** Texts that cannot stand in the letter or paper. */
export class WordingWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'wording_wrong', fields[0]?.message ?? 'The text is not valid.', { fields });
  }
}
