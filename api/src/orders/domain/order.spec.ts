import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { receiptFor } from '../../kernel/receipt.js';
import { aDraft, aLine, anOrder, NOW } from '../testing/order-builder.js';
import { TransitionRefused } from './refusals.js';
import { SYSTEM, type Actor } from './snapshots.js';

const ADMIN: Actor = { kind: 'admin', id: 'boss' };
const paid = (cents: number, surplus = 0) => ({
  captured: Money.ofCents(cents),
  surplus: Money.ofCents(surplus),
  refunded: Money.zero,
  attemptsFailed: false,
  disputed: false,
});

describe('an order', () => {
  it('adds up its lines and takes off the coupon', () => {
    const order = anOrder({ lines: [aLine({ quantity: 2, discount: Money.ofCents(500) }), aLine()] });
    expect([order.subtotal.cents, order.discount.cents, order.total.cents]).toEqual([27_000, 500, 26_500]);
  });

  it('is called by the last eight characters of its id', () => {
    expect(anOrder().number).toBe('000ABCDE');
  });

  it('cannot be placed when its receipt says another sum of its lines', () => {
    const draft = aDraft();
    expect(() => anOrder({ receipt: { ...draft.receipt, subtotal: Money.ofCents(1) } })).toThrow('receipt');
  });

  it('is not paid before the money due now is there', () => {
    const order = anOrder();
    expect(() => order.apply('pay', { actor: SYSTEM, now: NOW, dueNowCovered: false })).toThrow(
      TransitionRefused,
    );
    expect(order.status).toBe('pending');
  });

  it('owes the balance of a cash order until it is recorded, and is not delivered without it', () => {
    const order = anOrder({ paymentMethod: 'cash' });
    order.recordMoney(paid(3_600), NOW);
    order.apply('pay', { actor: ADMIN, now: NOW, dueNowCovered: true });
    order.apply('ship', { actor: ADMIN, now: NOW, carrier: 'UPS', trackingNumber: '1Z' });
    expect([order.paymentDetail, order.due.cents]).toEqual(['deposit_paid', 5_400]);
    expect(() => order.apply('deliver', { actor: ADMIN, now: NOW })).toThrow(TransitionRefused);
    order.recordMoney(paid(9_000), NOW);
    order.apply('deliver', { actor: ADMIN, now: NOW });
    expect([order.status, order.due.cents]).toEqual(['delivered', 0]);
  });

  it('owes the balance though its deposit came twice and both are more than the price', () => {
    const order = anOrder({ paymentMethod: 'cash' });
    order.recordMoney(paid(12_000, 6_000), NOW);
    order.apply('pay', { actor: ADMIN, now: NOW, dueNowCovered: true });
    order.apply('ship', { actor: ADMIN, now: NOW, carrier: 'UPS', trackingNumber: '1Z' });
    expect([order.paymentStatus, order.paymentDetail, order.due.cents]).toEqual([
      ...['pending', 'overpaid', 3_000],
    ]);
    expect(() => order.apply('deliver', { actor: ADMIN, now: NOW })).toThrow(TransitionRefused);
    order.recordMoney(paid(15_000, 6_000), NOW);
    expect([order.paymentStatus, order.paymentDetail, order.due.cents]).toEqual(['paid', 'overpaid', 0]);
  });

  it('is delivered with its balance let go when a reason is given', () => {
    const order = anOrder({ paymentMethod: 'cash' });
    order.recordMoney(paid(3_600), NOW);
    order.apply('pay', { actor: ADMIN, now: NOW, dueNowCovered: true });
    order.apply('ship', { actor: ADMIN, now: NOW, carrier: 'UPS', trackingNumber: '1Z' });
    order.apply('deliver', { actor: ADMIN, now: NOW, overrideReason: 'the wallet was stolen' });
    expect(order.status).toBe('delivered');
  });

  it('expires only after its hold and when no payment can arrive any more', () => {
    const order = anOrder();
    const later = new Date(NOW.getTime() + 3_600_000);
    const almost = new Date(NOW.getTime() + 3_599_999);
    expect(() => order.apply('expire', { actor: SYSTEM, now: almost, attemptLive: false })).toThrow('held');
    expect(() => order.apply('expire', { actor: SYSTEM, now: later, attemptLive: true })).toThrow('arrive');
    order.apply('expire', { actor: SYSTEM, now: later, attemptLive: false });
    expect([order.status, order.due.cents]).toEqual(['cancelled', 0]);
  });

  it('R38 goes by the database’s clock where that has spoken, not by its own', () => {
    const later = new Date(NOW.getTime() + 3_600_001);
    const at = { actor: SYSTEM, attemptLive: false };
    expect(() => anOrder().apply('expire', { ...at, now: later, holdExpired: false })).toThrow('held');
    const order = anOrder();
    order.apply('expire', { ...at, now: NOW, holdExpired: true });
    expect(order.status).toBe('cancelled');
  });

  it('believes a live payment until told otherwise', () => {
    const later = new Date(NOW.getTime() + 3_600_001);
    expect(() => anOrder().apply('expire', { actor: SYSTEM, now: later })).toThrow('arrive');
  });
});

