import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { StockLevels } from '../catalogue/application/stock-levels.js';
import { AuditLog } from '../kernel/audit.js';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { PlacesController } from './adapters/http/places.controller.js';
import { OrderPlacesController } from './adapters/http/order-places.controller.js';
import { ProductPlacesController } from './adapters/http/product-places.controller.js';
import { PlaceReads } from './adapters/persistence/place-reads.js';
import { PostgresTakenFrom } from './adapters/persistence/postgres-taken-from.js';
import { ManagePlaces, Places } from './application/places.js';
import { RetakePieces, TakenFrom } from './application/retake-pieces.js';
import { SetPlaceLevels } from './application/set-place-levels.js';
import { InventoryModule } from './inventory.module.js';

/** The back office of stock: places, and what lies where. */
@Module({
  imports: [InventoryModule, CatalogueModule],
  controllers: [PlacesController, ProductPlacesController, OrderPlacesController],
  providers: [
    PlaceReads,
    adapter(TakenFrom, PostgresTakenFrom),
    useCase(ManagePlaces, Places, Ids, UnitOfWork),
    useCase(SetPlaceLevels, Places, StockLevels, AuditLog, UnitOfWork),
    useCase(RetakePieces, Places, TakenFrom, UnitOfWork),
  ],
})
export class AdminStockModule {}
