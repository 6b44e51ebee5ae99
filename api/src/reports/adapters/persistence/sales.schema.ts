import { defineEntity, p } from '@mikro-orm/core';

/** An order that has changed since it was counted, once for each transaction that changed it. */
export const salesChangeSchema = defineEntity({
  name: 'SalesChange',
  tableName: 'sales_change',
  properties: {
    orderId: p.uuid().primary(),
    writtenIn: p.bigint('string').columnType('xid8').primary().defaultRaw('pg_current_xact_id()'),
  },
});

const list = (columnType: string) => p.array().$type<string[]>().columnType(columnType);

const amounts = {
  placedCents: p.bigint('number'),
  goodsCents: p.bigint('number'),
  deliveryCents: p.bigint('number'),
  taxCents: p.bigint('number'),
  leftCents: p.bigint('number'),
  backCents: p.bigint('number'),
  discountCents: p.bigint('number'),
  capturedCents: p.bigint('number'),
  refundedCents: p.bigint('number'),
};

/** What an order counts as in the sums; amounts in the shop's currency but for what was captured and refunded. */
export const orderSaleSchema = defineEntity({
  name: 'OrderSale',
  tableName: 'order_sale',
  properties: {
    orderId: p.uuid().primary(),
    at: p.datetime(),
    day: p.date(),
    currency: p.character().length(3),
    country: p.text(),
    method: p.text(),
    coupon: p.text(),
    delivery: p.text(),
    sold: p.integer(),
    whole: p.integer(),
    ...amounts,
    products: list('uuid[]'),
    pieces: list('bigint[]'),
    lineCents: list('bigint[]'),
    lineGoodsCents: list('bigint[]'),
    piecesBack: list('bigint[]'),
    lineBackCents: list('bigint[]'),
    lineCostCents: list('bigint[]'),
    lineCostedCents: list('bigint[]'),
    discounts: list('uuid[]'),
    reducedCents: list('bigint[]'),
    inGroups: list('uuid[]'),
  },
});

/** What the orders of a day or a month come to that have something in common. */
export const salesSumSchema = defineEntity({
  name: 'SalesSum',
  tableName: 'sales_sum',
  properties: {
    dimension: p.text().primary(),
    span: p.text().$type<'day' | 'month'>().primary(),
    first: p.date().primary(),
    key: p.text().primary(),
    currency: p.character().length(3).primary(),
    orders: p.bigint('number'),
    sold: p.bigint('number'),
    whole: p.bigint('number'),
    pieces: p.bigint('number'),
    piecesBack: p.bigint('number'),
    ...amounts,
    costCents: p.bigint('number'),
    costedCents: p.bigint('number'),
  },
});

const taxes = {
  papers: p.bigint('number'),
  netCents: p.bigint('number'),
  taxCents: p.bigint('number'),
  grossCents: p.bigint('number'),
  ownNetCents: p.bigint('number'),
  ownTaxCents: p.bigint('number'),
  ownGrossCents: p.bigint('number'),
};

/** What papers of an order tell of its taxes, as the sums count it; in the currency of the order and, as `own`, in the shop's. */
export const orderTaxSchema = defineEntity({
  name: 'OrderTax',
  tableName: 'order_tax',
  properties: {
    orderId: p.uuid().primary(),
    place: p.integer().primary(),
    recordId: p.uuid(),
    kind: p.text().$type<'invoice' | 'credit'>(),
    day: p.date(),
    currency: p.character().length(3),
    country: p.text(),
    name: p.text(),
    thousandths: p.integer(),
    ...taxes,
  },
  indexes: [{ name: 'order_tax_day_idx', properties: ['day', 'name'] }],
});

/** What papers of a day or a month tell of one rate. */
export const taxSumSchema = defineEntity({
  name: 'TaxSum',
  tableName: 'tax_sum',
  properties: {
    span: p.text().$type<'day' | 'month'>().primary(),
    first: p.date().primary(),
    kind: p.text().$type<'invoice' | 'credit'>().primary(),
    currency: p.character().length(3).primary(),
    country: p.text().primary(),
    name: p.text().primary(),
    thousandths: p.integer().primary(),
    ...taxes,
  },
});

/** In which time zone the days of the sums are; none before anything was counted. */
export const salesBookSchema = defineEntity({
  name: 'SalesBook',
  tableName: 'sales_book',
  properties: {
    singleton: p.boolean().primary().default(true),
    zone: p.text().nullable(),
  },
});
