import { Module } from '@nestjs/common';
import { adapter } from '../platform/nest/adapter.js';
import { PostgresLedger } from './adapters/persistence/postgres-ledger.js';
import { Ledger } from './application/ports.js';

@Module({ providers: [adapter(Ledger, PostgresLedger)], exports: [Ledger] })
export class LedgerModule {}
