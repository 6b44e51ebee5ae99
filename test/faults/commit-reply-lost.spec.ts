import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually, goods, openSession, payOnPage, stockOf, wanted } from '../support/money.js';
import { useProxiedApi } from '../support/proxied-api.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('R09 a line to the database that is cut between a COMMIT and its reply', () => {
  const line = useProxiedApi(shop);

  /** A request that has not answered is taken for dead. */
  const leaseIsOver = () =>
    shop.sql(`update idempotency_key set created_at = created_at - interval '1 minute' where status is null`);

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
    await leaseIsOver();
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

  /** Gives five back once of a paid order, with one key until there is an answer; the reply to this commit is lost. */
  async function giveBack(cutAt: number) {
    const [shopper, admin, jacket] = [await shop.shopper(), await shop.admin(), await goods(shop)];
    const session = await openSession(shopper, wanted(jacket));
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const path = `/admin/orders/${session.data.orderId}/refunds`;
    const [client, key] = [line.api.client.as(admin.token), randomUUID()];
    const send = () => client.post(path, { amount: 5, reason: 'a button is missing' }, { key });
    line.proxy.commits = 0;
    line.proxy.cutAt = cutAt;
    const first = await send();
    const { commits } = line.proxy;
    await leaseIsOver();
    const { body } = await eventually(send, ({ status }) => status === 200);
    expect(body.refunds).toMatchObject([{ amount: 5 }]);
    const [{ times } = {}] = await shop.sql(`select count(*)::int as times from refund where order_id = $1`, [
      session.data.orderId,
    ]);
    expect(times).toBe(1);
    return { commits, status: first.status };
  }

  it('gives money back once for one key, whichever commit it was', async () => {
    const { commits } = await giveBack(0);
    expect(commits).toBeGreaterThan(0);
    for (let cutAt = 1; cutAt <= commits; cutAt += 1)
      expect([200, 503]).toContain((await giveBack(cutAt)).status);
  });
});
