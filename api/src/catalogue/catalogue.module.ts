import { Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { CategoriesController } from './adapters/http/categories.controller.js';
import { ProductsController } from './adapters/http/products.controller.js';
import { Memo } from './adapters/persistence/memo.js';
import { PostgresProductSearch } from './adapters/persistence/postgres-product-search.js';
import { SqlProductReads } from './adapters/persistence/sql-product-reads.js';
import { BrowseCategory } from './application/browse-category.js';
import { BrowseProducts } from './application/browse-products.js';
import { ListCategories } from './application/list-categories.js';
import { ListFeatured } from './application/list-featured.js';
import { ProductReads, ProductSearch } from './application/ports.js';
import { ShowProduct, ShowRelated } from './application/show-product.js';
import { SuggestProducts } from './application/suggest-products.js';

@Module({
  controllers: [ProductsController, CategoriesController],
  providers: [
    Memo,
    adapter(ProductReads, SqlProductReads),
    adapter(ProductSearch, PostgresProductSearch),
    useCase(BrowseProducts, ProductReads, ProductSearch),
    useCase(BrowseCategory, ProductReads, BrowseProducts),
    useCase(ListFeatured, ProductReads),
    useCase(ListCategories, ProductReads),
    useCase(ShowProduct, ProductReads, Clock),
    useCase(ShowRelated, ProductReads),
    useCase(SuggestProducts, ProductReads, ProductSearch),
  ],
  exports: [ProductReads],
})
export class CatalogueModule {}
