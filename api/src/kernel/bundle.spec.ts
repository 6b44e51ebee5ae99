import { expect, it } from '@jest/globals';
import { takenFor } from './bundle.js';

const part = (variantId: string, quantity: number) => ({
  ...{ variantId, quantity, sku: variantId, name: variantId, options: {} },
});

it('a bundle takes its parts from their shelves, anything else itself', () => {
  const box = { variantId: 'box', quantity: 3, parts: [part('cup', 2), part('tea', 1)] };
  expect(
    takenFor([box, { variantId: 'cup', quantity: 1 }, { variantId: 'pot', quantity: 2, parts: [] }]),
  ).toEqual([
    ...[
      { variantId: 'cup', quantity: 6 },
      { variantId: 'tea', quantity: 3 },
    ],
    { variantId: 'cup', quantity: 1 },
    { variantId: 'pot', quantity: 2 },
  ]);
});
