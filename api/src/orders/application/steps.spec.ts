import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../kernel/outbox.js';
import { Money } from '../../kernel/money.js';
import type { Order } from '../domain/order.js';
import { OrderNotFound, TransitionRefused } from '../domain/refusals.js';
import { InMemoryHandedOver } from '../testing/in-memory-handed-over.js';
import { InMemoryOrderParcels, InMemoryToSend } from '../testing/in-memory-order-parcels.js';
import { InMemoryOrders, InMemoryParcels } from '../testing/in-memory-orders.js';
import { anOrder, NOW } from '../testing/order-builder.js';
import { playedMoneyBack } from '../testing/played-money-back.js';
import { CancelOrder } from './cancel-order.js';
import { DeliverOrder } from './deliver-order.js';
import { MarkPaid } from './mark-paid.js';
import { MoveOrder } from './move.js';
import { PackParcel } from './pack-parcel.js';
import { ParcelDesk, ShipOrder } from './ship-order.js';

const clock = { now: () => NOW };
const STAFF = { kind: 'staff', id: 'sam' } as const;
const TOTAL = Money.ofCents(9_000);

/** An order of $90.00 in some state, all of it paid unless told. */
async function scene(state: Order['status'], more: Partial<Order> = {}, promised = Money.zero) {
  const [orders, parcels, events] = [new InMemoryOrders(), new InMemoryParcels(), [] as DomainEvent[]];
  const outbox = { publish: (event: DomainEvent) => Promise.resolve(void events.push(event)) };
  const money = { status: state, captured: state === 'pending' ? Money.zero : TOTAL };
  const order = Object.assign(anOrder(), money, more);
  const orderId = order.id;
  await orders.save(order);
  const move = new MoveOrder(orders, orders.timeline, clock);
  const moneyBack = playedMoneyBack(promised);
  const sent = new InMemoryOrderParcels(orders);
  const cancel = new CancelOrder(move, outbox, new InMemoryHandedOver(), sent, moneyBack);
  const toSend = new InMemoryToSend(sent);
  let made = 0;
  const ids = { next: () => `parcel-${(made += 1)}` };
  const packing = new PackParcel(orders, sent, toSend, orders.timeline, clock, ids);
  const ship = new ShipOrder(
    ...([move, orders, moneyBack, parcels, outbox, clock] as const),
    ...([{ next: () => 'K7M4QD' }, new ParcelDesk(sent, packing, toSend)] as const),
  );
  const deliver = new DeliverOrder(move, parcels, outbox, clock, sent, orders, moneyBack);
  const markPaid = new MarkPaid(move, parcels, outbox, clock);
  const parcel = { orderId, actor: STAFF, carrier: ' DHL ', trackingNumber: ' JD1 ' };
  const told = () => [events.map(({ topic }) => topic), orders.timeline.entries.map(({ event }) => event)];
  const now = () => orders.find(orderId);
  const details = () => orders.timeline.entries.map(({ detail }) => detail);
  return { cancel, ship, deliver, markPaid, orderId, parcel, parcels, events, told, details, now };
}

describe('cancelling', () => {
  it.each([
    ['pending', ['cancel-attempts', 'cancel-payments', 'refund-captured', 'release-stock', 'release-coupon']],
    ['processing', ['cancel-payments', 'refund-captured', 'restock', 'release-coupon']],
  ] as const)('a %s order tells what must be undone', async (state, effects) => {
    const { cancel, orderId, told, now } = await scene(state);
    const transitionResult = await cancel.cancelOrder({ orderId, actor: STAFF, reason: 'asked by phone' });
    expect(transitionResult.effects).toEqual(effects);
    expect(await now()).toMatchObject({ status: 'cancelled', cancelReason: 'asked by phone' });
    expect(told()).toEqual([['order.cancelled'], ['cancel']]);
  });

  it('is refused to a stranger, as if there were no such order', async () => {
    const { cancel, orderId, told, now } = await scene('pending');
    const stranger = { kind: 'customer', id: 'somebody else' } as const;
    const asked = cancel.cancelOrder({ orderId, actor: stranger, reason: '' });
    await expect(asked).rejects.toBeInstanceOf(OrderNotFound);
    expect([(await now())?.status, told()]).toEqual(['pending', [[], []]]);
  });

  it('by the clock is for the shop alone, when nothing is on its way and the hold is over', async () => {
    const over = { attemptLive: false, holdExpired: true };
    for (const [actor, expiry] of [
      [STAFF, over],
      [
        { kind: 'system', id: null },
        { ...over, attemptLive: true },
      ],
      [
        { kind: 'system', id: null },
        { ...over, holdExpired: false },
      ],
    ] as const) {
      const { cancel, orderId } = await scene('pending');
      const asked = cancel.cancelOrder({ orderId, actor, reason: 'payment_timeout', expiry });
      await expect(asked).rejects.toBeInstanceOf(TransitionRefused);
    }
  });
});

