import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { Money } from '../../kernel/money.js';
import type { Order } from '../domain/order.js';
import { InMemoryHandedOver } from '../testing/in-memory-handed-over.js';
import { InMemoryOrderParcels } from '../testing/in-memory-order-parcels.js';
import { InMemoryOrders, InMemoryParcels } from '../testing/in-memory-orders.js';
import { anOrder, NOW } from '../testing/order-builder.js';
import { playedMoneyBack } from '../testing/played-money-back.js';
import { DeliverOrder } from './deliver-order.js';
import { DeliverUnsent } from './deliver-unsent.js';
import { MoveOrder } from './move.js';

const clock = { now: () => NOW };
const PAID = { status: 'processing', captured: Money.ofCents(9_000) } as const;

describe('an order of which nothing is sent', () => {
  let orders: InMemoryOrders;
  let handedOver: InMemoryHandedOver;
  let topics: string[];
  let deliver: DeliverUnsent;
  beforeEach(() => {
    orders = new InMemoryOrders();
    handedOver = new InMemoryHandedOver();
    topics = [];
    const outbox = { publish: ({ topic }: { topic: string }) => Promise.resolve(void topics.push(topic)) };
    const move = new MoveOrder(orders, orders.timeline, clock);
    const sent = new InMemoryOrderParcels(orders);
    const one = new DeliverOrder(
      ...([move, new InMemoryParcels(), outbox, clock, sent, orders, playedMoneyBack()] as const),
    );
    deliver = new DeliverUnsent(orders, handedOver, one, new DirectUnitOfWork());
  });
  const placed = async (more: Partial<Order>, isHandedOver = true) => {
    const order = Object.assign(anOrder(), PAID, more);
    await orders.save(order);
    if (isHandedOver) handedOver.whole.add(order.id);
    return order.id;
  };
  const statusOf = async (id: string) => (await orders.find(id))?.status;

  it('is delivered by the shop itself once all of it is handed over, and once', async () => {
    const id = await placed({});
    expect(await deliver.deliverUnsent()).toBe(1);
    expect(await statusOf(id)).toBe('delivered');
    expect([topics, orders.timeline.entries.map(({ event, actor }) => [event, actor.kind])]).toEqual([
      ['order.delivered'],
      [['deliver-unsent', 'system']],
    ]);
    expect(await deliver.deliverUnsent()).toBe(0);
  });

  it.each([
    ['its money is disputed', { paymentDetail: 'disputed' }],
    ['not all of it is paid', { captured: Money.ofCents(8_999) }],
    ['all of its money went back', { refunded: Money.ofCents(9_000) }],
    ['it is cancelled', { status: 'cancelled' }],
  ] as [string, Partial<Order>][])('waits while %s', async (_, more) => {
    const id = await placed(more);
    const before = await statusOf(id);
    expect(await deliver.deliverUnsent()).toBe(0);
    expect([await statusOf(id), topics]).toEqual([before, []]);
  });

  it('is not said to be picked up where what was to be fetched was refunded', async () => {
    const pickup = { address: '1 Allee', hours: '' };
    await placed({ delivery: { methodId: 'm', name: 'Pickup', daysFrom: 0, daysTo: 0, pickup } });
    await deliver.deliverUnsent();
    expect(orders.timeline.entries.at(-1)?.message).toBe('Delivered');
  });

  it('waits while something of it is still to be handed over', async () => {
    const id = await placed({}, false);
    expect(await deliver.deliverUnsent()).toBe(0);
    expect(await statusOf(id)).toBe('processing');
  });
});
