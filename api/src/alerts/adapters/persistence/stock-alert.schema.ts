import { defineEntity, p } from '@mikro-orm/core';

/** Who waits for what; gone once told. Without a variant, any of the product will do. */
export const stockAlertSchema = defineEntity({
  name: 'StockAlert',
  tableName: 'stock_alert',
  properties: {
    id: p.uuid().primary(),
    productId: p.uuid(),
    variantId: p.uuid().nullable(),
    email: p.text(),
    emailKey: p.text(),
    language: p.text().nullable(),
    createdAt: p.datetime(),
  },
});

/** Of which variants that run low the shop was told. */
export const lowStockToldSchema = defineEntity({
  name: 'LowStockTold',
  tableName: 'low_stock_told',
  properties: {
    variantId: p.uuid().primary(),
    toldAt: p.datetime(),
  },
});
