import { Injectable } from '@nestjs/common';
import { sql, type Selectable } from 'kysely';
import { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { Coupons } from '../../application/ports.js';
import { couponAlreadyUsed, couponUsedUp, type Coupon, type Shopper } from '../../domain/coupon.js';
import type { PromotionTables } from './tables.js';

/** Coupons in PostgreSQL. The guarded update of the counter locks the coupon, so the count per shopper cannot be raced. */
@Injectable()
export class PostgresCoupons extends Coupons {
  constructor(private readonly database: Database) {
    super();
  }

  override async byCode(code: string): Promise<Coupon | undefined> {
    const row = await this.tables()
      .selectFrom('coupon')
      .selectAll()
      .where('code', '=', code)
      .executeTakeFirst();
    return row && toCoupon(row);
  }

  override async offeredTo(accountId: string): Promise<Coupon[]> {
    const rows = await this.tables()
      .selectFrom('coupon')
      .selectAll()
      .where('is_active', '=', true)
      // one use and no account: made for one person, who has its code by mail
      .where((eb) =>
        eb.or([
          eb('account_id', '=', accountId),
          eb.and([eb('account_id', 'is', null), eb.or([eb('max_uses', 'is', null), eb('max_uses', '>', 1)])]),
        ]),
      )
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(100)
      .execute();
    return rows.map(toCoupon);
  }

  override async shopper(
    accountId: string,
    couponId: string,
    givingWay: readonly string[],
  ): Promise<Shopper> {
    const uses = await this.usesBy(accountId, couponId);
    const gives = sql<boolean>`(orders.status = 'pending' and orders.id = any(${givingWay}::uuid[]))`;
    const { orders, freed } = await this.database
      .sql<PromotionTables>()
      .selectFrom('orders')
      .leftJoin('coupon_use', (join) =>
        join
          .onRef('coupon_use.order_id', '=', 'orders.id')
          .on('coupon_use.coupon_id', '=', couponId)
          .on('coupon_use.state', '=', 'reserved'),
      )
      .select([
        sql<number>`count(*) filter (where not ${gives})::int`.as('orders'),
        sql<number>`count(coupon_use.order_id) filter (where ${gives})::int`.as('freed'),
      ])
      .where('orders.account_id', '=', accountId)
      .where('orders.status', '<>', 'cancelled')
      .executeTakeFirstOrThrow();
    return { accountId, uses: uses - freed, orders, freed };
  }

  override async firstOrderOf(accountId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtext(${`first-order:${accountId}`}))`.execute(this.tables());
  }

  override async reserve(couponId: string, orderId: string, accountId: string, amount: Money): Promise<void> {
    const taken = await this.tables()
      .updateTable('coupon')
      .set((eb) => ({ used: eb('used', '+', 1) }))
      .where('id', '=', couponId)
      .where((eb) => eb.or([eb('max_uses', 'is', null), eb('used', '<', eb.ref('max_uses'))]))
      .returning('per_account')
      .executeTakeFirst();
    if (!taken) throw couponUsedUp();
    if ((await this.usesBy(accountId, couponId)) >= taken.per_account) throw couponAlreadyUsed();
    await this.tables()
      .insertInto('coupon_use')
      .values({
        order_id: orderId,
        coupon_id: couponId,
        account_id: accountId,
        amount_cents: amount.cents,
        state: 'reserved',
        created_at: sql<string>`now()`,
        updated_at: sql<string>`now()`,
      })
      .execute();
  }

  override async use(orderId: string): Promise<void> {
    await this.tables()
      .updateTable('coupon_use')
      .set({ state: 'used', updated_at: sql<string>`now()` })
      .where('order_id', '=', orderId)
      .where('state', '=', 'reserved')
      .execute();
  }

  override async release(orderId: string): Promise<void> {
    const freed = await this.tables()
      .updateTable('coupon_use')
      .set({ state: 'released', updated_at: sql<string>`now()` })
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

  private async usesBy(accountId: string, couponId: string): Promise<number> {
    const { uses } = await this.tables()
      .selectFrom('coupon_use')
      .select((eb) => eb.fn.countAll<number>().as('uses'))
      .where('coupon_id', '=', couponId)
      .where('account_id', '=', accountId)
      .where('state', '<>', 'released')
      .executeTakeFirstOrThrow();
    return uses;
  }

  private tables() {
    return this.database.sql<PromotionTables>();
  }
}

const date = (value: Date | string | null) => (value === null ? null : new Date(value));

function toCoupon(row: Selectable<PromotionTables['coupon']>): Coupon {
  return {
    id: row.id,
    code: row.code,
    description: row.description,
    kind: row.kind,
    percent: row.percent,
    amount: row.amount_cents === null ? null : Money.ofCents(row.amount_cents),
    minTotal: Money.ofCents(row.min_total_cents),
    firstOrderOnly: row.first_order_only,
    accountId: row.account_id,
    maxUses: row.max_uses,
    perAccount: row.per_account,
    used: row.used,
    isActive: row.is_active,
    startsAt: date(row.starts_at),
    endsAt: date(row.ends_at),
  };
}
