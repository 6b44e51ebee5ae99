import type { cartConsentSchema } from '../../../left-carts/adapters/persistence/cart-consent.schema.js';
import type { cartLineSchema } from '../../../cart/adapters/persistence/cart-line.schema.js';
import type { creditSchema } from '../../../credit/adapters/persistence/credit.schema.js';
import type { draftOrderSchema } from '../../../draft-orders/adapters/persistence/draft-order.schema.js';
import type {
  earlierOrderSchema,
  movedEarlierOrderSchema,
} from '../../../earlier-orders/adapters/persistence/earlier-order.schema.js';
import type { favoriteSchema } from '../../../favorites/adapters/persistence/favorite.schema.js';
import type { newsletterSubscriberSchema } from '../../../newsletter/adapters/persistence/newsletter-subscriber.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { LimitTables } from '../../../platform/rate-limit/count-hits.js';
import type { idempotencyKeySchema } from '../../../platform/idempotency/idempotency-key.schema.js';
import type { securityEventSchema } from '../../../platform/security/security-event.schema.js';
import type {
  couponSchema,
  couponUseSchema,
} from '../../../promotions/adapters/persistence/coupon.schema.js';
import type { discountUseSchema } from '../../../promotions/adapters/persistence/discount.schema.js';
import type { reviewSchema } from '../../../reviews/adapters/persistence/review.schema.js';
import type { settingSchema } from '../../../settings/adapters/persistence/setting.schema.js';
import type { ucpSessionSchema } from '../../../ucp/adapters/persistence/ucp-session.schema.js';
import type { unpaidOrderSchema } from '../../../unpaid-orders/adapters/persistence/unpaid-order.schema.js';
import type { proposalSchema } from '../../../staff-tools/adapters/persistence/proposal.schema.js';
import type { accountSchema } from './account.schema.js';
import type { addressSchema } from './address.schema.js';
import type {
  customerGroupMemberSchema,
  customerGroupSchema,
  customerNoteSchema,
  customerTagSchema,
} from './customer-group.schema.js';
import type { customerImportLineSchema } from './customer-import.schema.js';
import type { emailConfirmationSchema } from '../../../email-confirmation/adapters/persistence/email-confirmation.schema.js';
import type { formerMailboxSchema } from './former-mailbox.schema.js';
import type { emailChangeSchema, passwordResetSchema, sessionSchema } from './session.schema.js';
import type {
  passkeyChallengeSchema,
  passkeySchema,
  recoveryCodeSchema,
  secondFactorSchema,
} from './second-factor.schema.js';
import type { staffRoleSchema } from './staff-role.schema.js';

/** The tables that accounts own. */
export type AccountTables = Tables<
  | typeof accountSchema
  | typeof sessionSchema
  | typeof passwordResetSchema
  | typeof emailChangeSchema
  | typeof emailConfirmationSchema
  | typeof formerMailboxSchema
  | typeof addressSchema
  | typeof staffRoleSchema
  | typeof secondFactorSchema
  | typeof recoveryCodeSchema
  | typeof passkeySchema
  | typeof passkeyChallengeSchema
>;

/** What is read of who asks, with the settings of the shop, and how often they have asked. */
export type CallerTables = AccountTables & LimitTables & Tables<typeof settingSchema>;

/** What the back office reads of customers. */
export type CustomerTables = Tables<
  | typeof accountSchema
  | typeof addressSchema
  | typeof orderSchema
  | typeof staffRoleSchema
  | typeof customerGroupSchema
  | typeof customerGroupMemberSchema
  | typeof customerNoteSchema
  | typeof customerTagSchema
>;

/** All that belongs to an account, for one that becomes a part of another. */
export type MergeTables = CustomerImportTables &
  AccountTables &
  Tables<
    | typeof cartConsentSchema
    | typeof cartLineSchema
    | typeof couponUseSchema
    | typeof discountUseSchema
    | typeof earlierOrderSchema
    | typeof movedEarlierOrderSchema
    | typeof favoriteSchema
    | typeof idempotencyKeySchema
    | typeof proposalSchema
    | typeof reviewSchema
    | typeof securityEventSchema
    | typeof ucpSessionSchema
    | typeof unpaidOrderSchema
  >;

/** What an import of customers reads and writes. */
export type CustomerImportTables = CustomerTables &
  Tables<
    | typeof customerImportLineSchema
    | typeof newsletterSubscriberSchema
    | typeof couponSchema
    | typeof creditSchema
    | typeof draftOrderSchema
    | typeof emailConfirmationSchema
  >;
