import { accountSchema } from './accounts/adapters/persistence/account.schema.js';
import { addressSchema } from './accounts/adapters/persistence/address.schema.js';
import { formerMailboxSchema } from './accounts/adapters/persistence/former-mailbox.schema.js';
import * as secondFactor from './accounts/adapters/persistence/second-factor.schema.js';
import * as session from './accounts/adapters/persistence/session.schema.js';
import { SHOP_ARCHIVE_SCHEMAS } from './shop-archive/adapters/persistence/shop-archive.schema.js';
import { ARRIVAL_SCHEMAS } from './arrivals/adapters/persistence/arrival.schema.js';
import { lowStockToldSchema, stockAlertSchema } from './alerts/adapters/persistence/stock-alert.schema.js';
import { CHANNEL_SCHEMAS } from './channels/adapters/persistence/channel.schema.js';
import { WEBHOOK_SCHEMAS } from './webhooks/adapters/persistence/webhook.schema.js';
import {
  earlierOrderSchema,
  movedEarlierOrderSchema,
} from './earlier-orders/adapters/persistence/earlier-order.schema.js';
import { draftOrderSchema } from './draft-orders/adapters/persistence/draft-order.schema.js';
import { ucpSessionSchema } from './ucp/adapters/persistence/ucp-session.schema.js';
import { eventHeadSchema, eventSchema } from './events/adapters/persistence/event.schema.js';
import { apiKeySchema, apiKeySecretSchema } from './api-keys/adapters/persistence/api-key.schema.js';
import { proposalSchema } from './staff-tools/adapters/persistence/proposal.schema.js';
import { OAUTH_SCHEMAS } from './oauth/adapters/persistence/oauth.schema.js';
import { staffRoleSchema } from './accounts/adapters/persistence/staff-role.schema.js';
import { cartConsentSchema } from './left-carts/adapters/persistence/cart-consent.schema.js';
import { cartStopSchema } from './left-carts/adapters/persistence/cart-stop.schema.js';
import { cartLineSchema } from './cart/adapters/persistence/cart-line.schema.js';
import { categorySchema } from './catalogue/adapters/persistence/category.schema.js';
import { PRODUCT_IMPORT_SCHEMAS } from './catalogue/adapters/persistence/product-import.schema.js';
import * as product from './catalogue/adapters/persistence/product.schema.js';
import * as search from './catalogue/adapters/persistence/search-word.schema.js';
import {
  contactMessageSchema,
  contactReplySchema,
} from './contact/adapters/persistence/contact-message.schema.js';
import { emailConfirmationSchema } from './email-confirmation/adapters/persistence/email-confirmation.schema.js';
import { favoriteSchema } from './favorites/adapters/persistence/favorite.schema.js';
import { STOCK_TABLES } from './inventory/adapters/persistence/stock.schema.js';
import {
  creditNoteCounterSchema,
  creditNoteSchema,
} from './invoices/adapters/persistence/credit-note.schema.js';
import { invoiceCounterSchema, invoiceSchema } from './invoices/adapters/persistence/invoice.schema.js';
import { eInvoiceSendingSchema } from './invoices/adapters/persistence/sending.schema.js';
import { fiscalRegistrationSchema } from './invoices/adapters/persistence/registration.schema.js';
import { ledgerPostingSchema, ledgerTransactionSchema } from './ledger/adapters/persistence/ledger.schema.js';
import { mediaSchema } from './media/adapters/persistence/media.schema.js';
import { newsletterSubscriberSchema } from './newsletter/adapters/persistence/newsletter-subscriber.schema.js';
import { orderLetterSchema } from './orders/adapters/persistence/order-letter.schema.js';
import { orderGroupSchema } from './orders/adapters/persistence/order-group.schema.js';
import { orderEditSchema } from './orders/adapters/persistence/order-edit.schema.js';
import { orderEventSchema, trackingEventSchema } from './orders/adapters/persistence/order-event.schema.js';
import { orderFeedbackSchema } from './orders/adapters/persistence/order-feedback.schema.js';
import { orderLineCostSchema, orderLineSchema } from './orders/adapters/persistence/order-line.schema.js';
import { orderSchema } from './orders/adapters/persistence/order.schema.js';
import { pageSchema, pageTextSchema, pageVersionSchema } from './pages/adapters/persistence/page.schema.js';
import { redirectSchema } from './pages/adapters/persistence/redirect.schema.js';
import { paymentAttemptSchema } from './payments/adapters/persistence/attempt.schema.js';
import { providerEventSchema } from './payments/adapters/persistence/provider-event.schema.js';
import { parcelLineSchema, parcelSchema } from './orders/adapters/persistence/parcel.schema.js';
import { refundRequestSchema } from './orders/adapters/persistence/refund-request.schema.js';
import { refundSchema } from './payments/adapters/persistence/refund.schema.js';
import { tenderSchema } from './payments/adapters/persistence/tender.schema.js';
import { staffBudgetSchema } from './platform/staff-budget/staff-budget.schema.js';
import { auditEventSchema, auditHeadSchema } from './platform/audit/audit-event.schema.js';
import { idempotencyKeySchema } from './platform/idempotency/idempotency-key.schema.js';
import { jobWorkerSchema } from './platform/jobs/job-worker.schema.js';
import { outboxSchema } from './platform/jobs/outbox.schema.js';
import { regularJobSchema } from './platform/jobs/regular-job.schema.js';
import { rateLimitSchema } from './platform/rate-limit/rate-limit.schema.js';
import { securityEventSchema } from './platform/security/security-event.schema.js';
import { REMARK_TABLES } from './accounts/adapters/persistence/customer-group.schema.js';
import { customerImportLineSchema } from './accounts/adapters/persistence/customer-import.schema.js';
import {
  cardHandoverSchema,
  creditEntrySchema,
  creditSchema,
} from './credit/adapters/persistence/credit.schema.js';
import { digitalFileSchema, downloadSchema } from './downloads/adapters/persistence/download.schema.js';
import { couponSchema, couponUseSchema } from './promotions/adapters/persistence/coupon.schema.js';
import { discountSchema, discountUseSchema } from './promotions/adapters/persistence/discount.schema.js';
import { orderReturnSchema } from './returns/adapters/persistence/order-return.schema.js';
import { withdrawalSchema } from './withdrawals/adapters/persistence/withdrawal.schema.js';
import * as sales from './reports/adapters/persistence/sales.schema.js';
import { reviewSchema } from './reviews/adapters/persistence/review.schema.js';
import { exchangeRateSchema } from './settings/adapters/persistence/exchange-rate.schema.js';
import { settingSchema } from './settings/adapters/persistence/setting.schema.js';
import { labelFileSchema, shippingLabelSchema } from './labels/adapters/persistence/shipping-label.schema.js';
import { carrierRateSchema } from './shipping/adapters/persistence/carrier-rate.schema.js';
import { shippingZoneSchema } from './shipping/adapters/persistence/shipping-zone.schema.js';
import { taxZoneSchema } from './tax/adapters/persistence/tax-zone.schema.js';
import { TRANSLATION_TABLES } from './translations/adapters/persistence/all.schema.js';
import { unpaidOrderSchema } from './unpaid-orders/adapters/persistence/unpaid-order.schema.js';

