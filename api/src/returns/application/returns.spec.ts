import { describe, expect, it } from '@jest/globals';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { aLine, NOW } from '../../orders/testing/order-builder.js';
import {
  ReturnNotFound,
  ReturnNotPossible,
  ReturnTransitionRefused,
  ReturnUnderway,
} from '../domain/refusals.js';
import { returnableUntil } from '../domain/order-return.js';
import { withdrawableUntil } from '../../kernel/periods.js';
import { aReturnLine } from '../testing/return-builder.js';
import { delivered } from '../testing/returning.js';

const STAFF = { kind: 'staff', id: 'sam' } as const;
const JACKET = '01990000-0000-7000-8000-000000000002';
const DAY_MS = 86_400_000;

const named = ({ variantId, name, options }: ReturnType<typeof aLine>) => ({ variantId, name, options });

async function scene() {
  const shop = await delivered();
  const { order, request, handle } = shop;
  const pieces = (quantity: number) => [{ variantId: JACKET, quantity }];
  const ask = (quantity = 1, accountId = order.accountId) =>
    request.requestReturn(
      { orderId: order.id, lines: pieces(quantity), reason: 'damaged', comment: '', handover: 'drop_off' },
      accountId,
    );
  const arrived = async (restock = true) => {
    const { id } = await ask();
    await handle.approve(id, '', STAFF);
    await handle.receive(id, [{ variantId: JACKET, quantity: 1, restock }], STAFF);
    return id;
  };
  return { ...shop, pieces, ask, arrived };
}

describe('asking for a return', () => {
  it('tells what comes back, keeps it, and announces it once', async () => {
    const { ask, returns, events, timeline } = await scene();
    const one = await ask(2);
    expect(one).toMatchObject({ state: 'requested', amount: { cents: 18_000 }, lines: [{ quantity: 2 }] });
    expect(await returns.find(one.id)).toEqual(one);
    expect(events).toMatchObject([
      { topic: 'return.requested', payload: { pieces: ['2 × Jacket'], amountCents: 18_000 } },
    ]);
    expect(timeline.entries.at(-1)).toMatchObject({
      event: 'return_requested',
      message: 'Return requested: 2 × Jacket',
    });
  });

  it('is begun by staff for a buyer who calls, late too: approved at once, and told once', async () => {
    const { order, request, pieces, returns, events, timeline, time, ask } = await scene();
    time.now = new Date(returnableUntil(NOW, 30).getTime() + DAY_MS);
    const asked = { orderId: order.id, lines: pieces(1), reason: 'damaged', handover: 'drop_off' } as const;
    const one = await request.openReturn({ ...asked, comment: 'By phone', message: 'Bring it.' }, STAFF);
    expect(one).toMatchObject({ state: 'approved', amount: { cents: 9_000 }, message: 'Bring it.' });
    expect(await returns.find(one.id)).toEqual(one);
    expect(events.map(({ topic }) => topic)).toEqual(['return.approved']);
    expect(timeline.entries.slice(-2)).toMatchObject([
      { event: 'return_requested', actor: STAFF },
      { event: 'return_approved', actor: STAFF },
    ]);
    time.now = NOW;
    await expect(ask()).rejects.toBeInstanceOf(ReturnUnderway);
    const unknown = request.openReturn({ ...asked, orderId: 'o-0', comment: '', message: '' }, STAFF);
    await expect(unknown).rejects.toBeInstanceOf(OrderNotFound);
  });

  it('is for the buyer alone', async () => {
    const { ask, request, order, pieces } = await scene();
    await expect(ask(1, 'eve')).rejects.toBeInstanceOf(OrderNotFound);
    await expect(request.preview({ orderId: order.id, lines: pieces(1) }, 'eve')).rejects.toBeInstanceOf(
      OrderNotFound,
    );
    await expect(request.show(order.id, 'eve')).rejects.toBeInstanceOf(OrderNotFound);
  });

  it('is possible while one can still be asked for, and only once at a time', async () => {
    const { ask } = await scene();
    await ask();
    await expect(ask()).rejects.toBeInstanceOf(ReturnUnderway);
  });

  it('is of what was sent: what stayed in the shop does not come back', async () => {
    const { ask, sent, order, request, pieces } = await scene();
    const parcel = { id: 'p1', orderId: order.id, number: 1, lines: pieces(1), carrier: 'DHL' };
    const times = { packedAt: NOW, sentAt: NOW, deliveredAt: NOW };
    await sent.pack({ ...parcel, trackingNumber: 'JD1', ...times });
    await expect(ask(2)).rejects.toThrow('Only what was sent can come back.');
    const preview = request.preview({ orderId: order.id, lines: pieces(2) }, order.accountId);
    await expect(preview).rejects.toBeInstanceOf(ReturnNotPossible);
    expect((await ask(1)).state).toBe('requested');
  });

  it('ends with the days of the shop', async () => {
    const { ask, time, request, order, pieces } = await scene();
    time.now = returnableUntil(NOW, 30);
    expect(await request.show(order.id, order.accountId)).toMatchObject({
      isPossible: true,
      until: time.now,
    });
    time.now = new Date(time.now.getTime() + 1);
    await expect(ask()).rejects.toBeInstanceOf(ReturnNotPossible);
    const asked = { orderId: order.id, lines: pieces(1) };
    await expect(request.preview(asked, order.accountId)).rejects.toBeInstanceOf(ReturnNotPossible);
    expect(await request.show(order.id, order.accountId)).toMatchObject({ isPossible: false });
  });

  it('shows what is left of each line', async () => {
    const { request, order } = await scene();
    const { lines } = await request.show(order.id, order.accountId);
    const { variantId, name, options } = aLine();
    expect(lines).toEqual([{ variantId, name, options, left: 1 }]);
  });

  it('counts the days from the arrival of the parcel, and from the last change where nobody saw it', async () => {
    const late = new Date(NOW.getTime() + 2 * DAY_MS);
    const { request, order, parcels } = await scene();
    const sent = { orderId: order.id, description: '', location: '', source: 'carrier' } as const;
    await parcels.append({ ...sent, status: 'in_transit', occurredAt: new Date(NOW.getTime() - DAY_MS) });
    const { until } = await request.show(order.id, order.accountId);
    expect(until).toEqual(returnableUntil(NOW, 30));
    const other = await scene();
    other.parcels.of = () => Promise.resolve([]);
    await other.orders.save(Object.assign(other.order, { updatedAt: late }));
    const unseen = await other.request.show(order.id, order.accountId);
    expect(unseen.until).toEqual(returnableUntil(late, 30));
  });

  it('is of the named pieces alone, written down as the shopper’s', async () => {
    const { ask, timeline, order, orders, request } = await scene();
    const cap = aLine({ variantId: 'cap', name: 'Cap' });
    await orders.save(Object.assign(order, { lines: [aLine({ quantity: 2 }), cap] }));
    const one = await ask(1);
    expect(one).toMatchObject({ message: '', refundIds: [] });
    expect(one.lines).toEqual([aReturnLine({ ...named(aLine()), quantity: 1 })]);
    expect(timeline.entries.at(-1)).toMatchObject({
      ...{ actor: { kind: 'customer', id: order.accountId }, detail: { returnId: one.id } },
    });
    await expect(request.show('unknown', order.accountId)).rejects.toBeInstanceOf(OrderNotFound);
  });

  it.each(['processing', 'shipped', 'cancelled'] as const)('is refused for a %s order', async (status) => {
    const { ask, orders, order, request } = await scene();
    await orders.save(Object.assign(order, { status }));
    await expect(ask()).rejects.toBeInstanceOf(ReturnNotPossible);
    expect((await request.show(order.id, order.accountId)).until).toBeUndefined();
  });
});

