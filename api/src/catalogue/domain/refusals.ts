import { Refusal } from '../../kernel/refusal.js';

/** There is no such product, or it is no longer sold. */
export class ProductNotFound extends Refusal {
  constructor() {
    super('not-found', 'product_not_found', 'Product not found.');
  }
}
