import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { AuditLog } from '../kernel/audit.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminReportsController } from './adapters/http/admin-reports.controller.js';
import { CountSalesJob } from './adapters/jobs/count-sales-job.js';
import { GraphileCountingJobs } from './adapters/jobs/graphile-counting-jobs.js';
import { PostgresBuyers } from './adapters/persistence/postgres-buyers.js';
import { PostgresCharged } from './adapters/persistence/postgres-charged.js';
import { PostgresGivenBack } from './adapters/persistence/postgres-given-back.js';
import { PostgresGoods } from './adapters/persistence/postgres-goods.js';
import { PostgresReductions } from './adapters/persistence/postgres-reductions.js';
import { PostgresSales } from './adapters/persistence/postgres-sales.js';
import { PostgresSalesBook } from './adapters/persistence/postgres-sales-book.js';
import { AskToCountAnew } from './application/ask-to-count-anew.js';
import { CountSales } from './application/count-sales.js';
import {
  Buyers,
  Charged,
  CountingJobs,
  GivenBack,
  Goods,
  Reductions,
  Sales,
  SalesBook,
} from './application/ports.js';
import { ReadReport } from './application/read-report.js';

/** What was sold, by day and by what orders have in common: kept as sums, which reports and the dashboard read. */
@Module({
  imports: [CatalogueModule],
  controllers: [AdminReportsController],
  providers: [
    adapter(SalesBook, PostgresSalesBook),
    adapter(Sales, PostgresSales),
    adapter(Goods, PostgresGoods),
    adapter(GivenBack, PostgresGivenBack),
    adapter(CountingJobs, GraphileCountingJobs),
    useCase(CountSales, SalesBook, UnitOfWork),
    useCase(AskToCountAnew, CountingJobs, AuditLog, UnitOfWork),
    adapter(Reductions, PostgresReductions),
    adapter(Charged, PostgresCharged),
    adapter(Buyers, PostgresBuyers),
    useCase(ReadReport, Sales, Goods, GivenBack, Reductions, Charged, Buyers, UnitOfWork),
    CountSalesJob,
  ],
  exports: [Sales, ReadReport],
})
export class ReportsModule {}
