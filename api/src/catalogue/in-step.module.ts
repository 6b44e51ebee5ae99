import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { Clock } from '../kernel/clock.js';
import { GroupMembership } from '../kernel/customer-groups.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { ProductBatchController } from './adapters/http/product-batch.controller.js';
import { PricesController } from './adapters/http/prices.controller.js';
import { StockLevelsController } from './adapters/http/stock-levels.controller.js';
import { KeptInStep } from './adapters/persistence/kept-in-step.js';
import { PostgresPriceBook } from './adapters/persistence/postgres-price-book.js';
import { GroupPriceLists } from './application/group-price-lists.js';
import { ApplyStep } from './application/import/apply-step.js';
import { PlanImport } from './application/import/plan-import.js';
import { ImportTargets } from './application/import/ports.js';
import { UpsertProducts } from './application/import/upsert-products.js';
import { ProductFields } from './application/product-fields.js';
import { PriceBook } from './application/price-book.js';
import { SetPrices } from './application/set-prices.js';
import { SetStockLevels } from './application/set-stock-levels.js';
import { StockLevels } from './application/stock-levels.js';
import { CatalogueModule } from './catalogue.module.js';

/** Levels and prices of many variants at once, for systems that keep them themselves. */
@Module({
  imports: [CatalogueModule],
  controllers: [StockLevelsController, PricesController, ProductBatchController],
  providers: [
    KeptInStep,
    adapter(PriceBook, PostgresPriceBook),
    useCase(UpsertProducts, PlanImport, ApplyStep, ImportTargets, ProductFields, AuditLog, Clock, UnitOfWork),
    useCase(SetStockLevels, StockLevels, AuditLog, UnitOfWork),
    useCase(SetPrices, PriceBook, GroupPriceLists, GroupMembership, AuditLog, UnitOfWork),
  ],
})
export class InStepModule {}
