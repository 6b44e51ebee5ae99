import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminEarlierOrdersController } from './adapters/http/admin-earlier-orders.controller.js';
import { EarlierOrdersController } from './adapters/http/earlier-orders.controller.js';
import { EarlierOrderReads } from './adapters/persistence/earlier-order-reads.js';
import { PostgresEarlierOrders } from './adapters/persistence/postgres-earlier-orders.js';
import { ImportOrders } from './application/import-orders.js';
import { EarlierOrders } from './application/ports.js';

/** Orders of the shop that this one has moved from: history alone. */
@Module({
  controllers: [AdminEarlierOrdersController, EarlierOrdersController],
  providers: [
    EarlierOrderReads,
    adapter(EarlierOrders, PostgresEarlierOrders),
    useCase(ImportOrders, EarlierOrders, AuditLog, UnitOfWork, Clock, Ids),
  ],
})
export class EarlierOrdersModule {}
