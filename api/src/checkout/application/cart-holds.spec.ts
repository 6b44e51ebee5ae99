import { expect, it } from '@jest/globals';
import { InMemoryPaidCarts } from '../testing/in-memory-paid-carts.js';
import { CartHolds } from './cart-holds.js';
import type { WaitingOrders } from './ports.js';

it('a cart is told what its own waiting orders hold of the lines that are asked for, each order once', async () => {
  const carts = new InMemoryPaidCarts((orderId) => Promise.resolve(orderId !== 'cancelled'));
  for (const thing of ['jacket', 'scarf', 'hat', 'sock', 'free']) carts.put('ann', thing, 1);
  await carts.give(['jacket', 'scarf'], 'waiting', []);
  await carts.give(['hat'], 'cancelled', []);
  await carts.give(['sock'], 'another', []);
  const asked: (readonly string[])[] = [];
  const held = new Map([['jacket', 1]]);
  const waiting = {
    held: (orderIds: readonly string[]) => {
      asked.push(orderIds);
      return Promise.resolve(held);
    },
  } as unknown as WaitingOrders;
  const holds = new CartHolds(carts, waiting);
  expect(await holds.of('ann', ['jacket', 'scarf', 'hat', 'free'])).toBe(held);
  await holds.of('bob', ['jacket']);
  expect(asked).toEqual([['waiting'], []]);
});
