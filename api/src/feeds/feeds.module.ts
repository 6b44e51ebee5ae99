import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { ShippingZones } from '../shipping/application/ports.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { FeedsController } from './adapters/http/feeds.controller.js';
import { PostgresFeedProducts } from './adapters/persistence/postgres-feed-products.js';
import { FeedProducts } from './application/ports.js';
import { SeeShop } from './application/see-shop.js';
import { WriteFeed } from './application/write-feed.js';

/** What is on sale, as Google, Meta and assistants read it. */
@Module({
  imports: [CatalogueModule, ShippingModule],
  controllers: [FeedsController],
  providers: [
    adapter(FeedProducts, PostgresFeedProducts),
    useCase(SeeShop, ShopTerms, ShippingZones),
    useCase(WriteFeed, FeedProducts, SeeShop),
  ],
  exports: [FeedProducts, SeeShop],
})
export class FeedsModule {}
