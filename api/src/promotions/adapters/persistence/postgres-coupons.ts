import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { MailboxHashes } from '../../../platform/security/mailbox-hashes.js';
import { Coupons, type Buyer, type CouponHistory } from '../../application/ports.js';
import { couponAlreadyUsed, couponUsedUp, type Coupon, type Shopper } from '../../domain/coupon.js';
import { couponSchema } from './coupon.schema.js';
import { givesBack, NONE } from './gives-back.js';
import { sameMailbox, type OthersOrder } from './same-mailbox.js';
import type { PromotionTables } from './tables.js';

/** Coupons in PostgreSQL. The guarded update of the counter locks the coupon, so the count per shopper cannot be raced. */
@Injectable()
export class PostgresCoupons extends PostgresAdapter<PromotionTables> implements Coupons {
  constructor(
    private readonly em: EntityManager,
    database: Database,
    private readonly hashes: MailboxHashes,
  ) {
    super(database);
  }

  async byCode(code: string): Promise<Coupon | undefined> {
    return (await this.em.findOne(couponSchema, { code }, { refresh: true })) ?? undefined;
  }

  offeredTo(accountId: string): Promise<Coupon[]> {
    // one use and no account: made for one person, who has its code by mail
    const forAnybody = { accountId: null, $or: [{ maxUses: null }, { maxUses: { $gt: 1 } }] };
    return this.em.find(
      couponSchema,
      { isActive: true, discountId: null, $or: [{ accountId }, forAnybody] },
      { orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], limit: 100, refresh: true },
    );
  }

  async shopper(buyer: Buyer, couponId: string, replaced: readonly string[]): Promise<Shopper> {
    const { accountId, ends = NONE } = buyer;
    const { uses, orders, freed } = await this.tables()
      .selectFrom('orders')
      .leftJoin('coupon_use', (join) =>
        join
          .onRef('coupon_use.order_id', '=', 'orders.id')
          .on('coupon_use.coupon_id', '=', couponId)
          .on('coupon_use.state', '<>', 'released'),
      )
      .select(({ eb, fn }) => {
        const gives = givesBack(eb, { status: 'orders.status', id: 'orders.id' }, replaced, ends);
        return [
          fn.countAll<number>().filterWhere(eb.not(gives)).as('orders'),
          fn.count<number>('coupon_use.order_id').filterWhere(gives).as('freed'),
          this.usesBy(accountId, couponId).$asScalar().$notNull().as('uses'),
        ];
      })
      .where('orders.account_id', '=', accountId)
      .where('orders.status', '<>', 'cancelled')
      .executeTakeFirstOrThrow();
    const others = await this.others(buyer);
    const theirs = timesOf(couponId, others);
    return { accountId, uses: uses - freed + theirs, orders: orders + others.length, freed };
  }

  async history(buyer: Buyer): Promise<CouponHistory> {
    const { accountId } = buyer;
    const rows = await this.tables()
      .selectFrom('coupon_use')
      .select(({ fn }) => ['coupon_id', fn.countAll<number>().as('uses')])
      .where('account_id', '=', accountId)
      .where('state', '<>', 'released')
      .groupBy('coupon_id')
      .execute();
    const { orders } = await this.tables()
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll<number>().as('orders'))
      .where('account_id', '=', accountId)
      .where('status', '<>', 'cancelled')
      .executeTakeFirstOrThrow();
    const others = await this.others(buyer);
    const uses = new Map(rows.map(({ coupon_id, uses: own }) => [coupon_id, own]));
    for (const { couponId } of others) if (couponId) uses.set(couponId, (uses.get(couponId) ?? 0) + 1);
    return { orders: orders + others.length, uses };
  }

  async firstOrderOf({ accountId, mailbox }: Buyer): Promise<void> {
    for (const name of mailbox === null ? [accountId] : [accountId, mailbox].sort())
      await this.tables()
        .selectNoFrom(({ fn, val }) =>
          fn('pg_advisory_xact_lock', [fn('hashtext', [val(`first-order:${name}`)])]).as('locked'),
        )
        .execute();
  }

  async reserve(couponId: string, orderId: string, buyer: Buyer, amount: Money): Promise<void> {
    const { accountId } = buyer;
    const taken = await this.tables()
      .updateTable('coupon')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('id', '=', couponId)
      .where((eb) => eb.or([eb('max_uses', 'is', null), eb('used', '<', eb.ref('max_uses'))]))
      .returning('per_account')
      .executeTakeFirst();
    if (!taken) throw couponUsedUp();
    const { uses } = await this.usesBy(accountId, couponId).executeTakeFirstOrThrow();
    const theirs = timesOf(couponId, await this.others(buyer));
    if (uses + theirs >= taken.per_account) throw couponAlreadyUsed();
    await this.tables()
      .insertInto('coupon_use')
      .values(({ fn }) => ({
        order_id: orderId,
        coupon_id: couponId,
        account_id: accountId,
        amount_cents: amount.cents,
        state: 'reserved',
        created_at: fn<string>('now'),
        updated_at: fn<string>('now'),
      }))
      .execute();
  }

  async use(orderId: string): Promise<void> {
    await this.turn(orderId, 'used').where('state', '=', 'reserved').execute();
  }

  async release(orderId: string, couponId?: string): Promise<void> {
    const freed = await this.turn(orderId, 'released')
      .where('state', '<>', 'released')
      .$if(couponId !== undefined, (query) => query.where('coupon_id', '=', String(couponId)))
      .executeTakeFirst();
    if (freed) await this.count(freed.coupon_id, -1);
  }

  async restore(orderId: string): Promise<void> {
    const again = await this.turn(orderId, 'used').where('state', '=', 'released').executeTakeFirst();
    if (again) await this.count(again.coupon_id, 1);
  }

  private turn(orderId: string, to: 'used' | 'released') {
    return this.tables()
      .updateTable('coupon_use')
      .set(({ fn }) => ({ state: to, updated_at: fn<string>('now') }))
      .where('order_id', '=', orderId)
      .returning('coupon_id');
  }

  private async count(couponId: string, by: 1 | -1): Promise<void> {
    await this.tables()
      .updateTable('coupon')
      .set((eb) => ({ used: eb('used', '+', by) }))
      .where('id', '=', couponId)
      .execute();
  }

  private others(buyer: Buyer): Promise<OthersOrder[]> {
    const hashes = buyer.mailbox === null ? [] : this.hashes.allOf(buyer.mailbox);
    return sameMailbox(this.tables(), buyer, hashes);
  }

  private usesBy(accountId: string, couponId: string) {
    return this.tables()
      .selectFrom('coupon_use as own')
      .select((eb) => eb.fn.countAll<number>().as('uses'))
      .where('own.coupon_id', '=', couponId)
      .where('own.account_id', '=', accountId)
      .where('own.state', '<>', 'released');
  }
}

const timesOf = (couponId: string, others: readonly OthersOrder[]): number =>
  others.filter((order) => order.couponId === couponId).length;
