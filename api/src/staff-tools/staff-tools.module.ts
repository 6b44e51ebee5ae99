import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { OrdersModule } from '../orders/orders.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { ReportsModule } from '../reports/reports.module.js';
import { HeldSchemas } from './adapters/http/held-schemas.js';
import { StaffMcpController } from './adapters/http/staff-mcp.controller.js';
import { StaffTools } from './adapters/http/staff-tools.js';
import { PostgresShopLists } from './adapters/persistence/postgres-shop-lists.js';
import { ShopLists } from './application/ports.js';

/** What assistants of the staff may read, by the Model Context Protocol. */
@Module({
  imports: [CatalogueModule, OrdersModule, ReportsModule],
  controllers: [StaffMcpController],
  providers: [adapter(ShopLists, PostgresShopLists), HeldSchemas, StaffTools],
})
export class StaffToolsModule {}
