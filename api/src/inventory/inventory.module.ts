import { Module } from '@nestjs/common';
import { adapter } from '../platform/nest/adapter.js';
import { PostgresStock } from './adapters/persistence/postgres-stock.js';
import { Stock } from './application/ports.js';

@Module({ providers: [adapter(Stock, PostgresStock)], exports: [Stock] })
export class InventoryModule {}
