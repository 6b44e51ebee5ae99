import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PlaceOrderAndPay } from '../checkout/application/place-order-and-pay.js';
import { QuoteCheckout } from '../checkout/application/quote-checkout.js';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { Orders } from '../orders/application/ports.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { DraftQuotesController } from './adapters/http/draft-quotes.controller.js';
import { QuotesController } from './adapters/http/quotes.controller.js';
import { DraftOrdersController } from './adapters/http/draft-orders.controller.js';
import { PostgresDraftOrders } from './adapters/persistence/postgres-draft-orders.js';
import { ShopDraftBuyers } from './adapters/shop-draft-buyers.js';
import { SpeakingAsAsked } from '../platform/http/speaking-as-asked.js';
import { Speaking } from '../kernel/speaking.js';
import { RandomQuoteSecrets } from './adapters/random-quote-secrets.js';
import { AnswerDraftQuote } from './application/answer-draft-quote.js';
import { SendDraftQuote } from './application/send-draft-quote.js';
import { PlaceDraftOrder } from './application/place-draft-order.js';
import { DraftBuyers, DraftOrders, QuoteSecrets } from './application/ports.js';
import { QuoteDraftOrder } from './application/quote-draft-order.js';
import { WriteDraftOrder } from './application/write-draft-order.js';

/** Orders that the staff takes by phone or at a counter, on the use cases of every checkout. */
@Module({
  imports: [AccountsModule, OrdersModule],
  controllers: [DraftOrdersController, DraftQuotesController, QuotesController],
  providers: [
    PostgresDraftOrders,
    { provide: DraftOrders, useExisting: PostgresDraftOrders },
    adapter(DraftBuyers, ShopDraftBuyers),
    adapter(Speaking, SpeakingAsAsked),
    adapter(QuoteSecrets, RandomQuoteSecrets),
    useCase(WriteDraftOrder, DraftOrders, DraftBuyers, Ids, Clock),
    useCase(QuoteDraftOrder, QuoteCheckout, DraftBuyers, Ids),
    useCase(
      PlaceDraftOrder,
      DraftOrders,
      DraftBuyers,
      PlaceOrderAndPay,
      Orders,
      ShopTerms,
      Speaking,
      Ids,
      Clock,
    ),
    useCase(
      SendDraftQuote,
      ...([DraftOrders, DraftBuyers, QuoteDraftOrder, QuoteSecrets] as const),
      ...([ShopTerms, Speaking, Outbox, AuditLog, UnitOfWork, Clock] as const),
    ),
    useCase(
      AnswerDraftQuote,
      ...([DraftOrders, DraftBuyers, QuoteDraftOrder, PlaceDraftOrder] as const),
      ...([QuoteSecrets, Outbox, UnitOfWork, Clock] as const),
    ),
  ],
})
export class DraftOrdersModule {}
