import { Refusal } from '../../kernel/refusal.js';

/** A shelf has fewer pieces than wanted; nothing was taken. */
export class OutOfStock extends Refusal {
  constructor(variantId: string, available: number) {
    super('conflict', 'out_of_stock', sentence(available), { data: { variantId, available } });
  }
}

/** These pieces did not leave the shelf with this order, or have come back already; nothing was changed. */
export class NothingToRestock extends Refusal {
  constructor(variantId: string) {
    super('conflict', 'nothing_to_restock', 'These pieces cannot go back on the shelf.', {
      data: { variantId },
    });
  }
}

function sentence(available: number): string {
  if (available <= 0) return 'An item in your order has just sold out. Please remove it to continue.';
  return `Only ${available} left of an item in your order. Please lower its quantity to continue.`;
}
