import { describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { crowd, withRetries, stampede } from '../support/concurrent.js';
import { mustHideDeadlocks } from '../support/deadlocks.js';
import { goods, mustBeSound, stockOf, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const BUYERS = 200;

const buy =
  (shopper: Client, what: Goods, quantity = 1, amount = 10.2) =>
  async () =>
    (await withRetries(() => shopper.post('/payments/cash', { ...wanted(what, quantity), amount }))).status;

const count = (statuses: readonly number[], status: number) =>
  statuses.filter((one) => one === status).length;

describe('the last piece, over two processes', () => {
  const shop = useShop({ processes: 2 });

  it.each([1, 10])('R28 sells %i to 200 buyers exactly that often', async (stock) => {
    const jacket = await goods(shop, { stock });
    const statuses = await stampede((await crowd(shop, BUYERS)).map((shopper) => buy(shopper, jacket)));
    expect(count(statuses, 200)).toBe(stock);
    expect(count(statuses, 409)).toBe(BUYERS - stock);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: stock, held: stock });
    await mustBeSound(shop);
  });

  it('R14 R29 sells baskets whole or not at all, in whichever order they name their goods', async () => {
    // of the first and the last there is enough: whoever gets no a and no b must not keep those
    const stocks = [100, 5, 5, 100];
    const all: Goods[] = [];
    for (const stock of stocks) all.push(await goods(shop, { stock }));
    const [before, a, b, after] = all as [Goods, Goods, Goods, Goods];
    const basket = (first: Goods, second: Goods) => ({
      products: [before, first, second, after].flatMap((one) => wanted(one, 3).products),
      amount: 122.35,
    });
    const people = await crowd(shop, 20);
    const statuses = await stampede(
      people.map((shopper, index) => async () => {
        const body = index % 2 ? basket(a, b) : basket(b, a);
        return (await withRetries(() => shopper.post('/payments/cash', body))).status;
      }),
    );
    expect(count(statuses, 200)).toBe(1);
    expect(count(statuses, 409)).toBe(19);
    expect(await Promise.all(all.map((one) => stockOf(shop, one)))).toEqual(
      stocks.map((on_hand) => ({ on_hand, held: 3 })),
    );
    mustHideDeadlocks(shop);
    await mustBeSound(shop);
  });
});