describe('the restocking fee', () => {
  it('is kept of what comes back, as it was told before, whatever the shop decides meanwhile', async () => {
    const { request, handle, commands, order, pieces, time } = await scene();
    time.feePercent = 15;
    const asked = { orderId: order.id, lines: pieces(1), reason: 'changed_mind' } as const;
    const told = await request.preview(asked, order.accountId);
    expect([told.amount.cents, told.fee.cents]).toEqual([7_650, 1_350]);
    const one = await request.requestReturn({ ...asked, comment: '', handover: 'label' }, order.accountId);
    expect(one.amount).toEqual(told.amount);
    time.feePercent = 50;
    await handle.approve(one.id, '', STAFF);
    const line = { variantId: JACKET, quantity: 1, restock: true };
    expect((await handle.receive(one.id, [line], STAFF)).amount).toEqual(told.amount);
    expect((await handle.refund(one.id, STAFF, null)).amount).toEqual(told.amount);
    expect(commands.asked).toEqual([{ orderId: order.id, lines: [line], amount: 76.5 }]);
  });

  it.each(['changed_mind', 'does_not_fit', undefined] as const)(
    'is where the rules of the EU hold kept of what comes back for %s after the period to withdraw only',
    async (reason) => {
      const { request, order, pieces, time } = await scene();
      Object.assign(time, { feePercent: 15, euRules: true });
      const asked = { orderId: order.id, lines: pieces(1) };
      const fee = async () => (await request.preview({ ...asked, reason }, order.accountId)).fee.cents;
      time.now = withdrawableUntil(NOW);
      expect(await fee()).toBe(0);
      time.now = new Date(time.now.getTime() + 1);
      expect(await fee()).toBe(1_350);
      time.now = NOW;
      const whole = { ...asked, comment: '', handover: 'label', reason: reason ?? 'other' } as const;
      const one = await request.requestReturn(whole, order.accountId);
      expect([one.feePercent, one.amount.cents]).toEqual([0, 9_000]);
    },
  );

  it.each(['not_as_described', 'damaged', 'wrong_item'] as const)(
    'is not kept of what is %s',
    async (reason) => {
      const { request, order, pieces, time } = await scene();
      time.feePercent = 15;
      const told = await request.preview({ orderId: order.id, lines: pieces(1), reason }, order.accountId);
      expect([told.amount.cents, told.fee.cents]).toEqual([9_000, 0]);
    },
  );
});

