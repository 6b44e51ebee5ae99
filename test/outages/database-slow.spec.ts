import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually, goods, stockOf, wanted } from '../support/money.js';
import { until } from '../support/processes.js';
import { useProxiedApi } from '../support/proxied-api.js';
import { useShop } from '../support/use-shop.js';

const VISITORS = 100;
/** Until a visitor who is not served knows it. */
const LIMIT_MS = 2_000;
/** Until all is well again, from when the database is as fast as ever. */
const WELL_MS = 3_000;

const shop = useShop();

describe.each([300, 1_500])('R11 a database whose every answer is %d ms late', (delayMs) => {
  const line = useProxiedApi(shop);

  it('serves some of a hundred visitors, tells the others soon, and loses no purchase', async () => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const [client, key] = [line.api.client.as(shopper.token), randomUUID()];
    const buy = () => client.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { key });
    const look = async (path: string) => {
      const since = performance.now();
      const { status, headers } = await line.api.client.get(path);
      return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - since };
    };
    const pathOf = (visitor: number) =>
      [
        `/products?q=late${visitor}`,
        `/products?page=1&limit=${visitor}`,
        `/products/category/Fashion?limit=${visitor}`,
        `/products/${jacket.productId}/reviews?limit=${visitor}`,
      ][visitor % 4] ?? '';
    await look('/products');

    line.proxy.delayMs = delayMs;
    const bought = buy();
    const visits = await Promise.all(Array.from({ length: VISITORS }, (_, at) => look(pathOf(at))));
    const refused = visits.filter(({ status }) => status !== 200);
    expect(refused.filter(({ status, retryAfter }) => status !== 503 || retryAfter !== '2')).toEqual([]);
    expect(refused.filter(({ ms }) => ms > LIMIT_MS)).toEqual([]);
    expect(refused.length).toBeLessThan(VISITORS);
    await bought;

    line.proxy.delayMs = 0;
    const again = performance.now();
    await until('readers are served again', async () => (await look('/products?q=after')).status === 200);
    expect(performance.now() - again).toBeLessThan(WELL_MS);
    await eventually(buy, ({ status }) => status === 200);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
  });
});
