import { defineEntity, p } from '@mikro-orm/core';
import type { Money } from '../../../kernel/money.js';
import { MoneyType } from '../../../platform/database/money-type.js';

/** Loaded, an entity is the domain's `Coupon`. `used` is written by guarded statements alone. */
export const couponSchema = defineEntity({
  name: 'Coupon',
  tableName: 'coupon',
  properties: {
    id: p.uuid().primary(),
    code: p.text().unique('coupon_code_key'),
    description: p.text().default(''),
    kind: p.text().$type<'percent' | 'amount' | 'discount'>(),
    /** Of whose codes it is one; else it is a rule of its own. */
    discountId: p.uuid().strictNullable(),
    percent: p.decimal('number').precision(5).scale(2).strictNullable(),
    amount: p.type(MoneyType).$type<Money>().fieldName('amount_cents').strictNullable(),
    minTotal: p.type(MoneyType).$type<Money>().fieldName('min_total_cents').defaultRaw('0'),
    firstOrderOnly: p.boolean().default(false),
    accountId: p.uuid().strictNullable(),
    maxUses: p.integer().strictNullable(),
    perAccount: p.integer().default(1),
    used: p.integer().default(0),
    isActive: p.boolean().default(true),
    /** Counted by the database with each change of the terms. */
    version: p.integer().default(1),
    fromNewsletter: p.boolean().default(false),
    startsAt: p.datetime().strictNullable(),
    endsAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
  },
});

export const couponUseSchema = defineEntity({
  name: 'CouponUse',
  tableName: 'coupon_use',
  properties: {
    orderId: p.uuid().primary(),
    couponId: p.uuid(),
    accountId: p.uuid(),
    /** Whose it was, where that account became a part of `accountId`. */
    usedBy: p.uuid().nullable(),
    amountCents: p.bigint('number'),
    state: p.text().$type<'reserved' | 'used' | 'released'>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
