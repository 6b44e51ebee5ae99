import { defineEntity, p } from '@mikro-orm/core';
import type { FieldValues } from '../../../kernel/fields/field.js';
import type { Money } from '../../../kernel/money.js';
import { MoneyType } from '../../../platform/database/money-type.js';
import type { Scope } from '../../domain/discount.js';

/** Loaded, an entity is the domain's `Discount`. `used` and `spent` are written by guarded statements alone. */
export const discountSchema = defineEntity({
  name: 'Discount',
  tableName: 'discount',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    kind: p.text(),
    values: p.json<FieldValues>().fieldName('kind_values'),
    scope: p.json<Scope>(),
    minTotal: p.type(MoneyType).$type<Money>().fieldName('min_total_cents').defaultRaw('0'),
    countries: p.json<readonly string[]>().defaultRaw("'[]'::jsonb"),
    groupIds: p.json<readonly string[]>().defaultRaw("'[]'::jsonb"),
    firstOrderOnly: p.boolean().default(false),
    byCode: p.boolean().default(false),
    combines: p.boolean().default(true),
    priority: p.integer().default(0),
    maxUses: p.integer().strictNullable(),
    perCustomer: p.integer().strictNullable(),
    budget: p.type(MoneyType).$type<Money>().fieldName('budget_cents').strictNullable(),
    used: p.integer().default(0),
    spent: p.type(MoneyType).$type<Money>().fieldName('spent_cents').defaultRaw('0'),
    isActive: p.boolean().default(true),
    /** Counted by the database with each change of the terms. */
    version: p.integer().default(1),
    /** Given anew by the database with each change of the terms, and with each row. */
    termsStamp: p.uuid().defaultRaw('gen_random_uuid()').hidden(),
    startsAt: p.datetime().strictNullable(),
    endsAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
  },
});

export const discountUseSchema = defineEntity({
  name: 'DiscountUse',
  tableName: 'discount_use',
  properties: {
    orderId: p.uuid().primary(),
    discountId: p.uuid().primary(),
    accountId: p.uuid(),
    /** In the order's currency, and in the shop's. */
    amountCents: p.bigint('number'),
    ownCents: p.bigint('number'),
    /** Whether it counts in the limits of the discount. */
    isCounted: p.boolean(),
    state: p.text().$type<'reserved' | 'used' | 'released'>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});
