import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Order } from '../domain/order.js';
import {
  FeedbackAlreadyGiven,
  FeedbackNotPossible,
  OrderNotFound,
  TransitionRefused,
} from '../domain/refusals.js';
import { InMemoryOrderParcels } from '../testing/in-memory-order-parcels.js';
import { InMemoryOrders, InMemoryParcels } from '../testing/in-memory-orders.js';
import { anOrder, NOW } from '../testing/order-builder.js';
import { GetTracking } from './get-tracking.js';
import { GiveFeedback } from './give-feedback.js';
import { MoveOrder } from './move.js';
import { NoteOrder } from './note-order.js';
import type { Feedback } from './ports.js';
import { RecordMoney } from './record-money.js';
import { ScanParcel } from './scan-parcel.js';

const clock = { now: () => NOW };
const STAFF = { kind: 'staff', id: 'sam' } as const;
const PROVIDER = { kind: 'provider', id: null } as const;

async function scene(changes: Partial<Order> = {}) {
  const [orders, parcels] = [new InMemoryOrders(), new InMemoryParcels()];
  const order = Object.assign(anOrder(), { status: 'shipped', trackingNumber: 'JD1' }, changes);
  await orders.save(order);
  const move = new MoveOrder(orders, orders.timeline, clock);
  const scanner = new ScanParcel(move, orders, parcels, clock, new InMemoryOrderParcels(orders));
  const scan = (trackingNumber = 'JD1', location = 'Kampala') =>
    scanner.scanParcel({ orderId: order.id, actor: STAFF, trackingNumber, description: 'Arrived', location });
  const tracking = (accountId = order.accountId) =>
    new GetTracking(orders, parcels, clock).getTracking(order.id, accountId);
  return { orders, parcels, order, scanner, scan, tracking, history: orders.timeline.entries };
}

describe('a carrier’s scan', () => {
  it('is written down with its place, and moves nothing', async () => {
    const { orders, order, scan, history, tracking } = await scene();
    await scan();
    await scan('JD1', '');
    expect(history.map(({ message }) => message)).toEqual(['Arrived (Kampala)', 'Arrived']);
    expect((await orders.find(order.id))?.status).toBe('shipped');
    expect(await tracking()).toMatchObject({ estimated: false, events: [{ status: 'in_transit' }, {}] });
  });

  it('that comes after the delivery is kept without a line in the history', async () => {
    const { parcels, order, scan, history } = await scene({ status: 'delivered' });
    await scan();
    expect([history, await parcels.of(order.id)]).toEqual([
      [],
      [expect.objectContaining({ status: 'in_transit' })],
    ]);
  });

  it('of an unknown order is refused', async () => {
    const { scanner } = await scene();
    const scan = { actor: STAFF, trackingNumber: 'JD1', description: '', location: '' };
    await expect(scanner.scanParcel({ orderId: 'unknown', ...scan })).rejects.toBeInstanceOf(OrderNotFound);
  });

  it.each<[string, Partial<Order>]>([
    ['of another parcel', { trackingNumber: 'OTHER' }],
    ['of a delivered order by another number', { status: 'delivered', trackingNumber: 'OTHER' }],
    ['before anything was shipped', { status: 'processing' }],
  ])('is refused %s', async (_, changes) => {
    const { parcels, order, scan } = await scene(changes);
    await expect(scan()).rejects.toBeInstanceOf(TransitionRefused);
    expect(await parcels.of(order.id)).toEqual([]);
  });
});

describe('where an order is', () => {
  it('is reckoned by the shop until a carrier tells, and told to its buyer alone', async () => {
    const { tracking } = await scene();
    const { estimated, events } = await tracking();
    expect([estimated, events.length > 0]).toEqual([true, true]);
    await expect(tracking('somebody else')).rejects.toBeInstanceOf(OrderNotFound);
  });

  it('ends its reckoning with what staff has seen, which is the delivery alone', async () => {
    const { parcels, order, tracking } = await scene();
    const told = { orderId: order.id, location: '', source: 'shop', occurredAt: NOW } as const;
    await parcels.append({ ...told, status: 'in_transit', description: 'Handed over' });
    await parcels.append({ ...told, status: 'delivered', description: 'At the door' });
    const { estimated, events } = await tracking();
    expect([estimated, events.map(({ description }) => description)]).toEqual([
      true,
      expect.not.arrayContaining(['Handed over']),
    ]);
    expect(events.at(-1)?.description).toBe('At the door');
  });
});

describe('what is said of an order', () => {
  it('by staff is kept in its history, trimmed', async () => {
    const { orders, order, history } = await scene();
    const note = new NoteOrder(orders, orders.timeline);
    await note.noteOrder({ orderId: order.id, actor: STAFF, text: '  call first ' });
    expect(history).toMatchObject([{ event: 'note', from: 'shipped', to: 'shipped', message: 'call first' }]);
    await expect(note.noteOrder({ orderId: 'unknown', actor: STAFF, text: '' })).rejects.toBeInstanceOf(
      OrderNotFound,
    );
  });

  it('by its buyer is taken once, when it was delivered', async () => {
    const given: Feedback[] = [];
    const feedbacks = {
      add: (feedback: Feedback) => Promise.resolve(given.length === 0 && given.push(feedback) > 0),
    };
    const [waiting, arrived] = [await scene(), await scene({ status: 'delivered' })];
    const give = ({ orders, order }: typeof waiting, accountId = order.accountId) =>
      new GiveFeedback(orders, feedbacks, orders.timeline).giveFeedback(
        { orderId: order.id, rating: 4, comment: 'warm' },
        accountId,
      );
    await expect(give(waiting)).rejects.toBeInstanceOf(FeedbackNotPossible);
    await expect(give(arrived, 'somebody else')).rejects.toBeInstanceOf(OrderNotFound);
    await give(arrived);
    await expect(give(arrived)).rejects.toBeInstanceOf(FeedbackAlreadyGiven);
    expect(given).toHaveLength(1);
    expect(arrived.history.map(({ message }) => message)).toEqual(['Feedback: 4 of 5 stars']);
  });
});

describe('the money of an order', () => {
  const money = {
    captured: Money.ofCents(9_000),
    surplus: Money.zero,
    refunded: Money.zero,
    attemptsFailed: false,
    disputed: false,
  };

  it('follows the book, with a line in the history where there is something to tell', async () => {
    const { orders, order, history } = await scene();
    const record = new RecordMoney(orders, orders.timeline, clock);
    const news = { orderId: order.id, actor: PROVIDER };
    await record.recordMoney({ ...news, money: () => Promise.resolve(money) });
    expect([(await orders.find(order.id))?.paymentStatus, history]).toEqual(['paid', []]);
    const disputed = () => Promise.resolve({ ...money, disputed: true });
    await record.recordMoney({ ...news, money: disputed, message: 'A payment is disputed' });
    expect((await orders.find(order.id))?.paymentDetail).toBe('disputed');
    expect(history).toMatchObject([{ event: 'money', message: 'A payment is disputed' }]);
    const unknown = record.recordMoney({ ...news, orderId: 'unknown', money: disputed });
    await expect(unknown).rejects.toBeInstanceOf(OrderNotFound);
  });
});
