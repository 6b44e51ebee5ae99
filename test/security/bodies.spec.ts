import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import type { Json } from '../support/client.js';
import { megabytesOf } from '../support/memory.js';
import { goods, wanted } from '../support/money.js';
import { PLAIN, makeProduct } from '../support/products.js';
import { rawRequest } from '../support/raw-request.js';
import { useShop } from '../support/use-shop.js';

const OTHERS = { _id: 'mine', id: 'mine', createdAt: '2000-01-01T00:00:00Z', user: 'x', accountId: 'x' };

const shop = useShop();

describe('bodies with more than they should have', () => {
  it('S25 give nobody a role, another address or a date by a sign-up or a changed profile', async () => {
    const extra = {
      ...OTHERS,
      role: 'admin',
      rating: 5,
      status: 'paid',
      password_hash: 'x',
      disabledAt: 'x',
    };
    const shopper = await shop.shopper();
    const account = { name: 'Ada', email: 'ada@example.com', phone: '+44 20 7946 0000', password: 'qzvbx6' };
    const { body } = await shop.client.post('/auth/register', { ...account, ...extra }, { expect: 201 });
    const change = { ...extra, name: 'Eve', emailKey: 'evil@example.com' };
    await shopper.patch('/users/me', change, { expect: 200 });
    const moved = await shopper.patch<Json>('/users/me', { ...change, email: 'evil@example.com' });
    expect([moved.status, moved.body.code]).toEqual([400, 'email_changes_by_link']);
    const rows = await shop.sql<Json>(
      `select role, disabled_at, email_key, created_at > now() - interval '1 hour' as fresh from account
       where id = $1 or email_key = $2 order by email_key`,
      [body.data._id, shopper.email],
    );
    const plain = { role: 'customer', disabled_at: null, fresh: true };
    expect(rows).toEqual([
      { ...plain, email_key: account.email },
      { ...plain, email_key: shopper.email },
    ]);
  });

  it('S25 rate nothing, sell nothing and count nothing for a product', async () => {
    const admin = await shop.admin();
    const extra = { ...OTHERS, rating: 5, ratingCount: 99, reviews: [{ rating: 5 }], sold: 99, version: 99 };
    const { id } = await makeProduct(admin, extra);
    await admin.patch(`/products/${id}`, { ...extra, price: 9 }, { expect: 200 });
    await admin.put(`/admin/products/${id}`, { ...extra, name: 'Renamed' }, { expect: 200 });
    const shopper = await shop.shopper();
    const review = { rating: 2, ratingCount: 50, verified: true, author: 'Somebody', status: 'published' };
    await shopper.post(`/products/${id}/rate`, review, { expect: 200 });
    const { data } = (await shop.client.get(`/products/${id}`)).body;
    expect(data).toMatchObject({ _id: id, name: 'Renamed', price: 9, rating: 2, ratingCount: 1 });
    expect(data.reviews).toMatchObject([{ rating: 2, author: 'Ada S.', verified: false }]);
  });

  it('S25 pay for nothing: an order is what the shop makes of it', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const cart = { productId: jacket.productId, quantity: 1, price: 0.01, lineTotal: 0, name: 'Mine' };
    const line = (await shopper.post('/carts', cart, { expect: 201 })).body.data;
    expect(line).toMatchObject({ name: 'Jacket', price: 25.49, lineTotal: 25.49 });
    const extra = {
      ...OTHERS,
      status: 'delivered',
      paymentStatus: 'paid',
      totalAmount: 0.01,
      amountPaid: 25.49,
    };
    const order = { ...wanted(jacket), ...extra, amount: 10.2 };
    const { orderId } = (await shopper.post('/payments/cash', order, { expect: 200 })).body.data;
    const { data } = (await shopper.get(`/orders/${orderId}`, { expect: 200 })).body;
    expect(data).toMatchObject({
      status: 'pending',
      paymentStatus: 'pending',
      totalAmount: 25.49,
      amountPaid: 0,
    });
    expect(data.user.email).toBe(shopper.email);
  });
});

describe('bodies that are not what they say', () => {
  const send = (body: BodyInit, headers: Record<string, string>) =>
    shop.client.fetch('/api/v1/auth/login', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });

  it.each([
    ['more than comes, then nothing', 200, 400],
    ['less than comes', 3, 400],
  ])('S28 refuses a length that says %s', async (_, length, status) => {
    const body = '{"email":"a@b.co","password":"x"}';
    const head = `POST /api/v1/auth/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n`;
    const said = `${head}Content-Length: ${length}\r\n\r\n${body}`;
    const answer = await rawRequest(shop.api.port, said, true);
    expect(answer === '' ? status : Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBe(status);
  });

  it('S28 unpacks nothing: a gigabyte of packed bodies leaves the memory as it was', async () => {
    const bomb = gzipSync('x'.repeat(10_000_000));
    const before = await megabytesOf(shop);
    for (let round = 0; round < 10; round += 1)
      await Promise.all(
        Array.from({ length: 10 }, async () =>
          expect((await send(bomb, { 'content-encoding': 'gzip' })).status).toBe(415),
        ),
      );
    expect((await megabytesOf(shop)) - before).toBeLessThan(200);
  });

  it('S29 refuses 300,000 levels where bodies may be large, and reads 31 levels', async () => {
    const admin = await shop.admin();
    const nested = (levels: number) =>
      JSON.stringify({ ...PLAIN, x: 0 }).replace('"x":0', `"x":${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect((await admin.post('/products/', nested(300_000))).body.code).toBe('bad_json');
    await admin.post('/products/', nested(31), { expect: 201 });
  });
});
