import { Global, Module } from '@nestjs/common';
import { CartFollowers } from '../cart/application/ports.js';
import { adapter } from '../platform/nest/adapter.js';
import { PostgresCartConsents } from './adapters/persistence/postgres-cart-consents.js';
import { CartConsents } from './application/ports.js';

/** What was agreed to about carts, which know nothing of it, goes along when one becomes another's. */
@Global()
@Module({
  providers: [
    adapter(CartConsents, PostgresCartConsents),
    { provide: CartFollowers, useExisting: CartConsents },
  ],
  exports: [CartConsents, CartFollowers],
})
export class CartConsentsModule {}
