import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { OrderCommands } from '../orders/application/order-commands.js';
import { OrderEdits } from '../orders/application/order-edits.js';
import { OrderParcels } from '../orders/application/order-parcels.js';
import { Orders, OrderTimeline, Parcels } from '../orders/application/ports.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminReturnsController } from './adapters/http/admin-returns.controller.js';
import { OpenReturnController } from './adapters/http/open-return.controller.js';
import { ReturnsController } from './adapters/http/returns.controller.js';
import { PostgresReturns } from './adapters/persistence/postgres-returns.js';
import { PostgresUnsentLines } from './adapters/persistence/postgres-unsent-lines.js';
import { ReturnReads } from './adapters/persistence/return-reads.js';
import { ReturnsJob } from './adapters/jobs/returns-job.js';
import { ExchangeReturn } from './application/exchange-return.js';
import { ExpireReturns } from './application/expire-returns.js';
import { HandleReturn } from './application/handle-return.js';
import { MoveReturn } from './application/move-return.js';
import { Returns, UnsentLines } from './application/ports.js';
import { RequestReturn } from './application/request-return.js';
import { TakeBack } from './application/take-back.js';

const REQUEST = [Orders, Parcels, OrderTimeline, OrderCommands, Returns] as const;

/** Goods that come back: asked for by the shopper, decided, received and refunded by staff. */
@Module({
  imports: [OrdersModule],
  controllers: [ReturnsController, AdminReturnsController, OpenReturnController],
  providers: [
    ReturnReads,
    ReturnsJob,
    adapter(Returns, PostgresReturns),
    adapter(UnsentLines, PostgresUnsentLines),
    useCase(RequestReturn, ...REQUEST, ShopTerms, Outbox, Clock, Ids, UnitOfWork, OrderParcels, UnsentLines),
    useCase(MoveReturn, Returns, OrderTimeline, Outbox),
    useCase(HandleReturn, Returns, Orders, OrderCommands, MoveReturn, OrderEdits, ShopTerms, UnitOfWork),
    useCase(ExchangeReturn, Returns, MoveReturn),
    useCase(TakeBack, Orders, OrderTimeline, OrderCommands, Returns, ShopTerms, Ids, UnitOfWork),
    useCase(ExpireReturns, Returns, HandleReturn, ShopTerms, Clock),
  ],
  exports: [Returns, TakeBack, ExchangeReturn],
})
export class ReturnsModule {}
