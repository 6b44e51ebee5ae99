import { describe, expect, it } from '@jest/globals';
import { BUYER, placed } from '../testing/bought.js';
import { PurchaseKeyReused } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import { FindByIdempotencyKey } from './find-by-idempotency-key.js';

const request = { key: 'mine', hash: 'digest' };

async function named() {
  const { shop, order, orderId } = await placed();
  await shop.orders.save(
    Object.assign(await order(), { idempotencyKey: request.key, requestHash: request.hash }),
  );
  const find = (buy: Partial<Buy>) =>
    new FindByIdempotencyKey(shop.orders).findByIdempotencyKey({ accountId: BUYER.id, ...buy } as Buy);
  return { find, orderId };
}

describe('a purchase that its client has named', () => {
  it('is the order of its key', async () => {
    const { find, orderId } = await named();
    expect(await find({ request })).toBe(orderId);
  });

  it('is refused under the key of another request', async () => {
    const { find } = await named();
    await expect(find({ request: { ...request, hash: 'of another request' } })).rejects.toThrow(
      PurchaseKeyReused,
    );
  });

  it.each<[string, Partial<Buy>]>([
    ['without a key', {}],
    ['under another key', { request: { ...request, key: 'other' } }],
    ['of another account', { accountId: 'bob', request }],
  ])('is new %s', async (_what, buy) => {
    const { find } = await named();
    expect(await find(buy)).toBeUndefined();
  });
});
