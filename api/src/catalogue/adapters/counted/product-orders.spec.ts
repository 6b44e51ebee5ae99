import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CountedProduct } from './counted-product.js';
import { CountedLists } from './counted-lists.js';
import { takeChanges } from './changes.js';
import { comparing, ORDERS, ProductOrders } from './product-orders.js';
import { ProductTable } from './product-table.js';

const idOf = (n: number) =>
  `0199${n.toString(16).padStart(4, '0')}-0000-7000-8000-${(n * 7).toString(16).padStart(12, '0')}`;

const product = (n: number, key: number): CountedProduct => ({
  id: idOf(n),
  price: 100 + (key % 5) * 3_000_000_000,
  maxPrice: 100 + (key % 5) * 3_000_000_000,
  reduced: false,
  featured: key % 3 === 0,
  place: key % 7 === 0 ? (key % 4) * 70_000 : null,
  shelf: key % 11,
  rating: (key % 6) * 0.9,
  ratings: key % 2 === 0 ? 4_000_000_000 - (key % 4) : key % 4,
  sold: key % 9,
  created: 1_700_000_000 + (key % 4) * 0.000_25,
  categories: [['home', 'Home']],
  options: [],
  fields: {},
  variants: [[{}, 100, true]],
});

/** Of which ids products come with which key, and which leave; few at once, or many. */
const change = fc.record({
  come: fc.array(fc.tuple(fc.nat(120), fc.nat(500)), { maxLength: 60 }),
  leave: fc.array(fc.nat(120), { maxLength: 40 }),
});

describe('the orders of a large shop', () => {
  it('are the same after any changes as when all is put in order anew', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        const table = new ProductTable([]);
        for (let n = 0; n < 40; n += 1) table.put(product(2 * n, n * 13));
        table.inOrder = table.size;
        const lists = new CountedLists(table, new ProductOrders(table));
        for (const order of ORDERS) lists.orders.sort(order);
        for (const { come, leave } of changes) {
          const now = new Map(come.map(([n, key]) => [n, product(n, key)]));
          const ids = new Set([...now.keys(), ...leave]);
          takeChanges(lists, [...ids].map(idOf), [...now.values()]);
        }
        const onSale = Array.from({ length: table.size }, (_, slot) => slot).filter((slot) =>
          table.isOnSale(slot),
        );
        for (const order of ORDERS)
          expect([...lists.orders.in(order)]).toEqual([...onSale].sort(comparing(table)[order]));
      }),
    );
  });
});
