import { Module } from '@nestjs/common';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { CountSalesJob } from './adapters/jobs/count-sales-job.js';
import { PostgresSales } from './adapters/persistence/postgres-sales.js';
import { PostgresSalesBook } from './adapters/persistence/postgres-sales-book.js';
import { CountSales } from './application/count-sales.js';
import { Sales, SalesBook } from './application/ports.js';

/** What was sold, by day and by what orders have in common: kept as sums, which reports and the dashboard read. */
@Module({
  providers: [
    adapter(SalesBook, PostgresSalesBook),
    adapter(Sales, PostgresSales),
    useCase(CountSales, SalesBook, UnitOfWork),
    CountSalesJob,
  ],
  exports: [Sales],
})
export class ReportsModule {}