describe('placing an order', () => {
  it('needs a line', () => {
    expect(() => anOrder({ lines: [] })).toThrow('needs a line');
  });

  it('tells taxes and fees apart from goods, coupon and delivery', () => {
    const fee = { kind: 'fee', label: 'Handling', amount: Money.ofCents(250) } as const;
    const lines = [aLine({ discount: Money.ofCents(500) })];
    const coupon = { code: 'TENOFF', amount: Money.ofCents(500) };
    const order = anOrder({ lines, receipt: receiptFor(lines, coupon, [fee]) });
    const { subtotal, discount, shipping, charges, total } = order;
    expect([subtotal, discount, shipping, charges, total].map(({ cents }) => cents)).toEqual([
      ...[9_000, 500, 0, 250, 8_750],
    ]);
    expect(order).toMatchObject({ status: 'pending', paymentStatus: 'pending', paymentDetail: 'unpaid' });
  });

  it('keeps what an amount of it was worth in the shop’s currency', () => {
    const exchange = { code: 'EUR', rate: 0.8, roundTo: 0, published: null, at: NOW.toISOString() };
    const rules = { goods: [], coupon: null, delivery: null, tax: null, exchange };
    const receipt = { ...receiptFor([aLine()], null), rules };
    expect(anOrder({ receipt }).inShopCurrency(Money.ofCents(801)).cents).toBe(1_001);
    expect(anOrder().inShopCurrency(Money.ofCents(801)).cents).toBe(801);
  });

  it('gives each line the id that was made for it', () => {
    const lines = [aLine(), aLine({ variantId: 'other' })];
    expect([...anOrder({ lines }, ['one', 'two']).lines].map(({ id }) => id)).toEqual(['one', 'two']);
  });

  it('keeps coupon, contact and the name that its client gave it', () => {
    const request = { key: 'mine', hash: 'digest' };
    expect(anOrder({ coupon: { id: 'coupon', code: 'TENOFF' }, request })).toMatchObject({
      ...{ couponId: 'coupon', couponCode: 'TENOFF', contactEmail: 'ann@example.com' },
      ...{ idempotencyKey: 'mine', requestHash: 'digest', currency: 'USD' },
    });
    const plain = { couponId: null, couponCode: null, idempotencyKey: null, requestHash: null };
    expect(anOrder()).toMatchObject(plain);
  });
});