/** Every table of the shop, each defined once in the feature that owns it; the migrations are checked against them. */
export const DEFINITIONS = [
  ...[accountSchema, addressSchema, formerMailboxSchema, auditEventSchema, auditHeadSchema],
  ...[cartConsentSchema, cartLineSchema, cartStopSchema],
  categorySchema,
  contactMessageSchema,
  contactReplySchema,
  ...[couponSchema, couponUseSchema, discountSchema, discountUseSchema],
  ...[creditSchema, creditEntrySchema, cardHandoverSchema],
  ...[digitalFileSchema, downloadSchema],
  ...REMARK_TABLES,
  customerImportLineSchema,
  earlierOrderSchema,
  movedEarlierOrderSchema,
  ...[emailConfirmationSchema, favoriteSchema],
  idempotencyKeySchema,
  creditNoteCounterSchema,
  creditNoteSchema,
  ...[invoiceCounterSchema, invoiceSchema],
  fiscalRegistrationSchema,
  eInvoiceSendingSchema,
  jobWorkerSchema,
  regularJobSchema,
  ledgerPostingSchema,
  ledgerTransactionSchema,
  mediaSchema,
  newsletterSubscriberSchema,
  orderReturnSchema,
  withdrawalSchema,
  ...[
    orderEditSchema,
    orderEventSchema,
    orderFeedbackSchema,
    orderGroupSchema,
    orderLineCostSchema,
    orderLineSchema,
    orderSchema,
  ],
  outboxSchema,
  paymentAttemptSchema,
  tenderSchema,
  ...PRODUCT_IMPORT_SCHEMAS,
  providerEventSchema,
  rateLimitSchema,
  ...[parcelLineSchema, parcelSchema, refundRequestSchema],
  refundSchema,
  reviewSchema,
  securityEventSchema,
  exchangeRateSchema,
  settingSchema,
  pageSchema,
  redirectSchema,
  pageVersionSchema,
  pageTextSchema,
  shippingZoneSchema,
  carrierRateSchema,
  shippingLabelSchema,
  labelFileSchema,
  ...[lowStockToldSchema, stockAlertSchema],
  staffBudgetSchema,
  staffRoleSchema,
  ...[eventSchema, eventHeadSchema, apiKeySchema, apiKeySecretSchema],
  ...OAUTH_SCHEMAS,
  ...[draftOrderSchema, ucpSessionSchema, proposalSchema],
  ...[...WEBHOOK_SCHEMAS, ...CHANNEL_SCHEMAS, ...STOCK_TABLES],
  ...[...ARRIVAL_SCHEMAS, ...SHOP_ARCHIVE_SCHEMAS],
  taxZoneSchema,
  orderLetterSchema,
  trackingEventSchema,
  ...TRANSLATION_TABLES,
  unpaidOrderSchema,
  ...Object.values(product),
  ...Object.values(search),
  ...Object.values(sales),
  ...Object.values(secondFactor),
  ...Object.values(session),
];
