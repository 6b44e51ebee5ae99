import type { TextKind } from '../../kernel/goods-texts.js';
import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';
import { readTranslation } from '../../kernel/text-book.js';

export const TEXT_KINDS = [
  'product',
  'category',
  'field',
  'word',
  'page',
  'discount',
] as const satisfies readonly TextKind[];

/** Where a text stands: of what, of which, and which of its texts. */
export interface TextPlace {
  kind: TextKind;
  /** The id of a product, of a page or of a discount, the key of a category, the name of a field, or the word itself. */
  owner: string;
  /** `name`, `description`, `label`, `choice.Blue`, `text`; of a page `hero.title.` and what tells its texts apart. */
  field: string;
}

/** A text of the shop that can be translated. */
export interface Original extends TextPlace {
  text: string;
  /** What it belongs to, as staff knows it. */
  title: string;
  /** Whether it may have several lines. */
  hasLines: boolean;
}

/** Nobody has translated it; a machine has, and nobody has read it; its original changed since; all is well. */
export const STATES = ['missing', 'draft', 'check', 'done'] as const;
export type TranslationState = (typeof STATES)[number];

export interface Line extends Original {
  language: string;
  /** Empty where it is missing. */
  translation: string;
  state: TranslationState;
}

/** A text as somebody, or a machine, has translated it; an empty one takes the translation away. */
export interface SentText extends TextPlace {
  language: string;
  text: string;
}

/** So many at once. */
export const MOST_TEXTS = 500;
/** So many at once are put to a machine, while somebody waits. */
export const MOST_DRAFTS = 20;

/** The text in its one form, or why it does not fit. Pure. */
export function checkedText(text: string, { hasLines }: Pick<Original, 'hasLines'>): string | FieldError {
  const read = readTranslation(text, hasLines);
  return 'text' in read ? read.text : { field: 'text', message: read.message };
}

export class TranslationWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'translation_wrong', fields[0]?.message ?? 'The translation is not valid.', { fields });
  }
}

/** There is no machine. */
export const DraftsOff = refusal('conflict', 'drafts_off', 'No service for translations is set up.');

/** The machine does not answer. */
export class NoDrafts extends Refusal {
  constructor(message = 'The service for translations does not answer.') {
    super('unavailable', 'no_drafts', message);
  }
}
