import type { Kysely } from 'kysely';
import { fromNow } from '../../../platform/database/now.js';
import type { LeftCart, LeftLine } from '../../application/ports.js';
import { buyable, isOrderedSince, onSale, type ReminderTables } from './due-carts.js';

type All = Kysely<ReminderTables>;

/** For two weeks the link of a letter opens the cart. */
const OPENS = 14 * 86_400;

/** Notes what lies in the cart now: the link shows that and nothing that is put there later. */
export async function keepLines(
  all: All,
  { id, accountId }: Pick<LeftCart, 'id' | 'accountId'>,
): Promise<void> {
  const lines = await onSale(all)
    .select(['v.id as variantId', 'l.quantity'])
    .where('l.account_id', '=', accountId)
    .orderBy('l.created_at')
    .orderBy('l.id')
    .execute();
  await all
    .updateTable('cart_consent')
    .set({ lines: JSON.stringify(lines) })
    .where('id', '=', id)
    .execute();
}

/** As far as it can be bought. */
export async function openedBy(all: All, tokenHash: string): Promise<LeftLine[] | undefined> {
  const consent = await all
    .selectFrom('cart_consent as c')
    .select('c.lines')
    .where('c.token_hash', '=', tokenHash)
    .where('c.reminded_at', '>', fromNow(-OPENS))
    .where('c.stopped_at', 'is', null)
    .where((eb) => eb.not(isOrderedSince(eb, 'c.reminded_at')))
    .executeTakeFirst();
  if (!consent?.lines) return undefined;
  const left = consent.lines;
  const variantIds = left.map(({ variantId }) => variantId);
  if (variantIds.length === 0) return [];
  const goods = await buyable(all)
    .select(['v.id', 'v.product_id as productId'])
    .where('v.id', 'in', variantIds)
    .execute();
  const productOf = new Map(goods.map(({ id, productId }) => [id, productId]));
  return left.flatMap(({ variantId, quantity }) => {
    const productId = productOf.get(variantId);
    return productId === undefined ? [] : [{ productId, variantId, quantity }];
  });
}
