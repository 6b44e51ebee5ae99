import type { productImportSchema } from '../../../catalogue/adapters/persistence/product-import.schema.js';
import type { variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { draftOrderSchema } from '../../../draft-orders/adapters/persistence/draft-order.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { couponSchema } from '../../../promotions/adapters/persistence/coupon.schema.js';
import type { discountSchema } from '../../../promotions/adapters/persistence/discount.schema.js';
import type { shippingZoneSchema } from '../../../shipping/adapters/persistence/shipping-zone.schema.js';
import type { taxZoneSchema } from '../../../tax/adapters/persistence/tax-zone.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { exchangeRateSchema } from './exchange-rate.schema.js';
import type { settingSchema } from './setting.schema.js';

/** The settings, what stands in the shop's currency, and what is compared in another one. */
export type SettingTables = Tables<
  | typeof settingSchema
  | typeof orderSchema
  | typeof draftOrderSchema
  | typeof variantSchema
  | typeof productImportSchema
  | typeof shippingZoneSchema
  | typeof couponSchema
  | typeof discountSchema
  | typeof taxZoneSchema
>;
export type ExchangeRateTables = Tables<typeof exchangeRateSchema>;
