import type { Kysely } from 'kysely';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Buyer } from '../../application/ports.js';
import { ofNothing, type Had } from '../../domain/fitting.js';
import { givesBack, NONE } from './gives-back.js';
import { sameMailbox } from './same-mailbox.js';
import type { PromotionTables } from './tables.js';

type Db = Kysely<PromotionTables>;

interface Which {
  /** Orders that this purchase would replace as long as they wait. */
  replaced: readonly string[];
  /** The order that is placed just now, whose own uses are not counted. */
  beside?: string | undefined;
}

/** What a shopper, and whoever has the same mailbox, had of these discounts, and how many orders they placed. */
export async function pastOf(
  db: Db,
  { buyer, hashes }: { buyer: Buyer; hashes: readonly string[] },
  ids: readonly string[],
  { replaced, beside }: Which,
): Promise<{ orders: number; had: Map<string, Had> }> {
  const { ends = NONE } = buyer;
  const { orders } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('account_id', '=', buyer.accountId)
    .where('status', '<>', 'cancelled')
    .where((eb) => eb.not(givesBack(eb, { status: 'status', id: 'id' }, replaced, ends)))
    .executeTakeFirstOrThrow();
  const others = (await sameMailbox(db, buyer, hashes)).map(({ orderId }) => orderId);
  const own = await ownUses(db, buyer.accountId, ids, { replaced, beside, ends });
  const had = new Map<string, Had>(own.map(({ id, ...one }) => [id, one]));
  for (const { id, uses } of await usesIn(db, others, ids)) {
    const known = had.get(id) ?? ofNothing;
    had.set(id, { ...known, uses: known.uses + uses });
  }
  return { orders: orders + others.length, had };
}

function ownUses(
  db: Db,
  accountId: string,
  ids: readonly string[],
  { replaced, beside, ends }: Which & { ends: string },
) {
  return db
    .selectFrom('discount_use as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .select((eb) => {
      const gives = givesBack(eb, { status: 'o.status', id: 'o.id' }, replaced, ends);
      const freed = eb.fn.sum<number>('u.own_cents').filterWhere(gives);
      return [
        'u.discount_id as id',
        eb.fn.countAll<number>().filterWhere(eb.not(gives)).as('uses'),
        eb.fn.countAll<number>().filterWhere(gives).as('freed'),
        eb.fn.coalesce(freed, eb.lit(0)).as('freedCents'),
      ];
    })
    .where('u.account_id', '=', accountId)
    .where((eb) => eb('u.discount_id', '=', eb.fn.any(manyIds(ids))))
    .where('u.state', '<>', 'released')
    .$if(beside !== undefined, (query) => query.where('u.order_id', '<>', String(beside)))
    .groupBy('u.discount_id')
    .execute();
}

async function usesIn(db: Db, orderIds: readonly string[], ids: readonly string[]) {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('discount_use')
    .select(['discount_id as id', (eb) => eb.fn.countAll<number>().as('uses')])
    .where((eb) => eb('order_id', '=', eb.fn.any(manyIds(orderIds))))
    .where((eb) => eb('discount_id', '=', eb.fn.any(manyIds(ids))))
    .where('state', '<>', 'released')
    .groupBy('discount_id')
    .execute();
}
