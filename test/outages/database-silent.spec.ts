import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually, goods, stockOf, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { useProxiedApi } from '../support/proxied-api.js';
import { useShop } from '../support/use-shop.js';

/** Until a visitor knows that the shop cannot answer. */
const LIMIT_MS = 5_000;
/** For so long the database says nothing. */
const SILENT_MS = 30_000;
/** Until it is well again, from when the database answers. */
const WELL_MS = 3_000;

const shop = useShop();

describe('R10 a database that swallows everything', () => {
  const line = useProxiedApi(shop);

  it('keeps nobody waiting in half a minute, loses no purchase and is served again at once by new connections', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const [client, key] = [line.api.client.as(shopper.token), randomUUID()];
    const buy = () => client.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { key });
    const look = (q: string) => line.api.client.get(`/products?q=${q}`);
    await look('before');

    const before = new Set(line.proxy.standing);
    expect(before.size).toBeGreaterThan(0);
    line.proxy.isSilent = true;
    const silent = performance.now();
    for (let round = 0; performance.now() - silent < SILENT_MS; round += 1) {
      const since = performance.now();
      const looks = ['a', 'b', 'c'].map((word) => look(`${word}${round}`));
      const answers = await Promise.all([...looks, client.get('/carts'), buy()]);
      expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
        answers.map(() => [503, '2']),
      );
      expect(performance.now() - since).toBeLessThan(LIMIT_MS);
    }

    line.proxy.isSilent = false;
    const again = performance.now();
    await until('readers are served again', async () => (await look('after')).status === 200);
    expect(performance.now() - again).toBeLessThan(WELL_MS);
    expect([...before].filter((one) => line.proxy.standing.has(one))).toEqual([]);
    await eventually(buy, ({ status }) => status === 200);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
  });
});
