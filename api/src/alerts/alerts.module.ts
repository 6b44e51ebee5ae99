import { Module } from '@nestjs/common';
import { Outbox } from '../kernel/outbox.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AlertsController } from './adapters/http/alerts.controller.js';
import { TellBackInStock } from './adapters/jobs/tell-back-in-stock.js';
import { PostgresAlerts } from './adapters/persistence/postgres-alerts.js';
import { TellLowStockJob } from './adapters/jobs/tell-low-stock-job.js';
import { PostgresLowStock } from './adapters/persistence/postgres-low-stock.js';
import { LowStock, TellLowStock } from './application/low-stock.js';
import { BackInStock } from './application/back-in-stock.js';
import { Alerts } from './application/ports.js';

/** "Tell me when it is back", and the shop when something runs low. */
@Module({
  controllers: [AlertsController],
  providers: [
    TellBackInStock,
    adapter(Alerts, PostgresAlerts),
    useCase(BackInStock, Alerts, Outbox, UnitOfWork),
    TellLowStockJob,
    adapter(LowStock, PostgresLowStock),
    useCase(TellLowStock, LowStock, Outbox, UnitOfWork),
  ],
})
export class AlertsModule {}
