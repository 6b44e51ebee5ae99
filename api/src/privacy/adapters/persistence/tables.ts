import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { addressSchema } from '../../../accounts/adapters/persistence/address.schema.js';
import type {
  customerGroupMemberSchema,
  customerGroupSchema,
  customerNoteSchema,
  customerTagSchema,
} from '../../../accounts/adapters/persistence/customer-group.schema.js';
import type { formerMailboxSchema } from '../../../accounts/adapters/persistence/former-mailbox.schema.js';
import type { customerImportLineSchema } from '../../../accounts/adapters/persistence/customer-import.schema.js';
import type {
  emailChangeSchema,
  passwordResetSchema,
  sessionSchema,
} from '../../../accounts/adapters/persistence/session.schema.js';
import type {
  passkeySchema,
  recoveryCodeSchema,
  secondFactorSchema,
} from '../../../accounts/adapters/persistence/second-factor.schema.js';
import type { stockAlertSchema } from '../../../alerts/adapters/persistence/stock-alert.schema.js';
import type { cartConsentSchema } from '../../../left-carts/adapters/persistence/cart-consent.schema.js';
import type { cartStopSchema } from '../../../left-carts/adapters/persistence/cart-stop.schema.js';
import type { cartLineSchema } from '../../../cart/adapters/persistence/cart-line.schema.js';
import type {
  contactMessageSchema,
  contactReplySchema,
} from '../../../contact/adapters/persistence/contact-message.schema.js';
import type { draftOrderSchema } from '../../../draft-orders/adapters/persistence/draft-order.schema.js';
import type { earlierOrderSchema } from '../../../earlier-orders/adapters/persistence/earlier-order.schema.js';
import type { emailConfirmationSchema } from '../../../email-confirmation/adapters/persistence/email-confirmation.schema.js';
import type {
  cardHandoverSchema,
  creditEntrySchema,
  creditSchema,
} from '../../../credit/adapters/persistence/credit.schema.js';
import type {
  digitalFileSchema,
  downloadSchema,
} from '../../../downloads/adapters/persistence/download.schema.js';
import type { favoriteSchema } from '../../../favorites/adapters/persistence/favorite.schema.js';
import type { creditNoteSchema } from '../../../invoices/adapters/persistence/credit-note.schema.js';
import type { invoiceSchema } from '../../../invoices/adapters/persistence/invoice.schema.js';
import type { fiscalRegistrationSchema } from '../../../invoices/adapters/persistence/registration.schema.js';
import type { eInvoiceSendingSchema } from '../../../invoices/adapters/persistence/sending.schema.js';
import type { newsletterSubscriberSchema } from '../../../newsletter/adapters/persistence/newsletter-subscriber.schema.js';
import type { orderGroupSchema } from '../../../orders/adapters/persistence/order-group.schema.js';
import type { orderLetterSchema } from '../../../orders/adapters/persistence/order-letter.schema.js';
import type { orderEventSchema } from '../../../orders/adapters/persistence/order-event.schema.js';
import type { orderFeedbackSchema } from '../../../orders/adapters/persistence/order-feedback.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import type { refundRequestSchema } from '../../../orders/adapters/persistence/refund-request.schema.js';
import type { paymentAttemptSchema } from '../../../payments/adapters/persistence/attempt.schema.js';
import type { refundSchema } from '../../../payments/adapters/persistence/refund.schema.js';
import type { tenderSchema } from '../../../payments/adapters/persistence/tender.schema.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { securityEventSchema } from '../../../platform/security/security-event.schema.js';
import type { auditEventSchema } from '../../../platform/audit/audit-event.schema.js';
import type { idempotencyKeySchema } from '../../../platform/idempotency/idempotency-key.schema.js';
import type { couponSchema } from '../../../promotions/adapters/persistence/coupon.schema.js';
import type { orderReturnSchema } from '../../../returns/adapters/persistence/order-return.schema.js';
import type { reviewSchema } from '../../../reviews/adapters/persistence/review.schema.js';
import type { proposalSchema } from '../../../staff-tools/adapters/persistence/proposal.schema.js';
import type { withdrawalSchema } from '../../../withdrawals/adapters/persistence/withdrawal.schema.js';
import type { unpaidOrderSchema } from '../../../unpaid-orders/adapters/persistence/unpaid-order.schema.js';

/** Every table that says something of a person. A new one belongs in here. */
export type PersonalTables = Tables<
  | typeof accountSchema
  | typeof addressSchema
  | typeof auditEventSchema
  | typeof cartConsentSchema
  | typeof cartStopSchema
  | typeof cartLineSchema
  | typeof contactMessageSchema
  | typeof contactReplySchema
  | typeof couponSchema
  | typeof creditEntrySchema
  | typeof cardHandoverSchema
  | typeof customerGroupMemberSchema
  | typeof customerGroupSchema
  | typeof customerImportLineSchema
  | typeof customerNoteSchema
  | typeof proposalSchema
  | typeof customerTagSchema
  | typeof creditNoteSchema
  | typeof digitalFileSchema
  | typeof downloadSchema
  | typeof draftOrderSchema
  | typeof creditSchema
  | typeof earlierOrderSchema
  | typeof eInvoiceSendingSchema
  | typeof emailChangeSchema
  | typeof emailConfirmationSchema
  | typeof favoriteSchema
  | typeof formerMailboxSchema
  | typeof fiscalRegistrationSchema
  | typeof idempotencyKeySchema
  | typeof invoiceSchema
  | typeof newsletterSubscriberSchema
  | typeof orderEventSchema
  | typeof orderFeedbackSchema
  | typeof orderGroupSchema
  | typeof orderLetterSchema
  | typeof orderLineSchema
  | typeof orderReturnSchema
  | typeof orderSchema
  | typeof passwordResetSchema
  | typeof paymentAttemptSchema
  | typeof tenderSchema
  | typeof refundSchema
  | typeof refundRequestSchema
  | typeof reviewSchema
  | typeof securityEventSchema
  | typeof sessionSchema
  | typeof unpaidOrderSchema
  | typeof withdrawalSchema
  | typeof stockAlertSchema
  | typeof passkeySchema
  | typeof recoveryCodeSchema
  | typeof secondFactorSchema
>;
