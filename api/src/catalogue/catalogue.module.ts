import { Module } from '@nestjs/common';
import { AuditLog } from '../kernel/audit.js';
import { GoodsTexts } from '../kernel/goods-texts.js';
import { Ids } from '../kernel/ids.js';
import { ShopTerms } from '../kernel/shop-terms.js';
import { TextBook } from '../kernel/text-book.js';
import { Tongues } from '../kernel/tongue.js';
import { CategoryNames } from '../kernel/category-names.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { PictureMaker, Pictures } from '../media/application/ports.js';
import { AdoptPictures } from '../media/application/adopt-pictures.js';
import { TakePicture } from '../media/application/take-picture.js';
import { MediaModule } from '../media/media.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { EstimateDelivery } from '../shipping/application/estimate-delivery.js';
import { EventsModule } from '../events/events.module.js';
import { ShippingModule } from '../shipping/shipping.module.js';
import { useCase } from '../platform/nest/use-case.js';
import { DraftLinks } from '../platform/encryption/draft-links.js';
import { TypedAddresses } from '../platform/outbound/typed-addresses.js';
import { AdminCategoriesController } from './adapters/http/admin-categories.controller.js';
import { AdminProductFieldsController } from './adapters/http/admin-product-fields.controller.js';
import { AdminProductsController } from './adapters/http/admin-products.controller.js';
import { AdminSearchesController } from './adapters/http/admin-searches.controller.js';
import { AdminSynonymsController } from './adapters/http/admin-synonyms.controller.js';
import { GuardedPictures } from './adapters/remote-pictures.js';
import { CountedProducts } from './adapters/counted/counted-products.js';
import { ForgetSearches } from './adapters/jobs/forget-searches.js';
import { BufferedSearchLog } from './adapters/persistence/buffered-search-log.js';
import { PostgresSynonyms } from './adapters/persistence/postgres-synonyms.js';
import { SearchLogReads } from './adapters/persistence/search-log-reads.js';
import { EditSynonyms, Synonyms } from './application/edit-synonyms.js';
import { SearchLog } from './application/search-log.js';
import { FeaturedOrderController } from './adapters/http/featured-order.controller.js';
import { CategoriesController } from './adapters/http/categories.controller.js';
import { ProductImportsController } from './adapters/http/product-imports.controller.js';
import { ProductPicturesController } from './adapters/http/product-pictures.controller.js';
import { ProductWritesController } from './adapters/http/product-writes.controller.js';
import { CostsController } from './adapters/http/costs.controller.js';
import { ProductsController } from './adapters/http/products.controller.js';
import { CountSales } from './adapters/jobs/count-sales.js';
import { PublishingJob } from './adapters/jobs/publishing-job.js';
import { ImportJobs, QueuedImportWork } from './adapters/jobs/import-jobs.js';
import { QueuedSettlingWork, SettlingJobs } from './adapters/jobs/settling-jobs.js';
import { PostgresFeaturedOrder } from './adapters/persistence/postgres-featured-order.js';
import { Memo } from './adapters/persistence/memo.js';
import { PostgresLanguageSearch } from './adapters/persistence/postgres-language-search.js';
import { PostgresProductSearch } from './adapters/persistence/postgres-product-search.js';
import { PostgresOwnFields } from './adapters/persistence/postgres-own-fields.js';
import { PostgresProductFields } from './adapters/persistence/postgres-product-fields.js';
import { PostgresSettledProducts } from './adapters/persistence/postgres-settled-products.js';
import { ProductExport } from './adapters/persistence/product-export.js';
import { TranslatedExport } from './adapters/persistence/translated-export.js';
import { PostgresAdminCatalogue } from './adapters/persistence/postgres-admin-catalogue.js';
import { PostgresCategories } from './adapters/persistence/postgres-categories.js';
import { PostgresImportTargets } from './adapters/persistence/postgres-import-targets.js';
import { PostgresImportPictures } from './adapters/persistence/postgres-import-pictures.js';
import { PostgresImports } from './adapters/persistence/postgres-imports.js';
import { PostgresProductReads } from './adapters/persistence/postgres-product-reads.js';
import { PostgresProducts } from './adapters/persistence/postgres-products.js';
import { PostgresProductStock } from './adapters/persistence/postgres-product-stock.js';
import { PostgresStockLevels } from './adapters/persistence/postgres-stock-levels.js';
import { PostgresVariantCosts } from './adapters/persistence/postgres-variant-costs.js';
import { VariantTable } from './adapters/persistence/variant-table.js';
import { AdminCatalogue } from './application/admin-views.js';
import { BrowseCategory } from './application/browse-category.js';
import { BrowseProducts } from './application/browse-products.js';
import { ChangeProduct } from './application/change-product.js';
import { CreateProduct } from './application/create-product.js';
import { Categories, EditCategories } from './application/edit-categories.js';
import { ApplyStep } from './application/import/apply-step.js';
import { FetchPictures, ImportPictures, RemotePictures } from './application/import/import-pictures.js';
import { FiledBundles } from './application/import/filed-bundles.js';
import { FiledGroupPrices } from './application/import/filed-group-prices.js';
import { PlanImport } from './application/import/plan-import.js';
import { ImportTargets, ImportWork, Imports } from './application/import/ports.js';
import { RunImport } from './application/import/run-import.js';
import { StartImport } from './application/import/start-import.js';
import { ListCategories } from './application/list-categories.js';
import { ListFeatured } from './application/list-featured.js';
import { FeaturedOrder, OrderFeatured } from './application/order-featured.js';
import { EditFields, OwnFields } from './application/edit-fields.js';
import { ProductFields } from './application/product-fields.js';
import { SettledProducts, SettleFields, SettlingWork } from './application/settle-fields.js';
import { ProductReads, ProductSearch } from './application/ports.js';
import { Products, ProductStock } from './application/product-store.js';
import { EndSales } from './application/end-sales.js';
import { PublishProducts } from './application/publish-products.js';
import { RemoveProduct } from './application/remove-product.js';
import { SetCosts } from './application/set-costs.js';
import { VariantCosts } from './application/variant-costs.js';
import { StockLevels } from './application/stock-levels.js';
import { ShowProduct, ShowRelated } from './application/show-product.js';
import { SkuRegistry, Skus } from './application/skus.js';
import { SuggestProducts } from './application/suggest-products.js';
import { TakeImages } from './application/take-images.js';
import { WordedReads } from './application/worded-reads.js';
import { LanguageSearch, WordedSearch } from './application/worded-search.js';
import { WriteProduct } from './application/write-product.js';

