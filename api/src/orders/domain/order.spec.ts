import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { aDraft, aLine, anOrder, NOW } from '../testing/order-builder.js';
import { TransitionRefused } from './refusals.js';
import { SYSTEM, type Actor } from './snapshots.js';

const ADMIN: Actor = { kind: 'admin', id: 'boss' };
const paid = (cents: number) => ({
  captured: Money.ofCents(cents),
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
    const later = new Date(NOW.getTime() + 3_600_001);
    expect(() => order.apply('expire', { actor: SYSTEM, now: NOW, attemptLive: false })).toThrow('held');
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
