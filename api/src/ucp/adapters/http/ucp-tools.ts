import { Injectable } from '@nestjs/common';
import { buyingTools } from '../../application/buying-tools.js';
import { CartCalls } from '../../application/cart-calls.js';
import { CatalogueCalls } from '../../application/catalogue-calls.js';
import { CheckoutCalls } from '../../application/checkout-calls.js';
import { OrderCalls } from '../../application/order-calls.js';
import { catalogueTools, type Tool } from '../../application/tools.js';

/** All calls of the protocol by name. */
@Injectable()
export class UcpTools {
  readonly all: readonly Tool[];

  constructor(catalogue: CatalogueCalls, carts: CartCalls, checkouts: CheckoutCalls, orders: OrderCalls) {
    this.all = [...catalogueTools(catalogue), ...buyingTools(carts, checkouts, orders)];
  }
}