describe('a step of an order', () => {
  const later = new Date(NOW.getTime() + 60_000);
  const parcel = { carrier: 'UPS', trackingNumber: '1Z' };
  const processing = (money = paid(9_000)) => {
    const order = anOrder();
    order.recordMoney(money, NOW);
    order.apply('pay', { actor: SYSTEM, now: NOW, dueNowCovered: true });
    return order;
  };
  const shipped = () => {
    const order = processing();
    order.apply('ship', { actor: ADMIN, now: NOW, ...parcel });
    return order;
  };

  it('says what is to be done, ends the hold and notes its time', () => {
    const order = anOrder();
    expect(order.holdExpiresAt).not.toBeNull();
    const effects = order.apply('pay', { actor: SYSTEM, now: later, dueNowCovered: true });
    expect(effects).toEqual(['commit-stock', 'use-coupon', 'clear-cart']);
    expect(order).toMatchObject({ status: 'processing', holdExpiresAt: null, updatedAt: later });
  });

  it('is not paid when nobody says that the money due now is there', () => {
    expect(() => anOrder().apply('pay', { actor: SYSTEM, now: NOW })).toThrow('has not been paid');
  });

  it('notes the parcel when it is shipped, and no other step touches it', () => {
    const order = shipped();
    order.apply('scan', { actor: SYSTEM, now: later, trackingNumber: '1Z', carrier: 'other' });
    expect(order).toMatchObject({ status: 'shipped', ...parcel, updatedAt: later });
  });

  it.each([
    ['without a carrier', { trackingNumber: '1Z' }],
    ['without a number', { carrier: 'UPS' }],
    ['with a blank carrier', { carrier: ' ', trackingNumber: '1Z' }],
    ['with a blank number', { carrier: 'UPS', trackingNumber: ' ' }],
  ])('ships nothing %s', (_what, named) => {
    const order = processing();
    expect(() => order.apply('ship', { actor: ADMIN, now: later, ...named })).toThrow('required');
    expect(order).toMatchObject({ status: 'processing', carrier: null, updatedAt: NOW });
  });

  it.each([['2Z'], [undefined]])('takes no scan of the parcel %s', (trackingNumber) => {
    const scan = { actor: SYSTEM, now: NOW, ...(trackingNumber ? { trackingNumber } : {}) };
    expect(() => shipped().apply('scan', scan)).toThrow('not that of this order');
  });

  it('ships nothing while the card holder’s bank has the money', () => {
    const order = processing({ ...paid(9_000), disputed: true });
    expect(() => order.apply('ship', { actor: ADMIN, now: NOW, ...parcel })).toThrow('disputed');
  });

  it('ships nothing of which all money is given back or promised, but what cost nothing', () => {
    const at = { actor: ADMIN, now: NOW, ...parcel };
    const all = { ...paid(9_000), refunded: Money.ofCents(9_000) };
    expect(() => processing(all).apply('ship', at)).toThrow('given back');
    expect(() => processing().apply('ship', { ...at, promisedBack: Money.ofCents(9_000) })).toThrow(
      'given back',
    );
    const part = processing();
    part.apply('ship', { ...at, promisedBack: Money.ofCents(8_999) });
    const free = processing(paid(0));
    free.apply('ship', at);
    expect([part.status, free.status]).toEqual(['shipped', 'shipped']);
  });

  it('is cancelled by its own buyer alone', () => {
    const by = (id: string): Actor => ({ kind: 'customer', id });
    expect(() => anOrder().apply('cancel', { actor: by('bob'), now: NOW })).toThrow('Only the buyer');
    const order = anOrder();
    order.apply('cancel', { actor: by(order.accountId), now: NOW });
    expect([order.status, order.due.cents]).toEqual(['cancelled', 0]);
  });

  it('owes nothing once more than its total has come', () => {
    const order = anOrder();
    order.recordMoney({ ...paid(9_001), refunded: Money.ofCents(1) }, later);
    expect([order.due.cents, order.captured.cents, order.refunded.cents]).toEqual([0, 9_001, 1]);
    expect(order.updatedAt).toBe(later);
  });
});
