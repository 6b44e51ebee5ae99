import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { goods, openSession, wanted } from '../support/money.js';
import { insertOrder } from '../support/orders.js';
import { calls } from '../support/published.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const ADDRESS = {
  firstName: 'Ann',
  lastName: 'Shopper',
  street: '1 Main Street',
  city: 'Kampala',
  state: 'Central',
  zipCode: '00256',
  country: 'UG',
};

let ann: Client & { email: string };
let bob: Client;
const hers = new Map<string, string>();

/** Everything of Ann's that could be hit, as it is in the database. */
const snapshot = () =>
  shop.sql<Json>(`select
    (select json_agg(o order by id) from orders o) as orders,
    (select json_agg(e order by id) from order_event e) as events,
    (select json_agg(a order by id) from address a) as addresses,
    (select json_agg(f) from order_feedback f) as feedback,
    (select json_agg(c order by id) from cart_line c) as cart,
    (select json_agg(f order by product_id) from favorite f) as favorites,
    (select json_agg(p order by id) from tender p) as payments,
    (select json_agg(t order by id) from payment_attempt t) as attempts,
    (select json_agg(k order by id) from passkey k) as passkeys,
    (select json_agg(json_build_object('id', id, 'revoked', revoked_at) order by id) from session) as sessions`);

