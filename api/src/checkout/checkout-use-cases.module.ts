import { Clock } from '../kernel/clock.js';
import { GroupMembership } from '../kernel/customer-groups.js';
import { Exchanges } from '../kernel/exchange.js';
import { Failpoints } from '../kernel/failpoints.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { StaffBudget } from '../kernel/staff-budget.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { FindCredit } from '../credit/application/find-credit.js';
import { HandOverDownloads } from '../downloads/application/hand-over-downloads.js';
import { RevokeDownloads } from '../downloads/application/revoke-downloads.js';
import { SellCards } from '../credit/application/sell-cards.js';
import { TakeBackCards } from '../credit/application/take-back-cards.js';
import { Stock } from '../inventory/application/ports.js';
import { CancelOrder } from '../orders/application/cancel-order.js';
import { MarkPaid } from '../orders/application/mark-paid.js';
import { NewOrderId } from '../orders/application/new-order-id.js';
import { PlaceOrder } from '../orders/application/place-order.js';
import { Orders } from '../orders/application/ports.js';
import { RecordMoney } from '../orders/application/record-money.js';
import { MoneyOfOrder } from '../payments/application/money-of-order.js';
import { OfferedMethods } from '../payments/application/offered-methods.js';
import { OpenPayment } from '../payments/application/open-payment.js';
import { PaymentMethods } from '../payments/application/payment-methods.js';
import { PutBack } from '../payments/application/put-back.js';
import { RequestRefund } from '../payments/application/request-refund.js';
import { SettleAttempt } from '../payments/application/settle-attempt.js';
import { Attempts, Inbox, Tenders, PaymentSettings } from '../payments/application/stores.js';
import { EstimateDelivery } from '../shipping/application/estimate-delivery.js';
import { CheckVatNumber } from '../tax/application/check-vat-number.js';
import { CalculateTaxes } from '../tax/application/calculate-taxes.js';
import { EstimateTaxes } from '../tax/application/estimate-taxes.js';
import { LimitUnpaidOrders } from '../unpaid-orders/application/limit-unpaid-orders.js';
import { useCase } from '../platform/nest/use-case.js';
import { Coupons } from '../promotions/application/ports.js';
import { DiscountsInForce } from '../promotions/application/discounts-in-force.js';
import { TakeDiscounts } from '../promotions/application/take-discounts.js';
import { CartHolds } from './application/cart-holds.js';
import { AskForConsent } from './application/ask-for-consent.js';
import { ApplyEffects } from './application/apply-effects.js';
import { CreditParts } from './application/credit-parts.js';
import { ChargeDelivery } from './application/charge-delivery.js';
import { ShowConfirmation } from './application/show-confirmation.js';
import { SyncAttempt } from './application/sync-attempt.js';
import { CompleteEdit } from './application/complete-edit.js';
import { CancelAttempts } from './application/cancel-attempts.js';
import { FindPendingOrders } from './application/find-pending-orders.js';
import { FindByIdempotencyKey } from './application/find-by-idempotency-key.js';
import { ApplyProviderDispute } from './application/apply-provider-dispute.js';
import { ApplyProviderRefund } from '../payments/application/apply-provider-refund.js';
import { ListCountries } from './application/list-countries.js';
import { LendUses } from './application/lend-uses.js';
import { OpenEdit } from './application/open-edit.js';
import { PayOrder } from './application/pay-order.js';
import { PlaceOrderAndPay } from './application/place-order-and-pay.js';
import { PlacePurchase } from './application/place-purchase.js';
import { PreparePurchase } from './application/prepare-purchase.js';
import { SupersedeOrder } from './application/supersede-order.js';
import { Carts, BasketReads, SoldFiles, WaitingOrders } from './application/ports.js';
import { QuoteBasket } from './application/quote-basket.js';
import { QuoteCheckout } from './application/quote-checkout.js';
import { ReceiveEvent } from './application/receive-event.js';
import { RecordPayment } from './application/record-payment.js';
import { RetryPayment } from './application/retry-payment.js';
import { ShowOwnPrices } from './application/show-own-prices.js';
import { SettleOrder } from './application/settle-order.js';
import { PayWaitingOrder } from './application/pay-waiting-order.js';
import { ShowPayment } from './application/show-payment.js';
import { ShowSessionStatus } from './application/show-session-status.js';
import { SyncOrderTotals } from './application/sync-order-totals.js';
import { EDITING } from './editing-use-cases.module.js';
import { UNDOING } from './undoing-use-cases.module.js';

