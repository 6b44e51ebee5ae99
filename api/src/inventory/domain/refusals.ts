import { Refusal } from '../../kernel/refusal.js';

/** What the buyer knows a variant by. */
interface SoldItem {
  name: string;
  options: Readonly<Record<string, string>>;
}

/** A shelf has fewer pieces than wanted; nothing was taken. The shelf knows no names: whoever has one gives it. */
export class OutOfStock extends Refusal {
  constructor(
    readonly variantId: string,
    readonly available: number,
    item?: SoldItem,
  ) {
    super('conflict', 'out_of_stock', sentence(available, item), { data: { variantId, available } });
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

function sentence(available: number, item?: SoldItem): string {
  if (available <= 0)
    return `${item ? called(item) : 'An item in your order'} has just sold out. Please remove it to continue.`;
  const name = item ? called(item) : 'an item in your order';
  return `Only ${available} left of ${name}. Please lower its quantity to continue.`;
}

/** `Linen Shirt (Sand, M)`. */
function called({ name, options }: SoldItem): string {
  const values = Object.values(options).join(', ');
  return values ? `${name} (${values})` : name;
}