beforeAll(async () => {
  ann = await shop.shopper('Ann Shopper');
  bob = await shop.shopper('Bob Other');
  hers.set('pending', (await insertOrder(shop, { email: ann.email })).id);
  hers.set('delivered', (await insertOrder(shop, { email: ann.email, status: 'delivered' })).id);
  const address = await ann.post<Json>('/users/me/addresses', { ...ADDRESS, phone: '' }, { expect: 201 });
  hers.set('address', address.body.data._id);
  const sessions = await ann.get<Json>('/users/me/sessions', { expect: 200 });
  hers.set('session', sessions.body.data[0]._id);
  hers.set('passkey', v7());
  await shop.sql(
    `insert into passkey (id, account_id, credential_id, public_key, counter, transports, name, created_at)
     select $1::uuid, id, $1::text, 'key', 0, '[]', 'Her phone', now() from account where email_key = $2`,
    [hers.get('passkey'), ann.email],
  );
  const jacket = await goods(shop);
  const line = await ann.post<Json>('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
  hers.set('cart line', line.body.data._id);
  await ann.put(`/favorites/${jacket.productId}`, undefined, { expect: 200 });
  hers.set('favorite', jacket.productId);
  const page = await openSession(ann, wanted(await goods(shop)));
  hers.set('payment', page.data.paymentId);
  hers.set('checkout session', page.id);
});

const RETURN = { lines: [{ variantId: v7(), quantity: 1 }], reason: 'other', handover: 'label' };
const feedback = { rating: 1, comment: 'not mine', items: [] };

/** Every call on something that belongs to one shopper, with a body that would do harm. */
const HERS: readonly [method: string, thing: string, path: string, body: unknown][] = [
  ['GET', 'pending', '/orders/ID', undefined],
  ['GET', 'pending', '/orders/ID/receipt', undefined],
  ['GET', 'pending', '/orders/ID/tracking', undefined],
  ['GET', 'pending', '/orders/ID/cancel-preview', undefined],
  ['GET', 'pending', '/orders/ID/payment-methods', undefined],
  ['POST', 'pending', '/orders/ID/pay', { method: 'card' }],
  ['GET', 'delivered', '/orders/ID/returns', undefined],
  ['GET', 'delivered', `/orders/ID/return-preview?lines=${v7()}:1`, undefined],
  ['POST', 'delivered', '/orders/ID/returns', RETURN],
  ['GET', 'delivered', '/orders/ID/invoice.pdf', undefined],
  ['GET', 'delivered', '/orders/ID/credit-notes.pdf', undefined],
  ['GET', 'delivered', '/orders/ID/e-invoice.xml', undefined],
  ['GET', 'delivered', '/orders/ID/e-invoice.pdf', undefined],
  ['GET', 'delivered', '/orders/ID/credit-notes/ID/e-invoice.xml', undefined],
  ['GET', 'delivered', '/orders/ID/credit-notes/ID/e-invoice.pdf', undefined],
  ['GET', 'delivered', '/orders/ID/downloads', undefined],
  ['GET', 'delivered', '/orders/ID/withdrawals', undefined],
  ['POST', 'delivered', '/orders/ID/withdrawals', { name: 'Eve' }],
  ['PUT', 'pending', '/orders/ID/cancel', {}],
  ['POST', 'delivered', '/orders/ID/feedback', feedback],
  ['PATCH', 'address', '/users/me/addresses/ID', { city: 'Elsewhere' }],
  ['DELETE', 'address', '/users/me/addresses/ID', undefined],
  ['DELETE', 'session', '/users/me/sessions/ID', undefined],
  ['DELETE', 'passkey', '/users/me/passkeys/ID', undefined],
  ['PATCH', 'cart line', '/carts/ID', { quantity: 9 }],
  ['DELETE', 'cart line', '/carts/ID', undefined],
  ['GET', 'payment', '/payments/ID', undefined],
  ['POST', 'payment', '/payments/ID/retry', {}],
];

describe('S20 what belongs to somebody else', () => {
  it('is asked for by every shopper’s call that names a thing in its address', () => {
    const named = calls
      .filter(({ path, call }) => call['x-access'] === 'customer' && path.includes('{'))
      .map(({ method, path }) => `${method} ${path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, 'ID')}`);
    const ofProducts = ['PUT /favorites/ID', 'DELETE /favorites/ID', 'POST /products/ID/rate'];
    expect(named.sort()).toEqual(
      [...HERS.map(([method, , path]) => `${method} ${path.split('?')[0]}`), ...ofProducts].sort(),
    );
  });

  it.each(HERS)('%s of a %s answers as if it never was: %s', async (method, thing, path, body) => {
    const before = await snapshot();
    const theirs = await bob.call<Json>(method, path.replace('ID', hers.get(thing) ?? ''), body);
    const unknown = await bob.call<Json>(method, path.replace('ID', v7()), body);
    expect([theirs.status, unknown.status]).toEqual([404, 404]);
    expect([theirs.body.code, theirs.body.message]).toEqual([unknown.body.code, unknown.body.message]);
    expect(await snapshot()).toEqual(before);
  });

  it('POST of a checkout session answers as if it never was, and settles nothing', async () => {
    const before = await snapshot();
    const ask = (sessionId: string) => bob.post<Json>('/payments/checkout-success', { sessionId });
    const [theirs, unknown] = [await ask(hers.get('checkout session') ?? ''), await ask('cs_test_of_nobody')];
    expect([theirs.status, unknown.status]).toEqual([404, 404]);
    expect([theirs.body.code, theirs.body.message]).toEqual([unknown.body.code, unknown.body.message]);
    expect(await snapshot()).toEqual(before);
  });

  it('DELETE of a favorite of hers leaves it hers', async () => {
    const before = await snapshot();
    await bob.delete(`/favorites/${hers.get('favorite')}`, undefined, { expect: 200 });
    expect(await snapshot()).toEqual(before);
  });

  it('cannot be guessed: ids of orders made one after the other share no more than their time', async () => {
    const rows = await shop.sql<{ id: string }>('select id from orders order by id');
    const chances = rows.map(({ id }) => id.replaceAll('-', '').slice(16));
    expect(new Set(chances).size).toBe(rows.length);
    for (const chance of chances) expect(chance).toMatch(/^[89ab][0-9a-f]{15}$/);
  });

  it('is not opened by being an administrator on the shopper’s own routes', async () => {
    const admin = await shop.admin();
    expect((await admin.get(`/orders/${hers.get('pending')}`)).status).toBe(404);
    expect((await admin.put(`/orders/${hers.get('pending')}/cancel`, {})).status).toBe(404);
  });
});
