import { defineEntity, p } from '@mikro-orm/core';

export const couponSchema = defineEntity({
  name: 'Coupon',
  tableName: 'coupon',
  properties: {
    id: p.uuid().primary(),
    code: p.text().unique('coupon_code_key'),
    description: p.text().default(''),
    kind: p.text().$type<'percent' | 'amount'>(),
    percent: p.decimal('number').precision(5).scale(2).nullable(),
    amountCents: p.bigint('number').nullable(),
    minTotalCents: p.bigint('number').defaultRaw('0'),
    firstOrderOnly: p.boolean().default(false),
    accountId: p.uuid().nullable(),
    maxUses: p.integer().nullable(),
    perAccount: p.integer().default(1),
    used: p.integer().default(0),
    isActive: p.boolean().default(true),
    startsAt: p.datetime().nullable(),
    endsAt: p.datetime().nullable(),
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
    amountCents: p.bigint('number'),
    state: p.text().$type<'reserved' | 'used' | 'released'>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
