import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { JACKET, placed } from '../testing/bought.js';
import { ExpireOrders } from './expire-orders.js';

/** @param before are orders whose time was up earlier, none of which can be let go: they are not there */
async function waiting(before: readonly string[] = []) {
  const bought = await placed();
  const { shop, orderId, order } = bought;
  const isOver = async () => ((await order()).holdExpiresAt ?? shop.clock.now()) <= shop.clock.now();
  const orders = {
    expired: (limit: number) => Promise.resolve([...before, orderId].slice(0, limit)),
    held: () => Promise.resolve(new Map()),
    isOver,
  };
  const { cancelAttempts, cancelOrder, applyEffects, unit, failpoints } = shop;
  const expire = new ExpireOrders(orders, cancelAttempts, cancelOrder, applyEffects, unit, failpoints);
  return { ...bought, expire };
}

describe('an order that is not paid in time', () => {
  it('is let go: its page ends, its things are free, nobody is refunded', async () => {
    const { shop, order, attempt, lapse, expire, orderId } = await waiting();
    await lapse();
    expect([(await expire.expireOrders()).gone, (await expire.expireOrders()).gone]).toEqual([1, 0]);
    expect(await order()).toMatchObject({ status: 'cancelled', cancelReason: 'payment_timeout' });
    expect((await attempt()).state).toBe('expired');
    expect(shop.stock.level(JACKET)).toEqual({ onHand: 10, held: 0 });
    expect(shop.coupons.journal).toEqual([`release ${orderId}`]);
  });

  it('is kept while its things are held, by the database’s clock', async () => {
    const { order, expire } = await waiting();
    expect((await expire.expireOrders()).gone).toBe(0);
    expect((await order()).status).toBe('pending');
  });

  it('is kept, and paid, when the provider has its money', async () => {
    const { shop, order, payAtProvider, lapse, expire } = await waiting();
    await lapse();
    await payAtProvider();
    expect((await expire.expireOrders()).gone).toBe(0);
    expect(await order()).toMatchObject({ status: 'processing', paymentStatus: 'paid' });
    expect(shop.stock.level(JACKET)).toEqual({ onHand: 8, held: 0 });
  });

  it('is kept while the provider does not answer: its money may still come', async () => {
    const { shop, order, lapse, expire } = await waiting();
    await lapse();
    shop.gateway.unreachable = true;
    expect((await expire.expireOrders()).gone).toBe(0);
    expect((await order()).status).toBe('pending');
  });

  it('is let go although hundreds before it fail or must wait', async () => {
    const { order, lapse, expire } = await waiting(Array.from({ length: 250 }, () => v7()));
    await lapse();
    const { gone, failures } = await expire.expireOrders();
    expect([gone, failures.length]).toEqual([1, 250]);
    expect((await order()).status).toBe('cancelled');
  });
});
