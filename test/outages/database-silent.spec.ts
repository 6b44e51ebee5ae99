import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually, goods, stockOf, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { useProxiedApi } from '../support/proxied-api.js';
import { useShop } from '../support/use-shop.js';

/** Until a visitor knows that the shop cannot answer. */
const LIMIT_MS = 5_000;
/** Until it is well again, from when the database answers. */
const WELL_MS = 3_000;

const shop = useShop();

describe('R10 a database that swallows everything', () => {
  const line = useProxiedApi(shop);

  it('keeps nobody waiting, loses no purchase and is served again at once', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const [client, key] = [line.api.client.as(shopper.token), randomUUID()];
    const buy = () => client.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { key });
    const look = (q: string) => line.api.client.get(`/products?q=${q}`);
    await look('before');

    line.proxy.isSilent = true;
    const since = performance.now();
    const answers = await Promise.all([...['a', 'b', 'c'].map(look), client.get('/carts'), buy()]);
    const ms = performance.now() - since;
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      answers.map(() => [503, '2']),
    );
    expect(ms).toBeLessThan(LIMIT_MS);

    line.proxy.isSilent = false;
    const again = performance.now();
    await until('readers are served again', async () => (await look('after')).status === 200);
    expect(performance.now() - again).toBeLessThan(WELL_MS);
    await eventually(buy, ({ status }) => status === 200);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
  });
});
