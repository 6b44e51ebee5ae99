import { Global, Module } from '@nestjs/common';
import { Buyers } from '../platform/auth/allow-order-link.js';
import { adapter } from '../platform/nest/adapter.js';
import { PostgresBuyers } from './adapters/persistence/postgres-buyers.js';

/** Who acts by the link of an order mail; the guard of all routes asks it. */
@Global()
@Module({ providers: [adapter(Buyers, PostgresBuyers)], exports: [Buyers] })
export class BuyersModule {}
