import { expect, it } from '@jest/globals';
import type { DomainEvent } from '../../kernel/outbox.js';
import { InMemoryMembership } from '../../kernel/testing/in-memory-membership.js';
import { InMemoryOrders } from '../testing/in-memory-orders.js';
import { aDraft, aLine, NOW } from '../testing/order-builder.js';
import { PlaceOrder } from './place-order.js';

it('an order is written down as its buyer placed it, each line by an id of its own, and told to whoever listens', async () => {
  const orders = new InMemoryOrders();
  const events: DomainEvent[] = [];
  const outbox = { publish: (event: DomainEvent) => Promise.resolve(void events.push(event)) };
  const ids = ['one', 'two'];
  const membership = new InMemoryMembership(new Map([['friends', [aDraft().accountId]]]));
  const next = () => ids.shift() ?? 'too many';
  const placing = new PlaceOrder(orders, outbox, { now: () => NOW }, { next }, membership);
  const draft = aDraft({ lines: [aLine(), aLine({ variantId: 'other' })] });
  const placed = await placing.placeOrder(draft, await placing.groupsOf(draft.accountId));
  expect([...placed.lines].map(({ id }) => id)).toEqual(['one', 'two']);
  expect(await orders.find(draft.id)).toEqual(placed);
  expect(orders.groups.get(draft.id)).toEqual([{ id: 'friends', name: 'Group friends' }]);
  expect(orders.timeline.entries).toMatchObject([
    {
      ...{ orderId: draft.id, event: 'placed', from: null, to: 'pending' },
      actor: { kind: 'customer', id: draft.accountId },
      detail: { totalCents: 18_000, paymentMethod: 'card' },
    },
  ]);
  expect(events).toMatchObject([{ topic: 'order.placed', payload: { orderId: draft.id } }]);
});
