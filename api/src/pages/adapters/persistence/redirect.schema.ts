import { defineEntity, p } from '@mikro-orm/core';

export const redirectSchema = defineEntity({
  name: 'Redirect',
  tableName: 'redirect',
  properties: {
    id: p.uuid().primary(),
    fromPath: p.text().unique('redirect_from_path_key'),
    toAddress: p.text(),
    /** Of an address of the shop, as `pathAs` has it. */
    toPath: p.text().nullable().index('redirect_to_path_idx'),
    hits: p.integer().default(0),
    lastHitAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    /** The file that it came with. */
    importId: p.uuid().nullable(),
  },
});
