import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PlaceOrderAndPay } from '../checkout/application/place-order-and-pay.js';
import { QuoteCheckout } from '../checkout/application/quote-checkout.js';
import { Ids } from '../kernel/ids.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { Orders } from '../orders/application/ports.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { DraftOrdersController } from './adapters/http/draft-orders.controller.js';
import { PostgresDraftOrders } from './adapters/persistence/postgres-draft-orders.js';
import { ShopDraftBuyers } from './adapters/shop-draft-buyers.js';
import { SpeakingAsAsked } from '../platform/http/speaking-as-asked.js';
import { Speaking } from '../kernel/speaking.js';
import { PlaceDraftOrder } from './application/place-draft-order.js';
import { DraftBuyers, DraftOrders } from './application/ports.js';
import { QuoteDraftOrder } from './application/quote-draft-order.js';
import { WriteDraftOrder } from './application/write-draft-order.js';

/** Orders that the staff takes by phone or at a counter, on the use cases of every checkout. */
@Module({
  imports: [AccountsModule, OrdersModule],
  controllers: [DraftOrdersController],
  providers: [
    PostgresDraftOrders,
    { provide: DraftOrders, useExisting: PostgresDraftOrders },
    adapter(DraftBuyers, ShopDraftBuyers),
    adapter(Speaking, SpeakingAsAsked),
    useCase(WriteDraftOrder, DraftOrders, DraftBuyers, Ids),
    useCase(QuoteDraftOrder, QuoteCheckout, DraftBuyers, Ids),
    useCase(PlaceDraftOrder, DraftOrders, DraftBuyers, PlaceOrderAndPay, Orders, ShopTerms, Speaking, Ids),
  ],
})
export class DraftOrdersModule {}
