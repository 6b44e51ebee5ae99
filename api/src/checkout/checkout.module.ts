import { Global, Module } from '@nestjs/common';
import { OwnHolds } from '../cart/application/ports.js';
import { InventoryModule } from '../inventory/inventory.module.js';
import { OrderCommands } from '../orders/application/order-commands.js';
import { RecordMoneyOfRefunds } from '../orders/application/record-money-of-refunds.js';
import { OrdersModule } from '../orders/orders.module.js';
import { AttemptSync, PaidOrders } from '../payments/application/paid-orders.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { Speaking } from '../kernel/speaking.js';
import { SpeakingAsAsked } from '../platform/http/speaking-as-asked.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { CreditModule } from '../credit/credit.module.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { EmailConfirmationModule } from '../email-confirmation/email-confirmation.module.js';
import { ReturnsModule } from '../returns/returns.module.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { TaxModule } from '../tax/tax.module.js';
import { UnpaidOrdersModule } from '../unpaid-orders/unpaid-orders.module.js';
import { PromptLimits } from './adapters/http/prompt-limits.js';
import { CheckoutController } from './adapters/http/checkout.controller.js';
import { CountriesController } from './adapters/http/countries.controller.js';
import { CouponsController } from './adapters/http/coupons.controller.js';
import { MethodsController } from './adapters/http/methods.controller.js';
import { OrderEditsController } from './adapters/http/order-edits.controller.js';
import { PayWaitingOrderController } from './adapters/http/pay-waiting-order.controller.js';
import { OwnPricesController } from './adapters/http/own-prices.controller.js';
import { QuoteController } from './adapters/http/quote.controller.js';
import { ReceiptsController } from './adapters/http/receipts.controller.js';
import { SessionStatusController } from './adapters/http/session-status.controller.js';
import { SpecificationCallsController } from './adapters/http/specification-calls.controller.js';
import { WebhooksController } from './adapters/http/webhooks.controller.js';
import { CheckoutJobs } from './adapters/jobs/checkout-jobs.js';
import { PostgresCarts } from './adapters/persistence/postgres-carts.js';
import { PostgresSoldFiles } from './adapters/persistence/postgres-sold-files.js';
import { PostgresBasketReads } from './adapters/persistence/postgres-basket-reads.js';
import { ReceiptReads } from './adapters/persistence/receipt-reads.js';
import { PostgresWaitingOrders } from './adapters/persistence/postgres-waiting-orders.js';
import { CancelAndRefund } from './application/cancel-and-refund.js';
import { CartHolds } from './application/cart-holds.js';
import { TakeInGoods } from './application/take-in-goods.js';
import { CheckoutOrderCommands } from './application/checkout-order-commands.js';
import { SyncAttempt } from './application/sync-attempt.js';
import { Carts, BasketReads, SoldFiles, WaitingOrders } from './application/ports.js';
import { PayWaitingOrder } from './application/pay-waiting-order.js';
import { PlaceOrderAndPay } from './application/place-order-and-pay.js';
import { QuoteCheckout } from './application/quote-checkout.js';
import { RecordPayment } from './application/record-payment.js';
import { RefundOrder } from './application/refund-order.js';
import { USE_CASES } from './checkout-use-cases.module.js';

/** Checkout: the one feature that orchestrates others, from a full cart to a paid order and back. Answers `OrderCommands`, `OwnHolds` and `AttemptSync`. */
@Global()
@Module({
  imports: [
    CreditModule,
    DownloadsModule,
    PromotionsModule,
    InventoryModule,
    OrdersModule,
    PaymentsModule,
    ReturnsModule,
    UnpaidOrdersModule,
    EmailConfirmationModule,
    ShippingModule,
    TaxModule,
  ],
  controllers: [
    ...[QuoteController, OwnPricesController],
    ReceiptsController,
    MethodsController,
    CountriesController,
    SessionStatusController,
    SpecificationCallsController,
    CheckoutController,
    PayWaitingOrderController,
    WebhooksController,
    CouponsController,
    OrderEditsController,
  ],
  providers: [
    ReceiptReads,
    PromptLimits,
    adapter(BasketReads, PostgresBasketReads),
    adapter(Carts, PostgresCarts),
    adapter(SoldFiles, PostgresSoldFiles),
    adapter(WaitingOrders, PostgresWaitingOrders),
    adapter(Speaking, SpeakingAsAsked),
    ...USE_CASES,
    CheckoutJobs,
    useCase(CheckoutOrderCommands, CancelAndRefund, RecordPayment, RefundOrder, TakeInGoods),
    { provide: OrderCommands, useExisting: CheckoutOrderCommands },
    { provide: OwnHolds, useExisting: CartHolds },
    { provide: AttemptSync, useExisting: SyncAttempt },
    // orders answer it themselves; here it is lent to payments, which import no feature of orders
    { provide: PaidOrders, useExisting: RecordMoneyOfRefunds },
  ],
  exports: [
    OrderCommands,
    OwnHolds,
    AttemptSync,
    PaidOrders,
    BasketReads,
    QuoteCheckout,
    PlaceOrderAndPay,
    PayWaitingOrder,
  ],
})
export class CheckoutModule {}
