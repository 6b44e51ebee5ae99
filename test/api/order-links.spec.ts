import { beforeAll, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { insertOrder, type OrderRow } from '../support/orders.js';
import { goods, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const PARTS = ['', '/tracking', '/cancel-preview', '/returns', '/invoice.pdf'];

let ann: Client & { email: string };
let order: OrderRow;
let other: OrderRow;

/** A token as the shop makes it, for whatever the test needs. */
function tokenOf(
  orderId: string,
  endsInSeconds = 3_600,
  secret = 'a secret of the tests, 32 bytes long',
): string {
  const endsAt = Math.floor(Date.now() / 1000) + endsInSeconds;
  const signed = createHmac('sha256', secret).update(`order-link:${orderId}:${endsAt}`).digest('base64url');
  return `${endsAt}.${signed}`;
}

const by = (token: string) => ({ headers: { Authorization: `Order ${token}` } });
const ask = (orderId: string, token: string, part = '') =>
  shop.client.get<Json>(`/orders/${orderId}${part}`, by(token));

beforeAll(async () => {
  ann = await shop.shopper('Ann Shopper');
  order = await insertOrder(shop, { email: ann.email });
  other = await insertOrder(shop, { email: ann.email });
});

describe('the link of an order mail', () => {
  it('opens the order without a log-in, and stands in the mail behind the #', async () => {
    const cleo = await shop.shopper('Cleo Mailed');
    const placed = await cleo.post<Json>('/payments/cash', {
      ...wanted(await goods(shop)),
      amount: 10.2,
    });
    expect(placed.status).toBeLessThan(300);
    const mail = await mailTo(shop, cleo.email, 'We have your order');
    const [, id = '', token = ''] = /\/orders\/([\w-]+)#(\d+\.[\w-]+)/.exec(mail) ?? [];
    const { status, body } = await ask(id, token);
    expect([status, body.data.user]).toEqual([200, { name: 'Cleo Mailed', email: cleo.email }]);
  });

  it.each(PARTS)('shows its order%s alone', async (part) => {
    const token = tokenOf(order.id);
    expect((await ask(order.id, token, part)).status).toBe(200);
    const refused = await ask(other.id, token, part);
    expect([refused.status, refused.body.code]).toEqual([403, 'order_link_ended']);
  });

  it('opens what goes out for a return by one that ends with it', async () => {
    const [from, to] = [
      await insertOrder(shop, { email: ann.email }),
      await insertOrder(shop, { email: ann.email }),
    ];
    const returned = v7();
    await shop.sql(
      `with back as (insert into order_return (id, order_id, state, reason, handover, lines, amount_cents, created_at, updated_at)
         values ($1, $2, 'received', 'other', 'drop_off', '[]', 100, now(), now()) returning id)
       insert into order_edit (id, order_id, new_order_id, return_id, leaving, worth_cents, moved_cents, currency, actor_kind, created_at)
         select $4, $2, $3, id, '[]', 100, 100, 'USD', 'admin', now() from back`,
      [returned, from.id, to.id, v7()],
    );
    const token = tokenOf(from.id, 60);
    const [{ exchange }] = (await ask(from.id, token, '/returns')).body.data.returns;
    expect(exchange).toMatchObject({
      orderId: to.id,
      token: expect.stringContaining(token.split('.')[0] ?? ''),
    });
    expect((await ask(to.id, exchange.token)).status).toBe(200);
    expect((await ask(other.id, exchange.token)).status).toBe(403);
    const own = (await ann.get<Json>(`/orders/${from.id}/returns`, { expect: 200 })).body.data.returns;
    expect(own[0].exchange).toMatchObject({ orderId: to.id, token: null });
  });

  it.each([
    ['forged', () => tokenOf(order.id, 3_600, 'another secret of the tests, 32 b')],
    ['ended', () => tokenOf(order.id, -1)],
    ['cut', () => tokenOf(order.id).slice(0, -1)],
  ])('is refused when it is %s', async (_, token) => {
    const { status } = await ask(order.id, token());
    expect(status).toBe(403);
  });

  it('opens nothing of the account', async () => {
    const token = tokenOf(order.id);
    for (const path of ['/orders/all', '/users/me', '/users/me/addresses', '/carts', '/favorites'])
      expect([path, (await shop.client.get(path, by(token))).status]).toEqual([path, 401]);
    const feedback = { rating: 5, comment: '', items: [] };
    const { status } = await shop.client.post(`/orders/${order.id}/feedback`, feedback, by(token));
    expect(status).toBe(401);
  });

  it('cancels where the order allows it', async () => {
    const { id } = await insertOrder(shop, { email: ann.email });
    const path = `/orders/${id}/cancel`;
    expect((await shop.client.put(path, {}, by(tokenOf(other.id)))).status).toBe(403);
    const { status, body } = await shop.client.put<Json>(path, {}, by(tokenOf(id)));
    expect([status, body.data.status]).toEqual([200, 'cancelled']);
  });

  it('gives an administrator’s own order no right of the staff', async () => {
    const admin = await shop.admin();
    const me = await admin.get<Json>('/users/me', { expect: 200 });
    const { id } = await insertOrder(shop, { email: me.body.data.email });
    expect((await ask(id, tokenOf(id))).status).toBe(200);
    expect((await shop.client.get(`/admin/orders/${id}`, by(tokenOf(id)))).status).toBe(401);
  });

  it('ends with the account', async () => {
    const dan = await shop.shopper('Dan Disabled');
    const { id } = await insertOrder(shop, { email: dan.email });
    await shop.sql('update account set disabled_at = now() where email_key = $1', [dan.email]);
    expect((await ask(id, tokenOf(id))).status).toBe(403);
  });
});