/** What the shop sells: lists, search and product pages for shoppers, the writing of products for staff. */
@Module({
  imports: [EventsModule, ShippingModule, MediaModule],
  controllers: [
    ...[ProductsController, CategoriesController, ProductWritesController],
    ...[ProductPicturesController, ProductImportsController],
    AdminProductsController,
    AdminProductFieldsController,
    FeaturedOrderController,
    CostsController,
    ...[AdminSynonymsController, AdminSearchesController, AdminCategoriesController],
  ],
  providers: [
    CountSales,
    Memo,
    CountedProducts,
    PostgresProductFields,
    PostgresOwnFields,
    { provide: OwnFields, useExisting: PostgresOwnFields },
    useCase(EditFields, OwnFields, Ids, UnitOfWork),
    adapter(SettlingWork, QueuedSettlingWork),
    adapter(SettledProducts, PostgresSettledProducts),
    useCase(SettleFields, SettledProducts, UnitOfWork),
    SettlingJobs,
    { provide: ProductFields, useExisting: PostgresProductFields },
    PostgresProductReads,
    { ...useCase(WordedReads, PostgresProductReads, GoodsTexts, ProductFields), provide: ProductReads },
    PostgresProductSearch,
    adapter(LanguageSearch, PostgresLanguageSearch),
    { ...useCase(WordedSearch, PostgresProductSearch, LanguageSearch, GoodsTexts), provide: ProductSearch },
    adapter(SearchLog, BufferedSearchLog),
    SearchLogReads,
    ForgetSearches,
    PostgresSynonyms,
    { provide: Synonyms, useExisting: PostgresSynonyms },
    useCase(EditSynonyms, Synonyms),
    useCase(BrowseProducts, ProductReads, ProductSearch, SearchLog, ProductFields),
    useCase(BrowseCategory, ProductReads, BrowseProducts, GoodsTexts),
    useCase(ListFeatured, ProductReads),
    adapter(FeaturedOrder, PostgresFeaturedOrder),
    useCase(OrderFeatured, FeaturedOrder, UnitOfWork),
    useCase(ListCategories, ProductReads),
    useCase(ShowProduct, ProductReads, EstimateDelivery, ShopTerms),
    useCase(ShowRelated, ProductReads),
    useCase(SuggestProducts, ProductReads, ProductSearch, SearchLog),
    VariantTable,
    ProductExport,
    TranslatedExport,
    { provide: SkuRegistry, useExisting: VariantTable },
    adapter(Products, PostgresProducts),
    adapter(ProductStock, PostgresProductStock),
    adapter(StockLevels, PostgresStockLevels),
    adapter(VariantCosts, PostgresVariantCosts),
    useCase(SetCosts, VariantCosts, AuditLog, UnitOfWork),
    adapter(AdminCatalogue, PostgresAdminCatalogue),
    adapter(Categories, PostgresCategories),
    useCase(EditCategories, Categories, TakeImages, UnitOfWork, CategoryNames),
    useCase(Skus, Ids),
    useCase(TakeImages, TakePicture, Pictures),
    useCase(CreateProduct, Products, ProductStock, Skus, Ids, UnitOfWork),
    useCase(ChangeProduct, Products, ProductStock, Skus, Ids, UnitOfWork),
    useCase(RemoveProduct, Products, UnitOfWork),
    useCase(PublishProducts, Products, UnitOfWork),
    useCase(EndSales, Products, UnitOfWork),
    PublishingJob,
    DraftLinks,
    adapter(ImportTargets, PostgresImportTargets),
    adapter(Imports, PostgresImports),
    adapter(ImportWork, QueuedImportWork),
    TypedAddresses,
    adapter(ImportPictures, PostgresImportPictures),
    adapter(RemotePictures, GuardedPictures),
    useCase(FetchPictures, ImportPictures, RemotePictures, PictureMaker, TakePicture),
    useCase(
      ...[PlanImport, ImportTargets, Imports, ImportPictures, ProductFields, VariantCosts],
      ...[FiledGroupPrices, FiledBundles, AdoptPictures],
      ...[TextBook, ShopTerms, Tongues, Ids, UnitOfWork],
    ),
    useCase(StartImport, Imports, ImportWork, UnitOfWork),
    useCase(
      ApplyStep,
      Products,
      ProductStock,
      ChangeProduct,
      CreateProduct,
      RemoveProduct,
      SkuRegistry,
      TextBook,
      VariantCosts,
      FiledGroupPrices,
      FiledBundles,
    ),
    useCase(RunImport, Imports, ApplyStep, FetchPictures, AuditLog, UnitOfWork),
    ImportJobs,
    useCase(WriteProduct, CreateProduct, ChangeProduct, TakeImages, ProductFields, Products),
  ],
  exports: [
    ...[ProductReads, ProductFields, BrowseProducts, AdminCatalogue, ChangeProduct],
    ...[StockLevels, VariantCosts, VariantTable, Memo, PlanImport, ApplyStep, ImportTargets],
  ],
})
export class CatalogueModule {}