describe('what listeners are told of a step', () => {
  it('is whose order it is, what is in it and why', async () => {
    const { cancel, orderId, events, details } = await scene('pending');
    await cancel.cancelOrder({ orderId, actor: STAFF, reason: 'asked by phone' });
    const line = { name: 'Jacket', options: { Size: 'M' }, image: null, quantity: 1, totalCents: 9_000 };
    const money = { totalCents: 9_000, capturedCents: 0, dueCents: 0 };
    expect(events[0]?.payload).toMatchObject({
      ...{ orderId, name: 'Ann Shopper', email: 'ann@example.com', status: 'cancelled' },
      ...{ ...money, lines: [line], reason: 'asked by phone' },
    });
    expect(details()).toEqual([{ reason: 'asked by phone' }]);
  });

  it('is the parcel, when it is shipped', async () => {
    const { ship, parcel, events, details } = await scene('processing');
    await ship.shipOrder(parcel);
    const named = { carrier: 'DHL', trackingNumber: 'JD1' };
    expect([events[0]?.payload, details()]).toMatchObject([named, [named]]);
  });
});

describe('shipping', () => {
  it('names the parcel and tells the buyer', async () => {
    const { ship, parcel, orderId, parcels, told, now } = await scene('processing');
    await ship.shipOrder(parcel);
    expect(await now()).toMatchObject({ status: 'shipped', carrier: 'DHL', trackingNumber: 'JD1' });
    expect(await parcels.of(orderId)).toMatchObject([{ status: 'shipped', source: 'shop' }]);
    expect(told()).toEqual([['order.shipped'], ['ship']]);
  });

  it.each<[string, Partial<Order>, Money, object]>([
    ['while its payment is disputed', { paymentDetail: 'disputed' }, Money.zero, {}],
    ['when all of its money is promised back', {}, TOTAL, {}],
    ['without a number', {}, Money.zero, { trackingNumber: '  ' }],
    ['before it is paid', { status: 'pending' }, Money.zero, {}],
    ['twice', { status: 'shipped' }, Money.zero, {}],
  ])('is refused %s', async (_, more, promised, wrong) => {
    const { ship, parcel, told } = await scene('processing', more, promised);
    await expect(ship.shipOrder({ ...parcel, ...wrong })).rejects.toBeInstanceOf(TransitionRefused);
    expect(told()).toEqual([[], []]);
  });

  it('is refused of an unknown order', async () => {
    const { ship, parcel } = await scene('processing');
    const unknown = ship.shipOrder({ ...parcel, orderId: 'unknown' });
    await expect(unknown).rejects.toBeInstanceOf(OrderNotFound);
  });

  it('goes on when only a part is promised back', async () => {
    const { ship, parcel, now } = await scene('processing', {}, Money.ofCents(8_999));
    await ship.shipOrder(parcel);
    expect((await now())?.status).toBe('shipped');
  });
});

describe('delivering', () => {
  const deposit = { captured: Money.ofCents(3_600) };

  it('is refused while a balance is open, unless a reason lets it go', async () => {
    const { deliver, orderId, told, details, now } = await scene('shipped', deposit);
    const open = deliver.deliverOrder({ orderId, actor: STAFF, overrideReason: '  ' });
    await expect(open).rejects.toBeInstanceOf(TransitionRefused);
    await deliver.deliverOrder({ orderId, actor: STAFF, overrideReason: ' damaged ' });
    expect(details()).toEqual([{ overrideReason: 'damaged' }]);
    expect([(await now())?.status, told()]).toEqual(['delivered', [['order.delivered'], ['deliver']]]);
  });

  it('ends the way of a paid parcel', async () => {
    const { deliver, orderId, parcels } = await scene('shipped');
    await deliver.deliverOrder({ orderId, actor: STAFF });
    expect(await parcels.of(orderId)).toMatchObject([{ status: 'delivered' }]);
  });
});

describe('being paid', () => {
  const by = { kind: 'provider', id: null } as const;

  it('prepares the order once', async () => {
    const { markPaid, orderId, parcels, told } = await scene('pending');
    const { effects } = await markPaid.markPaid({ orderId, actor: by, dueNowCovered: true });
    expect(effects).toEqual(['commit-stock', 'use-coupon', 'clear-cart']);
    expect((await parcels.of(orderId)).map(({ status }) => status)).toEqual(['confirmed', 'processing']);
    const again = markPaid.markPaid({ orderId, actor: by, dueNowCovered: true });
    await expect(again).rejects.toBeInstanceOf(TransitionRefused);
    expect(told()).toEqual([['order.paid'], ['pay']]);
  });

  it('needs what is due now, and an order', async () => {
    const { markPaid, orderId } = await scene('pending');
    const short = markPaid.markPaid({ orderId, actor: by, dueNowCovered: false });
    await expect(short).rejects.toBeInstanceOf(TransitionRefused);
    const unknown = markPaid.markPaid({ orderId: 'unknown', actor: by, dueNowCovered: true });
    await expect(unknown).rejects.toBeInstanceOf(OrderNotFound);
  });
});
