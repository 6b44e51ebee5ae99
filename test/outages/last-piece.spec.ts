import { describe, expect, it } from '@jest/globals';
import { crowd, withRetries } from '../support/concurrent.js';
import { mustHideDeadlocks } from '../support/deadlocks.js';
import { goods, mustBeSound, stockOf, wanted, type Goods } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const ROUNDS = 1_000;
const BUYERS = 50;
const BASKETS = 500;

describe('over two processes', () => {
  const shop = useOwnShop({ processes: 2, env: { LOG_LEVEL: 'warn' } });

  it(
    'R28 fifty buyers get the last piece once, a thousand times',
    async () => {
      const people = await crowd(shop, BUYERS);
      const sold: number[] = [];
      let jacket = await goods(shop, { stock: 1 });
      for (let round = 0; round < ROUNDS; round += 1) {
        const body = { ...wanted(jacket), amount: 10.2 };
        const [next, ...answers] = await Promise.all([
          goods(shop, { stock: 1 }),
          ...people.map((one) => withRetries(() => one.post('/payments/cash', body))),
        ]);
        const statuses = answers.map(({ status }) => status);
        sold.push(statuses.filter((status) => status === 200).length);
        expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
        jacket = next;
      }
      expect(sold.filter((pieces) => pieces !== 1)).toEqual([]);
      const [left] = await shop.sql('select 1 from stock where held > on_hand');
      expect(left).toBeUndefined();
      await mustBeSound(shop);
    },
    40 * 60_000,
  );

  it(
    'R14 baskets that name the same goods in opposite orders meet no deadlock, five hundred times',
    async () => {
      const [a, b] = [await goods(shop, { stock: 3 * BASKETS }), await goods(shop, { stock: 3 * BASKETS })];
      const basket = (first: Goods, second: Goods) => ({
        products: [...wanted(first).products, ...wanted(second).products],
        amount: 20.39,
      });
      const people = await crowd(shop, 4);
      const answers: number[] = [];
      for (let round = 0; round < BASKETS; round += 1)
        answers.push(
          ...(await Promise.all(
            people.map(async (one, index) => {
              const body = index < 2 ? basket(a, b) : basket(b, a);
              return (await withRetries(() => one.post('/payments/cash', body))).status;
            }),
          )),
        );
      expect(answers.filter((status) => status !== 200 && status !== 409)).toEqual([]);
      const placed = answers.filter((status) => status === 200).length;
      expect(placed).toBe(3 * BASKETS);
      expect([await stockOf(shop, a), await stockOf(shop, b)]).toEqual([
        { on_hand: 3 * BASKETS, held: 3 * BASKETS },
        { on_hand: 3 * BASKETS, held: 3 * BASKETS },
      ]);
      mustHideDeadlocks(shop);
      await mustBeSound(shop);
    },
    20 * 60_000,
  );
});
