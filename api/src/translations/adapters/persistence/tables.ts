import type { Tables } from '../../../platform/database/tables.js';
import type { TextKind } from '../../../kernel/goods-texts.js';
import type { translationSchema } from './translation.schema.js';

/** The translations, and the view over everything that can be translated. */
export type TranslationTables = Tables<typeof translationSchema> & {
  translatable: {
    kind: TextKind;
    owner: string;
    field: string;
    text: string;
    title: string;
    has_lines: boolean;
  };
};
