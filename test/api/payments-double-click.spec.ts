import { describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { stampede } from '../support/concurrent.js';
import { goods, wanted } from '../support/money.js';
import { coupon, everywhere } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const ROUNDS = 3;
const CLICKS = 20;

/** Failure 2 (docs/money.md) for a shopper who has another order waiting, so that each click looks for earlier tries. */
describe('a cart that is bought by many clicks at once, beside an order that waits', () => {
  const shop = useShop({ processes: 2 });
  const ADDRESS = {
    firstName: 'Ada',
    lastName: 'Shopper',
    street: '1 Long Street',
    city: 'Kampala',
    state: 'Central',
    zipCode: '25655',
    country: 'Uganda',
  };

  async function cartOf(shopper: Client): Promise<void> {
    const { productId } = await goods(shop, { cents: 2_500 });
    await shopper.post('/carts', { productId, quantity: 2 }, { expect: 201 });
  }

  it.each([
    ['/payments/cash', { amount: 20 }, false],
    ['/payments/create-checkout-session', {}, false],
    ['/payments/cash', { amount: 20 }, true],
    ['/payments/cash', { amount: 18, couponCode: 'ROUND' }, false],
  ])('%s with %j becomes one order, which stays (under a key: %p)', async (path, more, key) => {
    const shopper = await shop.shopper();
    await shopper.post('/payments/cash', { ...wanted(await goods(shop)), amount: 10.2 }, { expect: 200 });
    for (let round = 0; round < ROUNDS; round++) {
      await cartOf(shopper);
      const before = await shop.sql(`select id from orders`);
      const couponCode = `ROUND-${round}`;
      if ('couponCode' in more) await coupon(shop, couponCode, 1);
      const body = {
        ...more,
        ...('couponCode' in more ? { couponCode } : {}),
        shippingAddress: { ...ADDRESS, street: `${round} Long Street` },
      };
      const options = key ? { key: `round-${round}-of-mine` } : {};
      const answers = await stampede(
        everywhere(shop, shopper, CLICKS).map((door) => () => door.post(path, body, options)),
      );
      const placed = await shop.sql<{ id: string; status: string }>(
        `select id, status from orders where not id = any($1)`,
        [before.map(({ id }) => id)],
      );
      expect(placed).toEqual([{ id: placed[0]?.id, status: 'pending' }]);
      const named = answers.filter(({ status }) => status === 200).map((answer) => answer.body.data.orderId);
      expect(new Set(named)).toEqual(new Set([placed[0]?.id]));
      await shopper.delete('/carts', undefined, { expect: 200 });
    }
  });
});
