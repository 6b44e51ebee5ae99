import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type {
  productCategorySchema,
  productSchema,
} from '../../../catalogue/adapters/persistence/product.schema.js';
import type { emailConfirmationSchema } from '../../../email-confirmation/adapters/persistence/email-confirmation.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { couponSchema, couponUseSchema } from './coupon.schema.js';
import type { discountSchema, discountUseSchema } from './discount.schema.js';

/** Coupons, discounts and their uses, and what they read of accounts, proven mailboxes, orders and goods. */
export type PromotionTables = Tables<
  | typeof couponSchema
  | typeof couponUseSchema
  | typeof discountSchema
  | typeof discountUseSchema
  | typeof productSchema
  | typeof productCategorySchema
  | typeof accountSchema
  | typeof emailConfirmationSchema
  | typeof orderSchema
  | typeof orderLineSchema
>;