const BUYING = [
  useCase(ChargeDelivery, EstimateDelivery, EstimateTaxes, ShopTerms),
  useCase(PreparePurchase, CheckVatNumber, CalculateTaxes, EstimateDelivery),
  useCase(QuoteBasket, BasketReads, TakeDiscounts, Carts, ChargeDelivery, Exchanges),
  useCase(ShowOwnPrices, BasketReads, GroupMembership, Exchanges, EstimateTaxes, ShopTerms),
  useCase(CartHolds, Carts, WaitingOrders),
  useCase(
    QuoteCheckout,
    QuoteBasket,
    PaymentMethods,
    OfferedMethods,
    PaymentSettings,
    CheckVatNumber,
    CreditParts,
  ),
  useCase(
    PayOrder,
    Orders,
    Tenders,
    Attempts,
    PaymentMethods,
    OpenPayment,
    SettleOrder,
    UnitOfWork,
    Failpoints,
  ),
  useCase(FindByIdempotencyKey, Orders),
  useCase(FindPendingOrders, Orders, Tenders, Attempts),
  useCase(CreditParts, FindCredit, Carts),
  useCase(
    PlacePurchase,
    PaymentMethods,
    Carts,
    Stock,
    PlaceOrder,
    Coupons,
    DiscountsInForce,
    ApplyEffects,
    OpenPayment,
    SettleOrder,
    LimitUnpaidOrders,
    Failpoints,
    NewOrderId,
    CreditParts,
    SellCards,
    OpenEdit,
    AskForConsent,
    LendUses,
  ),
  useCase(AskForConsent, ShopTerms, SoldFiles, Clock),
  useCase(SupersedeOrder, Orders, CancelAttempts, CancelOrder, ApplyEffects),
  useCase(
    PlaceOrderAndPay,
    FindByIdempotencyKey,
    PreparePurchase,
    Carts,
    QuoteBasket,
    FindPendingOrders,
    SupersedeOrder,
    PlacePurchase,
    PayOrder,
    UnitOfWork,
    Failpoints,
  ),
  useCase(RetryPayment, Tenders, Orders, PayOrder),
  useCase(PayWaitingOrder, Orders, Tenders, Attempts, OpenPayment, OfferedMethods, CancelAttempts, PayOrder),
];

const CONFIRMING = [
  useCase(SyncOrderTotals, MoneyOfOrder, RecordMoney),
  useCase(
    ApplyEffects,
    ...([Stock, Coupons, DiscountsInForce, Carts, Tenders, RequestRefund, Outbox] as const),
    ...([PutBack, TakeBackCards, RevokeDownloads, LendUses] as const),
  ),
  useCase(
    SettleOrder,
    Orders,
    Attempts,
    Tenders,
    SettleAttempt,
    SyncOrderTotals,
    MarkPaid,
    ApplyEffects,
    UnitOfWork,
    Outbox,
    Failpoints,
    SellCards,
    CompleteEdit,
    HandOverDownloads,
  ),
  useCase(SyncAttempt, Attempts, Orders, PaymentMethods, SettleOrder, Failpoints),
  useCase(ShowConfirmation, PaymentMethods, Attempts, Orders, SyncAttempt),
  useCase(ShowSessionStatus, PaymentMethods, Attempts, Orders),
  useCase(ShowPayment, Tenders, Attempts, Orders, SyncAttempt, Clock),
  useCase(
    ReceiveEvent,
    PaymentMethods,
    Inbox,
    Attempts,
    SyncAttempt,
    ApplyProviderRefund,
    ApplyProviderDispute,
    Outbox,
    Clock,
  ),
  useCase(
    RecordPayment,
    PaymentMethods,
    Orders,
    Tenders,
    Attempts,
    CancelAttempts,
    SettleOrder,
    UnitOfWork,
    Clock,
    Ids,
    StaffBudget,
  ),
];

const ASKING = [useCase(ListCountries, EstimateDelivery, EstimateTaxes)];

/** Checkout's use cases with what each is made of. */
export const USE_CASES = [...BUYING, ...ASKING, ...CONFIRMING, ...UNDOING, ...EDITING];
