import { Module } from '@nestjs/common';
import { VariantCosts } from '../catalogue/application/variant-costs.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { Places } from '../inventory/application/places.js';
import { InventoryModule } from '../inventory/inventory.module.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { ProductArrivalsController } from './adapters/http/product-arrivals.controller.js';
import { PurchaseOrdersController } from './adapters/http/purchase-orders.controller.js';
import { TransfersController } from './adapters/http/transfers.controller.js';
import { ArrivalReads } from './adapters/persistence/arrival-reads.js';
import { PostgresArrivals } from './adapters/persistence/postgres-arrivals.js';
import { Arrivals } from './application/arrivals.js';
import { ManageArrivals } from './application/manage-arrivals.js';

/** Goods that are to come: from suppliers, and from one place of the shop to another. */
@Module({
  imports: [InventoryModule, CatalogueModule],
  controllers: [PurchaseOrdersController, TransfersController, ProductArrivalsController],
  providers: [
    ArrivalReads,
    adapter(Arrivals, PostgresArrivals),
    useCase(ManageArrivals, Arrivals, Places, VariantCosts, Ids, UnitOfWork),
  ],
})
export class ArrivalsModule {}
