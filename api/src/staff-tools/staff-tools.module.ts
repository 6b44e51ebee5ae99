import { Module } from '@nestjs/common';
import { AdminCustomersModule } from '../accounts/admin-customers.module.js';
import { RemarkOnCustomers } from '../accounts/application/customer-remarks.js';
import { AdminCatalogue } from '../catalogue/application/admin-views.js';
import { ChangeProduct } from '../catalogue/application/change-product.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { NoteOrder } from '../orders/application/note-order.js';
import { OrderCommands } from '../orders/application/order-commands.js';
import { Orders } from '../orders/application/ports.js';
import { ShipOrder } from '../orders/application/ship-order.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { AdminCouponsModule } from '../promotions/admin-coupons.module.js';
import { DiscountStore, ManageDiscounts } from '../promotions/application/manage-discounts.js';
import { ReportsModule } from '../reports/reports.module.js';
import { Desk, OrderDesk } from './actions/desk.js';
import { ACTIONS } from './actions/index.js';
import { AdminProposalsController } from './adapters/http/admin-proposals.controller.js';
import { HeldSchemas } from './adapters/http/held-schemas.js';
import { StaffMcpController } from './adapters/http/staff-mcp.controller.js';
import { StaffTools } from './adapters/http/staff-tools.js';
import { PostgresProposals } from './adapters/persistence/postgres-proposals.js';
import { ProposalReads } from './adapters/persistence/proposal-reads.js';
import { PostgresShopLists } from './adapters/persistence/postgres-shop-lists.js';
import { Actions } from './application/actions.js';
import { DecideProposals } from './application/decide-proposals.js';
import { ShopLists } from './application/ports.js';
import { ProductChanges } from './actions/change-product/product-change.js';
import { Proposals } from './application/proposals.js';

/** What assistants of the staff may read, and propose, by the Model Context Protocol. */
@Module({
  imports: [AdminCouponsModule, AdminCustomersModule, CatalogueModule, OrdersModule, ReportsModule],
  controllers: [StaffMcpController, AdminProposalsController],
  providers: [
    adapter(ShopLists, PostgresShopLists),
    adapter(Proposals, PostgresProposals),
    useCase(ProductChanges, AdminCatalogue, ChangeProduct),
    useCase(OrderDesk, Orders, ShipOrder, NoteOrder, OrderCommands),
    useCase(
      Desk,
      ProductChanges,
      OrderDesk,
      ShopLists,
      RemarkOnCustomers,
      ManageDiscounts,
      DiscountStore,
      UnitOfWork,
    ),
    {
      provide: Actions,
      inject: [Desk],
      useFactory: (desk: Desk) => new Actions(ACTIONS.map((plugin) => plugin(desk))),
    },
    useCase(DecideProposals, Proposals, Actions, AuditLog, Ids, Clock, UnitOfWork),
    ProposalReads,
    HeldSchemas,
    StaffTools,
  ],
})
export class StaffToolsModule {}
