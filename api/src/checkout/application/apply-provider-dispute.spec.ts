import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { ShipOrder } from '../../orders/application/ship-order.js';
import { TransitionRefused } from '../../orders/domain/refusals.js';
import type { DisputeState } from '../../payments/application/ports.js';
import { playedMoneyBack } from '../../orders/testing/played-money-back.js';
import { BUYER, paid, STAFF } from '../testing/bought.js';
import { disputesOf } from '../testing/disputing.js';

const DOLLARS = Currency.of('USD');

async function disputed() {
  const bought = await paid();
  const { shop, orderId } = bought;
  const intentRef = (await bought.attempt()).providerIntent;
  const useCase = disputesOf(shop);
  const hear = (status: DisputeState['status'], more: Partial<DisputeState> = {}) =>
    useCase.applyProviderDispute('stripe', {
      ...{ ref: 'du_1', intentRef, amountCents: 18_400, currency: 'USD', status },
      ...more,
    });
  const ship = () =>
    new ShipOrder(
      ...([shop.move, shop.orders, playedMoneyBack()] as const),
      ...([shop.parcels, shop.outbox, shop.clock, { next: () => 'K7M4QD' }] as const),
      shop.parcelDesk,
    ).shipOrder({ orderId, actor: STAFF, carrier: 'DHL', trackingNumber: 'JD1' });
  const detail = async () => (await bought.order()).paymentDetail;
  return { ...bought, hear, ship, detail };
}

describe('a dispute', () => {
  it('holds the parcel back until it is won, whatever is announced how often', async () => {
    const { shop, hear, ship, detail, order } = await disputed();
    expect([await hear('open'), await hear('open')]).toEqual(['open', 'open']);
    expect(await detail()).toBe('disputed');
    await expect(ship()).rejects.toBeInstanceOf(TransitionRefused);
    await hear('won');
    await hear('won');
    expect(await detail()).toBe('paid');
    expect(shop.ledger.entries.map(({ type }) => type)).toEqual(['capture', 'dispute', 'dispute_reversal']);
    await ship();
    expect((await order()).status).toBe('shipped');
  });

  it('that is lost returns nothing', async () => {
    const { shop, hear, detail, orderId } = await disputed();
    await hear('open');
    await hear('lost');
    expect(await detail()).toBe('disputed');
    expect((await shop.requestRefund.available(orderId, DOLLARS)).isZero).toBe(true);
  });

  it('that is won after the order was cancelled goes on to the shopper', async () => {
    const { shop, orderId, hear } = await disputed();
    await hear('open');
    await shop.applyEffects.applyEffects(
      await shop.cancelOrder.cancelOrder({ orderId, actor: BUYER, reason: '' }),
    );
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
    await hear('won');
    expect(await shop.refunds.ofOrder(orderId)).toMatchObject([{ amount: { cents: 18_400 } }]);
  });

  it('about a payment that is not ours, or under another one’s id, changes nothing', async () => {
    const { shop, hear, attempt, detail } = await disputed();
    expect(await hear('open', { intentRef: 'pi_unknown' })).toBe('unknown_object');
    expect(await hear('open', { intentRef: null })).toBe('unknown_object');
    const { orderId, tenderId } = await attempt();
    await shop.ledger.record({
      ...{ orderId, tenderId, attemptId: 'another', refundId: null, type: 'dispute', provider: 'stripe' },
      ...{ providerObjectId: 'du_1', amount: Money.ofCents(1), actor: STAFF, occurredAt: shop.clock.now() },
    });
    const told = shop.topics.length;
    expect(await hear('won')).toBe('mismatch');
    expect(shop.topics.slice(told)).toEqual(['payment.mismatch']);
    expect(await detail()).toBe('paid');
  });
});
