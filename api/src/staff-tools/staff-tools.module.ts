import { Module } from '@nestjs/common';
import { AdminCatalogue } from '../catalogue/application/admin-views.js';
import { ChangeProduct } from '../catalogue/application/change-product.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { ReportsModule } from '../reports/reports.module.js';
import { AdminProposalsController } from './adapters/http/admin-proposals.controller.js';
import { HeldSchemas } from './adapters/http/held-schemas.js';
import { StaffMcpController } from './adapters/http/staff-mcp.controller.js';
import { StaffTools } from './adapters/http/staff-tools.js';
import { PostgresProposals } from './adapters/persistence/postgres-proposals.js';
import { ProposalReads } from './adapters/persistence/proposal-reads.js';
import { PostgresShopLists } from './adapters/persistence/postgres-shop-lists.js';
import { DecideProposals } from './application/decide-proposals.js';
import { ShopLists } from './application/ports.js';

import { ProductChanges } from './application/product-change.js';
import { Proposals } from './application/proposals.js';

/** What assistants of the staff may read, and propose, by the Model Context Protocol. */
@Module({
  imports: [CatalogueModule, OrdersModule, ReportsModule],
  controllers: [StaffMcpController, AdminProposalsController],
  providers: [
    adapter(ShopLists, PostgresShopLists),
    adapter(Proposals, PostgresProposals),
    useCase(ProductChanges, AdminCatalogue, ChangeProduct),
    useCase(DecideProposals, Proposals, ProductChanges, AuditLog, Ids, Clock, UnitOfWork),
    ProposalReads,
    HeldSchemas,
    StaffTools,
  ],
})
export class StaffToolsModule {}
