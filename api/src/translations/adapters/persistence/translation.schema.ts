import { defineEntity, p } from '@mikro-orm/core';
import type { TextKind } from '../../../kernel/goods-texts.js';

/** One text in one language. */
export const translationSchema = defineEntity({
  name: 'Translation',
  tableName: 'translation',
  properties: {
    kind: p.text().$type<TextKind>().primary(),
    owner: p.text().primary(),
    language: p.text().primary(),
    field: p.text().primary(),
    text: p.text(),
    /** The MD5 of the original that it was made from: another original is to be checked. */
    madeFrom: p.text(),
    /** A machine wrote it, and nobody has read it. */
    isDraft: p.boolean().default(false),
    /** What it was before, where it is part of addresses: they lead on. */
    former: p.array().defaultRaw("'{}'::text[]"),
    updatedAt: p.datetime(),
  },
});
