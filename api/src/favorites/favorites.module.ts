import { Module } from '@nestjs/common';
import { ProductReads } from '../catalogue/application/ports.js';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { FavoritesController } from './adapters/http/favorites.controller.js';
import { PostgresFavorites } from './adapters/persistence/postgres-favorites.js';
import { OwnFavorites } from './application/own-favorites.js';
import { Favorites } from './application/ports.js';

/** Products that a shopper saved. */
@Module({
  imports: [CatalogueModule],
  controllers: [FavoritesController],
  providers: [adapter(Favorites, PostgresFavorites), useCase(OwnFavorites, Favorites, ProductReads)],
})
export class FavoritesModule {}
