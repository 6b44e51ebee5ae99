import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { ApiProcess } from '../support/api-process.js';
import { DatabaseProxy } from '../support/database-proxy.js';
import { eventually, goods, mustBeSound, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('R09 a line to the database that is cut between a COMMIT and its reply', () => {
  let proxy: DatabaseProxy;
  let api: ApiProcess;
  beforeAll(async () => {
    proxy = new DatabaseProxy(shop.databaseUrl);
    api = await shop.startApi({ DATABASE_URL: await proxy.listen(), WORKER: '0', LOG_LEVEL: 'fatal' });
  });
  afterAll(async () => {
    await api.stop();
    proxy.close();
    await mustBeSound(shop);
  });

  /** Buys once, with one key until there is an answer, while the reply to the commit with this number is lost. */
  async function buy(cutAt: number) {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const [client, key] = [api.client.as(shopper.token), randomUUID()];
    const send = () => client.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { key });
    proxy.commits = 0;
    proxy.cutAt = cutAt;
    const first = await send();
    const { commits } = proxy;
    expect(proxy.cutAt).toBe(0);
    await shop.sql(
      `update idempotency_key set created_at = created_at - interval '1 minute' where status is null`,
    );
    await eventually(send, ({ status }) => status === 200);
    expect((await shopper.get('/orders/all')).body.meta.total).toBe(1);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
    return { commits, status: first.status };
  }

  it('ends with one order for one key, whichever commit it was', async () => {
    const { commits } = await buy(0);
    expect(commits).toBeGreaterThan(0);
    for (let cutAt = 1; cutAt <= commits; cutAt += 1) expect([200, 503]).toContain((await buy(cutAt)).status);
  });
});
