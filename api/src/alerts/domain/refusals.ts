import { Refusal } from '../../kernel/refusal.js';

/** Nothing on sale has this id. */
export class NothingToWaitFor extends Refusal {
  constructor() {
    super('not-found', 'product_not_found', 'Product not found');
  }
}

/** It can be bought now. */
export class InStockAlready extends Refusal {
  constructor() {
    super('conflict', 'in_stock_already', 'It is in stock: you can buy it now.');
  }
}
