import { defineEntity, p } from '@mikro-orm/core';

/** A file that comes with a variant. What was removed is sold no more, and erased once no link leads to it. */
export const digitalFileSchema = defineEntity({
  name: 'DigitalFile',
  tableName: 'digital_file',
  properties: {
    id: p.uuid().primary(),
    variantId: p.uuid(),
    /** Its name in the private store. */
    key: p.text().unique('digital_file_key_key'),
    name: p.text(),
    bytes: p.bigint('number'),
    type: p.text(),
    createdAt: p.datetime(),
    removedAt: p.datetime().nullable(),
    erasedAt: p.datetime().nullable(),
  },
});

/** `uses_left` is written by guarded statements alone. */
export const downloadSchema = defineEntity({
  name: 'Download',
  tableName: 'download',
  properties: {
    id: p.uuid().primary(),
    orderId: p.uuid(),
    orderLineId: p.uuid(),
    fileId: p.uuid(),
    tokenHash: p.text().unique('download_token_hash_key'),
    /** The token, closed with the key of the shop: the page of the order shows the link by it. */
    sealedToken: p.text().nullable(),
    usesLeft: p.integer(),
    until: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    /** How many requests have gone on with the last use; written by guarded statements, too. */
    rests: p.integer().default(0),
    mailedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [
    { name: 'download_order_id_idx', properties: ['orderId'] },
    { name: 'download_file_id_idx', properties: ['fileId'] },
  ],
});
