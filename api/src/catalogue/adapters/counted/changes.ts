import type { CountedProduct } from './counted-product.js';
import type { CountedLists } from './counted-lists.js';
import { FEATURED, type ProductTable } from './product-table.js';

/** Takes in that these products have changed; `now` are those of them that are on sale. */
export function takeChanges(
  lists: CountedLists,
  ids: readonly string[],
  now: readonly CountedProduct[],
): void {
  const { table, orders } = lists;
  const onSale = new Set(now.map(({ id }) => id));
  const leaving = ids.flatMap((id) => {
    const slot = onSale.has(id) ? -1 : table.ids.slotOf(id);
    return slot >= 0 && table.isOnSale(slot) ? [slot] : [];
  });
  const moving = now.filter((product) => !standsWhereItWas(table, product));
  const moved = moving
    .map(({ id }) => table.ids.slotOf(id))
    .filter((slot) => slot >= 0 && table.isOnSale(slot));
  orders.out([...leaving, ...moved]);
  for (const slot of leaving) table.leave(slot);
  const written = now.map((product) => table.put(product));
  orders.back(moving.map(({ id }) => table.ids.slotOf(id)));
  if (ids.length > 0) lists.changed([...leaving, ...written]);
}

/** Its place in every order is the one that it had. */
function standsWhereItWas(table: ProductTable, product: CountedProduct): boolean {
  const slot = table.ids.slotOf(product.id);
  return (
    slot >= 0 &&
    table.isOnSale(slot) &&
    table.price[slot] === product.price &&
    table.created[slot] === product.created &&
    table.rating[slot] === Math.round(product.rating * 10) &&
    table.ratings[slot] === product.ratings &&
    table.sold[slot] === product.sold &&
    table.shelf[slot] === product.shelf &&
    table.place[slot] === (product.place ?? 0x7fff_ffff) &&
    (((table.flags[slot] ?? 0) & FEATURED) !== 0) === product.featured
  );
}
