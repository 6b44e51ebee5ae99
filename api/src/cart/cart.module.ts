import { Module } from '@nestjs/common';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { CartController } from './adapters/http/cart.controller.js';
import { PostgresCarts } from './adapters/persistence/postgres-carts.js';
import { AddToCart } from './application/add-to-cart.js';
import { MergeCarts } from './application/merge-carts.js';
import { OwnCart } from './application/own-cart.js';
import { CartFollowers, Carts, OwnHolds } from './application/ports.js';

/** What a shopper means to buy, at live prices. */
@Module({
  controllers: [CartController],
  providers: [
    adapter(Carts, PostgresCarts),
    useCase(AddToCart, Carts),
    useCase(OwnCart, Carts, OwnHolds),
    useCase(MergeCarts, Carts, CartFollowers, UnitOfWork),
  ],
  exports: [Carts],
})
export class CartModule {}
