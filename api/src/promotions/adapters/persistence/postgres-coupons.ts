import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { meet, placesOf } from '../../../platform/rate-limit/places.js';
import { Coupons, type Buyer, type CouponHistory } from '../../application/ports.js';
import { couponAlreadyUsed, couponUsedUp, type Coupon, type Shopper } from '../../domain/coupon.js';
import { couponSchema } from './coupon.schema.js';
import type { PromotionTables } from './tables.js';

/** Coupons in PostgreSQL. The guarded update of the counter locks the coupon, so the count per shopper cannot be raced. */
@Injectable()
export class PostgresCoupons extends Coupons {
  constructor(
    private readonly em: EntityManager,
    private readonly database: Database,
  ) {
    super();
  }

  override async byCode(code: string): Promise<Coupon | undefined> {
    return (await this.em.findOne(couponSchema, { code }, { refresh: true })) ?? undefined;
  }

  override offeredTo(accountId: string): Promise<Coupon[]> {
    // one use and no account: made for one person, who has its code by mail
    const forAnybody = { accountId: null, $or: [{ maxUses: null }, { maxUses: { $gt: 1 } }] };
    return this.em.find(
      couponSchema,
      { isActive: true, $or: [{ accountId }, forAnybody] },
      { orderBy: [{ createdAt: 'desc' }, { id: 'asc' }], limit: 100, refresh: true },
    );
  }

  override async shopper(buyer: Buyer, couponId: string, replaced: readonly string[]): Promise<Shopper> {
    const { accountId } = buyer;
    const { uses, orders, freed } = await this.tables()
      .selectFrom('orders')
      .leftJoin('coupon_use', (join) =>
        join
          .onRef('coupon_use.order_id', '=', 'orders.id')
          .on('coupon_use.coupon_id', '=', couponId)
          .on('coupon_use.state', '=', 'reserved'),
      )
      .select(({ eb, fn }) => {
        const gives = eb.and([
          eb('orders.status', '=', 'pending'),
          eb('orders.id', '=', fn.any(eb.val([...replaced]))),
        ]);
        return [
          fn.countAll<number>().filterWhere(eb.not(gives)).as('orders'),
          fn.count<number>('coupon_use.order_id').filterWhere(gives).as('freed'),
          this.usesBy(accountId, couponId).$asScalar().$notNull().as('uses'),
        ];
      })
      .where('orders.account_id', '=', accountId)
      .where('orders.status', '<>', 'cancelled')
      .executeTakeFirstOrThrow();
    const others = await this.sameMailbox(buyer, couponId);
    return { accountId, uses: uses - freed + others.uses, orders: orders + others.orders, freed };
  }

  override async history(accountId: string): Promise<CouponHistory> {
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
    return { orders, uses: new Map(rows.map(({ coupon_id, uses }) => [coupon_id, uses])) };
  }

  override async firstOrderOf({ accountId, mailbox }: Buyer): Promise<void> {
    for (const name of mailbox === null ? [accountId] : [accountId, mailbox].sort())
      await this.tables()
        .selectNoFrom(({ fn, val }) =>
          fn('pg_advisory_xact_lock', [fn('hashtext', [val(`first-order:${name}`)])]).as('locked'),
        )
        .execute();
  }

  override async reserve(couponId: string, orderId: string, buyer: Buyer, amount: Money): Promise<void> {
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
    const others = await this.sameMailbox(buyer, couponId);
    if (uses + others.uses >= taken.per_account) throw couponAlreadyUsed();
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

  override async use(orderId: string): Promise<void> {
    await this.tables()
      .updateTable('coupon_use')
      .set(({ fn }) => ({ state: 'used', updated_at: fn<string>('now') }))
      .where('order_id', '=', orderId)
      .where('state', '=', 'reserved')
      .execute();
  }

  override async release(orderId: string): Promise<void> {
    const freed = await this.tables()
      .updateTable('coupon_use')
      .set(({ fn }) => ({ state: 'released', updated_at: fn<string>('now') }))
      .where('order_id', '=', orderId)
      .where('state', '<>', 'released')
      .returning('coupon_id')
      .executeTakeFirst();
    if (!freed) return;
    await this.tables()
      .updateTable('coupon')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('id', '=', freed.coupon_id)
      .execute();
  }

  /**
   * What other accounts bought for the mailbox of a guest, and how often with the coupon: orders that were paid, or placed
   * where this guest is as well. Anybody can name a mailbox in an order that nobody pays.
   */
  private async sameMailbox({ accountId, mailbox }: Buyer, couponId: string) {
    if (mailbox === null) return { orders: 0, uses: 0 };
    const rows = await this.tables()
      .selectFrom('orders')
      .leftJoin('coupon_use', (join) =>
        join
          .onRef('coupon_use.order_id', '=', 'orders.id')
          .on('coupon_use.coupon_id', '=', couponId)
          .on('coupon_use.state', '<>', 'released'),
      )
      .select((eb) => [
        'orders.captured_cents as paidCents',
        'coupon_use.order_id as usedBy',
        placesOf(eb.ref('orders.account_id')).as('places'),
        placesOf(eb.val(accountId)).as('here'),
      ])
      .where(({ eb, fn }) => eb(fn<string>('mailbox', ['orders.contact_email']), '=', mailbox))
      .where('orders.account_id', '<>', accountId)
      .where('orders.status', '<>', 'cancelled')
      .execute();
    const theirs = rows.filter(({ paidCents, places, here }) => paidCents > 0 || meet(places, here));
    return { orders: theirs.length, uses: theirs.filter(({ usedBy }) => usedBy !== null).length };
  }

  private usesBy(accountId: string, couponId: string) {
    return this.tables()
      .selectFrom('coupon_use as own')
      .select((eb) => eb.fn.countAll<number>().as('uses'))
      .where('own.coupon_id', '=', couponId)
      .where('own.account_id', '=', accountId)
      .where('own.state', '<>', 'released');
  }

  private tables() {
    return this.database.sql<PromotionTables>();
  }
}
