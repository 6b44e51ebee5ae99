import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually, goods, stockOf, wanted } from '../support/money.js';
import { useProxiedApi } from '../support/proxied-api.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('R09 a line to the database that is cut between a COMMIT and its reply', () => {
  const line = useProxiedApi(shop);

  /** Buys once, with one key until there is an answer, while the reply to the commit with this number is lost. */
  async function buy(cutAt: number) {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const [client, key] = [line.api.client.as(shopper.token), randomUUID()];
    const send = () => client.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { key });
    line.proxy.commits = 0;
    line.proxy.cutAt = cutAt;
    const first = await send();
    const { commits } = line.proxy;
    expect(line.proxy.cutAt).toBe(0);
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
