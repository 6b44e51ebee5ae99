import { isOneLine } from './one-line.js';
import type { SharedKind, TextKind } from './goods-texts.js';

/** Where a text stands in which language. */
export interface SaidPlace {
  kind: TextKind;
  owner: string;
  field: string;
  language: string;
}

/** One text for each place. */
export const keyOfPlace = ({ kind, owner, field, language }: SaidPlace): string =>
  JSON.stringify([kind, owner, field, language]);

export interface SaidText extends SaidPlace {
  text: string;
}

/** A translation that becomes another one; empty is none. */
export interface TextChange extends SaidPlace {
  /** What it is the translation of. */
  original: string;
  from: string;
  to: string;
}

/** The translations that people have written, for whoever takes many at once from a file and may take them back. */
export abstract class TextBook {
  /** Of products, by their ids. */
  abstract ofProducts(ids: readonly string[]): Promise<readonly SaidText[]>;
  /** Of what many products share. */
  abstract shared(): Promise<readonly (SaidText & { kind: SharedKind })[]>;
  /** Joins the caller's transaction. False, with nothing changed, where one says neither `from` nor `to` by now. */
  abstract change(changes: readonly TextChange[]): Promise<boolean>;
}

/** In characters. */
const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;

/** A translation in its one form, or the sentence that says why it is none. Pure. */
export function readTranslation(text: string, hasLines: boolean): { text: string } | { message: string } {
  const plain = text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
  const most = hasLines ? LONGEST_TEXT : LONGEST_LINE;
  if ([...plain].length > most) return { message: `A translation has at most ${most} characters here` };
  if (/(?!\n)\p{Cc}/u.test(plain) && (hasLines || isOneLine(plain)))
    return { message: 'A translation has no control characters' };
  if (!hasLines && plain !== '' && !isOneLine(plain)) return { message: 'A translation has one line here' };
  return { text: plain };
}
