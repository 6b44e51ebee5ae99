import { describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { whileHeld } from '../support/held-row.js';
import { goods, mustBeSound, stockOf, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

/** Two seconds of waiting for the lock, and what the call takes besides. */
const LIMIT_MS = 3_000;

const shop = useShop();

describe('a product whose row somebody holds', () => {
  it('R13 is told to come again within three seconds, others are sold, and nothing is taken for it', async () => {
    const [held, free] = [await goods(shop), await goods(shop)];
    const [first, second] = [await shop.shopper(), await shop.shopper()];
    const timed = async (shopper: Client, what: Goods) => {
      const since = performance.now();
      const { status, headers } = await shopper.post('/payments/cash', { ...wanted(what), amount: 10.2 });
      return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - since };
    };
    const answers = await whileHeld(
      shop.databaseUrl,
      'select 1 from stock where variant_id = $1',
      [held.variantId],
      () => Promise.all([timed(first, held), timed(second, free)]),
    );
    expect(answers.map(({ status, retryAfter }) => [status, retryAfter])).toEqual([
      [503, '2'],
      [200, null],
    ]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LIMIT_MS);
    expect(await stockOf(shop, held)).toEqual({ on_hand: 10, held: 0 });
    await first.post('/payments/cash', { ...wanted(held), amount: 10.2 }, { expect: 200 });
    await mustBeSound(shop);
  });
});
