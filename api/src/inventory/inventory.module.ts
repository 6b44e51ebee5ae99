import { Module } from '@nestjs/common';
import { adapter } from '../platform/nest/adapter.js';
import { PostgresPlaces } from './adapters/persistence/postgres-places.js';
import { PostgresStock } from './adapters/persistence/postgres-stock.js';
import { TakenPieces } from './adapters/persistence/taken-pieces.js';
import { Places } from './application/places.js';
import { Stock } from './application/ports.js';

@Module({
  providers: [TakenPieces, adapter(Stock, PostgresStock), adapter(Places, PostgresPlaces)],
  exports: [Stock, Places],
})
export class InventoryModule {}
