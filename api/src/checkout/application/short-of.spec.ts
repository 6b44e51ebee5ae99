import { expect, it } from '@jest/globals';
import { OutOfStock } from '../../inventory/domain/refusals.js';
import { shortOf } from './short-of.js';

const cup = (quantity: number) => ({ quantity, offer: { variantId: 'cup', name: 'Cup', options: {} } });
const box = (quantity: number, cups = 2, name = 'Box') => ({
  quantity,
  offer: {
    ...{ variantId: name, name, options: {} },
    parts: [{ variantId: 'cup', quantity: cups, sku: 'CUP', name: 'Cup', options: {} }],
  },
});
const onlyLeft = (name: string, count: number) =>
  `Only ${count} left of ${name}. Please lower its quantity to continue.`;
const gone = (name: string) => `${name} has just sold out. Please remove it to continue.`;

it.each([
  ['one line', 3, [cup(4)], onlyLeft('Cup', 3)],
  ['one bundle', 5, [box(3)], onlyLeft('Box', 2)],
  ['the part beside its bundle', 3, [box(1), cup(2)], onlyLeft('Cup', 1)],
  ['a bundle that cannot be had at all', 1, [cup(1), box(1)], gone('Box')],
  ['the part where the bundle takes all', 2, [cup(1), box(1)], gone('Cup')],
  ['two bundles of one part', 5, [box(2), box(1, 3, 'Crate')], onlyLeft('Box', 1)],
  ['nothing at all', 0, [cup(1)], gone('Cup')],
] as const)('tells of %s what is left beside the other lines', (_, available, lines, message) => {
  expect(shortOf(new OutOfStock('cup', available), lines)).toMatchObject({ message });
});

it('leaves what is of no line, and every other error', () => {
  const [short, other] = [new OutOfStock('tea', 0), new Error('other')];
  expect([shortOf(short, [cup(1)]), shortOf(other, [cup(1)])]).toEqual([short, other]);
});
