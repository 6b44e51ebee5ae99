import { Refusal } from '../../kernel/refusal.js';

export class NothingToFavorite extends Refusal {
  constructor() {
    super('not-found', 'product_not_found', 'Product not found.');
  }
}
