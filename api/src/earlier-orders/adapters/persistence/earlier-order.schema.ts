import { defineEntity, p } from '@mikro-orm/core';
import type { EarlierLine, EarlierOrder } from '../../domain/earlier-order.js';

/** An order as an import found it, by which that import is taken back. */
export interface FormerRow extends EarlierOrder {
  importId: string;
  importedAt: string;
  /** As the import before found it, as long as that one can be taken back. */
  before: FormerRow | null;
}

/** An order of the shop that somebody moved from: history alone, in no sum of this shop. */
export const earlierOrderSchema = defineEntity({
  name: 'EarlierOrder',
  tableName: 'earlier_order',
  properties: {
    id: p.uuid().primary(),
    number: p.text(),
    placedAt: p.datetime(),
    email: p.text(),
    emailKey: p.text().nullable(),
    /** Its customer's account became a part of another one, whose it is whatever a file says. */
    isMoved: p.boolean().default(false),
    name: p.text(),
    status: p.text(),
    currency: p.text(),
    shippingCents: p.bigint('number').nullable(),
    taxCents: p.bigint('number').nullable(),
    discountCents: p.bigint('number').nullable(),
    totalCents: p.bigint('number'),
    refundedCents: p.bigint('number').nullable(),
    lines: p.json<EarlierLine[]>(),
    /** The import that brought it, or changed it last. */
    importId: p.uuid(),
    importedAt: p.datetime(),
    /** Its row as that import found it; null of what it brought. */
    before: p.json<FormerRow>().nullable(),
  },
});

/** One that had been moved to an account and went when its import was taken back: sent anew, it is that account's again. */
export const movedEarlierOrderSchema = defineEntity({
  name: 'MovedEarlierOrder',
  tableName: 'moved_earlier_order',
  properties: {
    number: p.text().primary(),
    placedAt: p.datetime().primary(),
    accountId: p.uuid().index('moved_earlier_order_account_id_idx'),
  },
});
