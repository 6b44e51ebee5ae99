import { Module } from '@nestjs/common';
import { BrowseProducts } from '../catalogue/application/browse-products.js';
import { ProductReads } from '../catalogue/application/ports.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { BasketReads } from '../checkout/application/ports.js';
import { Exchanges } from '../kernel/exchange.js';
import { OfferedMethods } from '../payments/application/offered-methods.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { useCase } from '../platform/nest/use-case.js';
import { UcpProfileController } from './adapters/http/profile.controller.js';
import { UcpCatalogueController } from './adapters/http/ucp-catalogue.controller.js';
import { UcpMcpController } from './adapters/http/ucp-mcp.controller.js';
import { UcpTools } from './adapters/http/ucp-tools.js';
import { CatalogueCalls } from './application/catalogue-calls.js';
import { FindGoods } from './application/find-goods.js';
import { WriteProfile } from './application/write-profile.js';

/** The Universal Commerce Protocol over REST and MCP: other systems' words for what the shop's own use cases do. */
@Module({
  imports: [CatalogueModule, PaymentsModule],
  controllers: [UcpProfileController, UcpCatalogueController, UcpMcpController],
  providers: [
    useCase(FindGoods, BrowseProducts, ProductReads, BasketReads, Exchanges),
    useCase(CatalogueCalls, FindGoods),
    useCase(WriteProfile, OfferedMethods),
    UcpTools,
  ],
})
export class UcpModule {}
