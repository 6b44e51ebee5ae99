import { beforeEach, describe, expect, it } from '@jest/globals';
import { termsOf } from '../../kernel/testing/terms-of.js';
import type { UnpaidLimits } from '../../kernel/unpaid-limits.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import { StockShareReached, TooManyUnpaid } from '../domain/refusals.js';
import { InMemoryUnpaidOrders } from '../testing/in-memory-unpaid-orders.js';
import { LimitUnpaidOrders } from './limit-unpaid-orders.js';

const LIMITS: UnpaidLimits = {
  ordersPerAccount: 2,
  unitsPerAccount: 10,
  ordersPerAddress: 3,
  unitsPerAddress: 20,
  stockShare: 50,
};
const methods = { of: (method: string) => ({ collectedBy: method === 'cash' ? 'staff' : 'provider' }) };
let unpaid: InMemoryUnpaidOrders;
let last = 0;

const place = (
  accountId: string,
  { method = 'card', network = '203.0.113.9', quantity = 1, limits = LIMITS, guestEmail = '' },
) =>
  new LimitUnpaidOrders(
    termsOf(() => ({ unpaidLimits: limits })),
    unpaid,
    methods as unknown as PaymentMethods,
  ).limitUnpaidOrders({
    orderId: `order-${(last += 1)}`,
    accountId,
    ...(guestEmail ? { guestEmail } : {}),
    networks: [{ key: network, times: 1 }],
    method,
    demand: [{ variantId: 'jacket', quantity }],
  });

describe('placing an order that is not paid yet', () => {
  beforeEach(() => {
    unpaid = new InMemoryUnpaidOrders();
  });

  it('is refused when the account has as many open as it may, and allowed again when one is paid', async () => {
    await place('ann', {});
    await place('ann', {});
    await expect(place('ann', {})).rejects.toThrow(TooManyUnpaid);
    // the refused one is undone with its transaction
    for (const order of [unpaid.all[0], unpaid.all[2]]) unpaid.settled.add(order?.orderId ?? '');
    await expect(place('ann', {})).resolves.toBeUndefined();
  });

  it('stays refused when too many are left of those that were not paid', async () => {
    for (let index = 0; index < 3; index += 1)
      await place('ann', { limits: { ...LIMITS, ordersPerAccount: 9 } });
    unpaid.settled.add(unpaid.all[0]?.orderId ?? '');
    await expect(place('ann', {})).rejects.toThrow(TooManyUnpaid);
  });

  it('counts the pieces of all of them, by every method', async () => {
    await place('ann', { quantity: 6 });
    await expect(place('ann', { quantity: 5, method: 'cash' })).rejects.toThrow(TooManyUnpaid);
  });

  it('counts guests with one mail address together', async () => {
    await place('guest-1', { guestEmail: 'grace@example.com' });
    await place('guest-2', { guestEmail: 'Grace@example.com ' });
    await expect(place('guest-3', { guestEmail: 'grace@example.com' })).rejects.toThrow(TooManyUnpaid);
    await expect(
      place('guest-4', { guestEmail: 'gene@example.com', network: '203.0.113.10' }),
    ).resolves.toBeUndefined();
  });

  it('counts accounts of one network together', async () => {
    for (const name of ['ann', 'ben', 'cid']) await place(name, {});
    await expect(place('dan', {})).rejects.toThrow('from your network');
    await expect(place('dan', { network: '203.0.113.10' })).resolves.toBeUndefined();
  });

  it('lets those hold a part of the stock whose money staff records, and nobody else less', async () => {
    unpaid.held = [{ variantId: 'jacket', onHand: 10, unpaid: 6, ofNewcomers: 0 }];
    await expect(place('ann', { method: 'cash' })).rejects.toThrow(StockShareReached);
    await expect(place('ann', { method: 'card' })).resolves.toBeUndefined();
    const whole = { ...LIMITS, stockShare: 100 };
    await expect(place('ben', { method: 'cash', limits: whole })).resolves.toBeUndefined();
    unpaid.held = [{ variantId: 'jacket', onHand: 10, unpaid: 11, ofNewcomers: 0 }];
    const elsewhere = { method: 'cash', limits: whole, network: '203.0.113.10' };
    await expect(place('cid', elsewhere)).resolves.toBeUndefined();
  });

  it('lets newcomers of one network hold half of that part, and whoever has paid before the rest', async () => {
    unpaid.held = [{ variantId: 'jacket', onHand: 8, unpaid: 3, ofNewcomers: 3 }];
    await expect(place('ann', { method: 'cash' })).rejects.toThrow(StockShareReached);
    unpaid.paid.add('ben');
    await expect(place('ben', { method: 'cash' })).resolves.toBeUndefined();
    expect(unpaid.asked).toEqual(['203.0.113.9', undefined]);
  });

  it('lets two of one network wait for one another, unless the limit is beyond what comes at once', async () => {
    await place('ann', {});
    await place('ben', { limits: { ...LIMITS, ordersPerAccount: 5_000, ordersPerAddress: 20_000 } });
    await place('cid', { limits: { ...LIMITS, ordersPerAddress: 20_000 } });
    expect(unpaid.exact).toEqual([true, false, true]);
  });
});