describe('an approved return that never arrives', () => {
  const DAYS = 30 * DAY_MS;

  it('ends after the days of the shop, tells the shopper, and leaves room for another one', async () => {
    const { ask, handle, expire, returns, events, time, order } = await scene();
    const { id } = await ask();
    await handle.approve(id, '', STAFF);
    time.now = new Date(NOW.getTime() + DAYS);
    expect(await expire.expireReturns()).toBe(0);
    time.now = new Date(time.now.getTime() + 1);
    expect(await expire.expireReturns()).toBe(1);
    expect(await returns.find(id)).toMatchObject({ state: 'expired' });
    expect(events.at(-1)).toMatchObject({ topic: 'return.expired', payload: { orderId: order.id } });
    expect(await expire.expireReturns()).toBe(0);
  });

  it('ends although one before it cannot', async () => {
    const { ask, handle, expire, returns, time } = await scene();
    const { id } = await ask();
    await handle.approve(id, '', STAFF);
    time.now = new Date(NOW.getTime() + DAYS + 1);
    returns.approvedBefore = () => Promise.resolve(['none', id]);
    await expect(expire.expireReturns()).rejects.toBeInstanceOf(ReturnNotFound);
    expect(await returns.find(id)).toMatchObject({ state: 'expired' });
  });

  it('is received when staff is faster', async () => {
    const { ask, handle, expire, returns, time } = await scene();
    const { id } = await ask();
    await handle.approve(id, '', STAFF);
    time.now = new Date(NOW.getTime() + DAYS + 1);
    returns.approvedBefore = async () => {
      await handle.receive(id, [{ variantId: JACKET, quantity: 1, restock: true }], STAFF);
      return [id];
    };
    expect(await expire.expireReturns()).toBe(0);
    expect(await returns.find(id)).toMatchObject({ state: 'received' });
  });
});

describe('handling a return', () => {
  it('gives back what arrived, puts on the shelf what staff said, and tells each step', async () => {
    const { arrived, handle, commands, events, order } = await scene();
    const id = await arrived(true);
    const done = await handle.refund(id, STAFF, 5_000);
    expect(done).toMatchObject({ state: 'refunded', amount: { cents: 9_000 }, refundIds: ['refund-1'] });
    const lines = [{ variantId: JACKET, quantity: 1, restock: true }];
    expect([commands.asked, commands.limits]).toEqual([[{ orderId: order.id, lines }], [5_000]]);
    const steps = ['requested', 'approved', 'received', 'refunded'];
    expect(events.map(({ topic }) => topic)).toEqual(steps.map((step) => `return.${step}`));
  });

  it('gives back less when less arrives', async () => {
    const { ask, handle } = await scene();
    const { id } = await ask(2);
    await handle.approve(id, 'The label is in the mail.', STAFF);
    const got = await handle.receive(id, [{ variantId: JACKET, quantity: 1, restock: false }], STAFF);
    expect([got.amount.cents, got.message]).toEqual([9_000, 'The label is in the mail.']);
  });

  it('gives money back once', async () => {
    const { arrived, handle, commands } = await scene();
    const id = await arrived();
    await handle.refund(id, STAFF, null);
    await expect(handle.refund(id, STAFF, null)).rejects.toBeInstanceOf(ReturnTransitionRefused);
    expect(commands.asked).toHaveLength(1);
  });

  it('is over once it was declined, and another one may be asked for', async () => {
    const { ask, handle } = await scene();
    const { id } = await ask();
    expect(await handle.decline(id, 'It was worn.', STAFF)).toMatchObject({
      state: 'declined',
      message: 'It was worn.',
    });
    await expect(handle.approve(id, '', STAFF)).rejects.toBeInstanceOf(ReturnTransitionRefused);
    expect(await ask()).toMatchObject({ state: 'requested' });
  });

  it('is not changed when somebody was faster', async () => {
    const { ask, handle, returns, timeline } = await scene();
    const { id } = await ask();
    returns.move = () => Promise.resolve(false);
    await expect(handle.approve(id, '', STAFF)).rejects.toBeInstanceOf(ReturnTransitionRefused);
    expect(timeline.entries.at(-1)).toMatchObject({ event: 'return_requested' });
  });

  it('goes by what the return is once its order is locked', async () => {
    const { ask, handle, returns, orders, order } = await scene();
    const { id } = await ask();
    orders.lock = async () => {
      const one = await returns.find(id);
      if (one) await returns.move({ ...one, state: 'declined' }, 'requested');
      return order;
    };
    await expect(handle.approve(id, '', STAFF)).rejects.toBeInstanceOf(ReturnTransitionRefused);
    expect(await returns.find(id)).toMatchObject({ state: 'declined' });
  });

  it('is of known returns alone', async () => {
    const { handle } = await scene();
    await expect(handle.approve('unknown', '', STAFF)).rejects.toBeInstanceOf(ReturnNotFound);
  });
});
