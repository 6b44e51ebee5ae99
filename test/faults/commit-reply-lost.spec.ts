import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { eventually, goods, openSession, payOnPage, stockOf, wanted } from '../support/money.js';
import { useProxiedApi } from '../support/proxied-api.js';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('R09 a line to the database that is cut between a COMMIT and its reply', () => {
  const line = useProxiedApi(shop);

  /** A request that has not answered is taken for dead. */
  const leaseIsOver = () =>
    shop.sql(`update idempotency_key set created_at = created_at - interval '1 minute' where status is null`);

  /** What was sent before the cut may not be committed yet when its caller hears of it. */
  const nothingUnderWay = () =>
    eventually(
      () =>
        shop.sql(`select from pg_stat_activity
          where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`),
      (transactions) => transactions.length === 0,
    );

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

  it.each([
    ['cash, whose key is written with its order', '/payments/cash', { amount: 10.2 }],
    ['a card, whose key is taken before', '/payments/create-checkout-session', {}],
  ])('leaves no key in use that was taken in an answer which never came: %s', async (_, path, more) => {
    const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
    const [client, key] = [line.api.client.as(shopper.token), randomUUID()];
    const send = () => client.post(path, { ...wanted(jacket), ...more }, { key });
    line.proxy.cutAfter = /insert into "idempotency_key"/;
    expect([(await send()).status, line.proxy.cutAfter]).toEqual([503, undefined]);
    await nothingUnderWay();
    expect((await send()).status).toBe(200);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
  });

  it('ends with one order for one key, whichever commit it was', async () => {
    const { commits } = await buy(0);
    expect(commits).toBeGreaterThan(0);
    for (let cutAt = 1; cutAt <= commits; cutAt += 1) expect([200, 503]).toContain((await buy(cutAt)).status);
  });

  async function paidOrder() {
    const [shopper, admin, jacket] = [await shop.shopper(), await shop.admin(), await goods(shop)];
    const session = await openSession(shopper, wanted(jacket));
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    return { shopper, admin, jacket, orderId: String(session.data.orderId) };
  }

  async function deliveredOrder() {
    const order = await paidOrder();
    const path = `/admin/orders/${order.orderId}/transitions`;
    const ship = { action: 'ship', carrier: 'UPS', trackingNumber: `1Z${randomUUID().slice(0, 8)}` };
    for (const body of [ship, { action: 'deliver' }]) await order.admin.post(path, body, { expect: 200 });
    const lines = [{ variantId: order.jacket.variantId, quantity: 1 }];
    return { ...order, asked: { lines, reason: 'does_not_fit', handover: 'label' } };
  }

  type Send = (client: Client, key: string) => Promise<Json>;
  const CALLS: Readonly<Record<string, () => Promise<{ who: Client; send: Send }>>> = {
    'a buyer’s cancellation': async () => {
      const { shopper, orderId } = await paidOrder();
      return { who: shopper, send: (client, key) => client.put(`/orders/${orderId}/cancel`, {}, { key }) };
    },
    'a cancellation by staff': async () => {
      const { admin, orderId } = await paidOrder();
      const path = `/admin/orders/${orderId}/transitions`;
      return { who: admin, send: (client, key) => client.post(path, { action: 'cancel' }, { key }) };
    },
    'the wish to send something back': async () => {
      const { shopper, orderId, asked } = await deliveredOrder();
      return {
        who: shopper,
        send: (client, key) => client.post(`/orders/${orderId}/returns`, asked, { key }),
      };
    },
    'a step of a return': async () => {
      const { shopper, admin, orderId, asked } = await deliveredOrder();
      const { body } = await shopper.post<Json>(`/orders/${orderId}/returns`, asked, { expect: 201 });
      const path = `/admin/returns/${body.data.returns[0].id}/approval`;
      return { who: admin, send: (client, key) => client.post(path, {}, { key }) };
    },
    'a piece put into the cart': async () => {
      const [shopper, { productId }] = [await shop.shopper(), await goods(shop)];
      return {
        who: shopper,
        send: async (client, key) => {
          const answer = await client.post<Json>('/carts', { productId, quantity: 1 }, { key });
          const { body } = await shopper.get<Json>('/carts', { expect: 200 });
          expect([0, 1]).toContain(body.summary.itemCount);
          return answer;
        },
      };
    },
  };

  it.each(Object.keys(CALLS))(
    'gives %s its answer under its own key, whichever commit it was',
    async (name) => {
      const answers: Json[] = [];
      for (let cutAt = 0, commits = 1; cutAt <= commits; cutAt += 1) {
        const { who, send } = await CALLS[name]!();
        const [client, key] = [line.api.client.as(who.token), randomUUID()];
        Object.assign(line.proxy, { commits: 0, cutAt });
        const first = await send(client, key);
        expect(line.proxy.cutAt).toBe(0);
        if (cutAt === 0) commits = line.proxy.commits;
        await leaseIsOver();
        answers.push(
          first,
          await eventually(
            () => send(client, key),
            ({ status }) => status !== 503,
          ),
        );
      }
      expect(answers.length).toBeGreaterThan(3);
      expect(answers.filter(({ status }) => ![200, 201, 503].includes(status))).toEqual([]);
    },
  );

  /** Gives five back once of a paid order, with one key until there is an answer; the reply to this commit is lost. */
  async function giveBack(cutAt: number) {
    const { admin, orderId } = await paidOrder();
    const path = `/admin/orders/${orderId}/refunds`;
    const [client, key] = [line.api.client.as(admin.token), randomUUID()];
    const send = () => client.post(path, { amount: 5, reason: 'a button is missing' }, { key });
    line.proxy.commits = 0;
    line.proxy.cutAt = cutAt;
    const first = await send();
    const { commits } = line.proxy;
    expect(line.proxy.cutAt).toBe(0);
    await leaseIsOver();
    const { body } = await eventually(send, ({ status }) => status === 200);
    expect(body.refunds).toMatchObject([{ amount: 5 }]);
    const [{ times } = {}] = await shop.sql(`select count(*)::int as times from refund where order_id = $1`, [
      orderId,
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
