import { Refusal } from '../../kernel/refusal.js';

/** The owner has not opened the shop yet; nothing was ordered or charged. */
export class ShopNotOpen extends Refusal {
  constructor() {
    super('conflict', 'shop_not_open', 'This shop is not open yet. Please come back soon.');
  }
}
