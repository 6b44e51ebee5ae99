import { Global, Module } from '@nestjs/common';
import { OwnHolds } from '../cart/application/ports.js';
import { InventoryModule } from '../inventory/inventory.module.js';
import { OrderDesk } from '../orders/application/order-desk.js';
import { OrdersModule } from '../orders/orders.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { CheckoutController } from './adapters/http/checkout.controller.js';
import { CouponsController } from './adapters/http/coupons.controller.js';
import { IntegrityController } from './adapters/http/integrity.controller.js';
import { MethodsController } from './adapters/http/methods.controller.js';
import { QuoteController } from './adapters/http/quote.controller.js';
import { WebhooksController } from './adapters/http/webhooks.controller.js';
import { CheckoutJobs } from './adapters/jobs/checkout-jobs.js';
import { SqlCarts } from './adapters/persistence/sql-carts.js';
import { SqlPurchases } from './adapters/persistence/sql-purchases.js';
import { SqlShelf } from './adapters/persistence/sql-shelf.js';
import { SqlWaitingOrders } from './adapters/persistence/sql-waiting-orders.js';
import { CancelAndRefund } from './application/cancel-and-refund.js';
import { CartHolds } from './application/cart-holds.js';
import { CheckoutDesk } from './application/checkout-desk.js';
import { Carts, Purchases, Shelf, WaitingOrders } from './application/ports.js';
import { RecordPayment } from './application/record-payment.js';
import { RefundOrder } from './application/refund-order.js';
import { USE_CASES } from './checkout-use-cases.module.js';

/** Checkout: the one feature that orchestrates others, from a full cart to a paid order and back. Answers `OrderDesk` and `OwnHolds`. */
@Global()
@Module({
  imports: [PromotionsModule, InventoryModule, OrdersModule, PaymentsModule],
  controllers: [
    QuoteController,
    MethodsController,
    CheckoutController,
    WebhooksController,
    CouponsController,
    IntegrityController,
  ],
  providers: [
    adapter(Shelf, SqlShelf),
    adapter(Carts, SqlCarts),
    adapter(Purchases, SqlPurchases),
    adapter(WaitingOrders, SqlWaitingOrders),
    ...USE_CASES,
    CheckoutJobs,
    useCase(CheckoutDesk, CancelAndRefund, RecordPayment, RefundOrder),
    { provide: OrderDesk, useExisting: CheckoutDesk },
    { provide: OwnHolds, useExisting: CartHolds },
  ],
  exports: [OrderDesk, OwnHolds],
})
export class CheckoutModule {}
