import { beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { errorPlace, expectUcp, RELEASES, UcpPlatform } from '../support/ucp.js';
import { checkoutPlaces, orderPlaces, payBy, whole } from '../support/ucp-checkout.js';
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop({
  settings: { guestsAllowed: true, bankDetails: 'IBAN DE89 3704 0044 0532 0130 00' },
});
const CART = 'shopping/discount.json#/$defs/dev.ucp.shopping.cart';
let admin: Client;
let mug: string;

const totalOf = ({ totals }: Json): number => totals.find(({ type }: Json) => type === 'total').amount;
const made = async (more: object = {}): Promise<string> =>
  (await makeProduct(admin, { name: 'Ucp Mug', price: 20, stock: 50, ...more })).variants[0].id;
/** What the shop itself knows of an order. */
const kept = async (number: string): Promise<Json> =>
  (await shop.sql<Json>(`select * from orders where upper(right(id::text, 8)) = $1`, [number]))[0];

beforeAll(async () => {
  admin = await shop.admin();
  mug = await made();
});

describe.each(RELEASES)('a checkout by UCP %s', (release) => {
  const platform = new UcpPlatform(() => shop.client.origin, release);
  const held = (body: Json): Json => {
    for (const place of checkoutPlaces(release)) expectUcp(release, place, body);
    return body;
  };
  const heldOrder = (body: Json): Json => {
    for (const place of orderPlaces(release)) expectUcp(release, place, body);
    return body;
  };
  const create = async (sent: object, status = 201): Promise<Json> => {
    const answer = await platform.post('/checkout-sessions', sent);
    expect(answer.status).toBe(status);
    return answer.body;
  };

  it('begins with what is missing and becomes ready', async () => {
    const begun = held(await create({ line_items: [{ item: { id: mug }, quantity: 2 }] }));
    expect(begun).toMatchObject({ status: 'incomplete', currency: 'USD' });
    expect(begun.continue_url).toMatch(new RegExp(`/cart\\?add=[\\da-f-]{36}:${mug}:2&handover=[\\w-]{16}$`));
    expect(begun.messages.map(({ path }: Json) => path)).toEqual([
      '$.buyer.email',
      '$.fulfillment.methods[0].destinations',
    ]);
    const path = `/checkout-sessions/${begun.id}`;
    const ready = held((await platform.put(path, whole(mug, 2))).body);
    expect(ready).toMatchObject({
      status: 'ready_for_complete',
      id: begun.id,
      buyer: { first_name: 'Amina' },
    });
    expect(ready.messages).toBeUndefined();
    expect(totalOf(ready)).toBe(4000);
    const [method] = ready.fulfillment.methods;
    expect(method).toMatchObject({ selected_destination_id: 'home', destinations: [{ id: 'home' }] });
    expect(method.groups[0].options.length).toBeGreaterThan(0);
    expect(held((await platform.get(path)).body)).toEqual(ready);
  });

  it('is completed with cash: a deposit now, the rest on delivery, and is an order of the shop', async () => {
    const ready = held(await create(whole(mug, 2)));
    const path = `/checkout-sessions/${ready.id}/complete`;
    const done = held((await platform.post(path, payBy('cash'))).body);
    const shown = release === '2026-08-25' ? done : null;
    // the deposit was not what was shown last: it is told before anything is placed
    expect(done.status).toBe('ready_for_complete');
    expect(done.messages).toMatchObject([{ type: 'warning', code: 'price_changed' }]);
    if (shown)
      expect(shown.payment).toMatchObject({
        ...{ selected_term_id: 'deposit' },
        terms: expect.arrayContaining([
          expect.objectContaining({
            id: 'deposit',
            schedules: [
              expect.objectContaining({ type: 'immediate', amount: 1600 }),
              expect.objectContaining({ type: 'on_delivery', amount: 2400 }),
            ],
          }),
        ]),
      });
    const key = { 'Idempotency-Key': randomUUID() };
    const placed = held((await platform.post(path, payBy('cash'), key)).body);
    expect(placed).toMatchObject({ status: 'completed', id: ready.id });
    expect(totalOf(placed)).toBe(4000);
    expect(await kept(placed.order.label)).toMatchObject({
      ...{ payment_method: 'cash', total_cents: '4000', contact_email: 'amina.otieno@example.com' },
    });
    const again = held((await platform.post(path, payBy('cash'), key)).body);
    expect([again.status, again.order.id]).toEqual(['completed', placed.order.id]);
    const order = heldOrder((await platform.get(`/orders/${placed.order.id}`)).body);
    expect(order).toMatchObject({
      ...{ id: placed.order.id, label: placed.order.label, checkout_id: ready.id, currency: 'USD' },
      line_items: [{ id: mug, status: 'processing', quantity: { original: 2, total: 2, fulfilled: 0 } }],
      fulfillment: { expectations: [{ destination: { address_country: 'UG' } }] },
    });
    if (shown)
      expect(order.payment.accepted_term.schedules.map(({ amount }: Json) => amount)).toEqual([1600, 2400]);
    expect((await platform.post(path, payBy('bank'), key)).status).toBe(409);
    const later = await platform.put(`/checkout-sessions/${ready.id}`, whole(mug));
    expect(later.status).toBe(409);
    expectUcp(release, errorPlace(release), later.body);
    expect((await platform.post(`/checkout-sessions/${ready.id}/cancel`)).status).toBe(409);
  });

  it('hands the buyer over to the provider’s page where that collects the money', async () => {
    const ready = held(await create(whole(mug, 1, payBy('card'))));
    const { body } = await platform.post(`/checkout-sessions/${ready.id}/complete`, payBy('card'));
    held(body);
    expect(body.status).toBe('requires_escalation');
    expect(body.continue_url).toMatch(/^https?:/);
    expect(body.order.permalink_url).toMatch(/\/orders\/.+#/);
    expect(await kept(body.order.label)).toMatchObject({ payment_method: 'card', status: 'pending' });
  });

  it('takes a coupon, and tells one that it does not know', async () => {
    const code = `UCP${release.slice(5, 7)}TEN`;
    await admin.post(
      '/admin/coupons',
      { code, kind: 'percent', percent: 10, isActive: true },
      { expect: 201 },
    );
    const reduced = held(await create(whole(mug, 1, { discounts: { codes: [code.toLowerCase()] } })));
    expect(totalOf(reduced)).toBe(1800);
    expect(reduced.discounts.applied).toMatchObject([{ amount: 200 }]);
    const wrong = held(await create(whole(mug, 1, { discounts: { codes: ['NOSUCHCODE'] } })));
    expect(totalOf(wrong)).toBe(2000);
    expect(wrong).toMatchObject({
      status: 'incomplete',
      messages: [{ type: 'error', severity: 'recoverable' }],
    });
  });

  it('says of wrong contact and place where they were sent, and keeps the rest', async () => {
    const sent = whole(mug);
    const body = held(
      await create({
        ...{ ...sent, buyer: { email: 'no-address' } },
        fulfillment: { methods: [{ type: 'shipping', destinations: [{ id: 'x', address_country: 'UG' }] }] },
      }),
    );
    expect(body.status).toBe('incomplete');
    expect(body.messages.map(({ path }: Json) => path)).toEqual(
      expect.arrayContaining(['$.buyer.email', '$.fulfillment.methods[0].destinations[0].street_address']),
    );
    expect(totalOf(body)).toBe(2000);
  });

  it('does not sell more than there is', async () => {
    const few = await made({ stock: 1 });
    const body = held(await create(whole(few, 2)));
    expect(body).toMatchObject({ status: 'incomplete', messages: [{ code: 'out_of_stock' }] });
    const done = held((await platform.post(`/checkout-sessions/${body.id}/complete`, payBy('cash'))).body);
    expect(done.status).toBe('incomplete');
  });

  it('charges nothing but what was shown last', async () => {
    const product = await makeProduct(admin, { name: 'Ucp Dear Thing', price: 30, stock: 9 });
    const ready = await create(whole(product.variants[0].id, 1, payBy('bank')));
    await shop.sql(`update variant set price_cents = 3100 where product_id = $1`, [product.id]);
    const path = `/checkout-sessions/${ready.id}/complete`;
    const key = { 'Idempotency-Key': randomUUID() };
    const told = held((await platform.post(path, payBy('bank'), key)).body);
    expect(told).toMatchObject({ status: 'ready_for_complete', messages: [{ code: 'price_changed' }] });
    expect(totalOf(told)).toBe(3100);
    // who has lost that answer and sends the same again has agreed to nothing
    const same = held((await platform.post(path, payBy('bank'), key)).body);
    expect(same).toMatchObject({ status: 'ready_for_complete', messages: [{ code: 'price_changed' }] });
    const agreed = { 'Idempotency-Key': randomUUID() };
    const placed = held((await platform.post(path, payBy('bank'), agreed)).body);
    expect(totalOf(placed)).toBe(3100);
    expect(held((await platform.post(path, payBy('bank'), key)).body).order.id).toBe(placed.order.id);
  });

  it('does the same once for the same key, and refuses the key for anything else', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const [one, two] = [
      await platform.post('/checkout-sessions', whole(mug), key),
      await platform.post('/checkout-sessions', whole(mug), key),
    ];
    expect(two.body.id).toBe(one.body.id);
    const other = await platform.post('/checkout-sessions', whole(mug, 3), key);
    expect([other.status, other.body.messages[0].code]).toEqual([409, 'idempotency_conflict']);
    expectUcp(release, errorPlace(release), other.body);
    const path = `/checkout-sessions/${one.body.id}`;
    const again = { 'Idempotency-Key': randomUUID() };
    expect(totalOf((await platform.put(path, whole(mug, 4), again)).body)).toBe(8000);
    expect(totalOf((await platform.put(path, whole(mug, 5))).body)).toBe(10_000);
    expect(totalOf((await platform.put(path, whole(mug, 4), again)).body)).toBe(10_000);
    expect((await platform.put(path, whole(mug, 6), again)).status).toBe(409);
  });

  it('is canceled, and then takes nothing more', async () => {
    const { id } = await create(whole(mug));
    expect(held((await platform.post(`/checkout-sessions/${id}/cancel`)).body).status).toBe('canceled');
    expect(held((await platform.get(`/checkout-sessions/${id}`)).body).status).toBe('canceled');
    expect((await platform.post(`/checkout-sessions/${id}/complete`, payBy('cash'))).status).toBe(409);
  });

  it('is one order, however often it is completed at once', async () => {
    const { id } = await create(whole(mug, 1, payBy('bank')));
    const all = await Promise.all(
      Array.from({ length: 6 }, () => platform.post(`/checkout-sessions/${id}/complete`, payBy('bank'))),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    const labels = all.map(({ body }) => held(body).order.label);
    expect(new Set(labels).size).toBe(1);
    expect(
      await shop.sql(
        'select 1 from orders o join ucp_session s on s.account_id = o.account_id where s.id = $1',
        [id],
      ),
    ).toHaveLength(1);
  });

  it('finds the order again that was placed when the process ended', async () => {
    const last = await made({ stock: 1 });
    const { id } = await create(whole(last, 1, payBy('bank')));
    const path = `/checkout-sessions/${id}/complete`;
    const placed = held((await platform.post(path, payBy('bank'))).body);
    await shop.sql(`update ucp_session set state = 'open', order_id = null where id = $1`, [id]);
    const { order } = held((await platform.post(path, payBy('bank'))).body);
    expect([order.id, order.label]).toEqual([placed.order.id, placed.order.label]);
    // nor is it canceled where nobody has written down yet that it was placed
    await shop.sql(`update ucp_session set state = 'open', order_id = null where id = $1`, [id]);
    expect((await platform.post(`/checkout-sessions/${id}/cancel`)).status).toBe(409);
    expect(held((await platform.get(`/checkout-sessions/${id}`)).body).order.id).toBe(placed.order.id);
  });

  it('comes from a cart', async () => {
    const cart = (await platform.post('/carts', { line_items: [{ item: { id: mug }, quantity: 3 }] })).body;
    expectUcp(release, CART, cart);
    expect(totalOf(cart)).toBe(6000);
    const path = `/carts/${cart.id}`;
    const fewer = (await platform.put(path, { line_items: [{ item: { id: mug }, quantity: 1 }] })).body;
    expectUcp(release, CART, fewer);
    expect(totalOf((await platform.get(path)).body)).toBe(2000);
    const checkout = held(await create({ cart_id: cart.id, line_items: [] }));
    expect(checkout.line_items).toMatchObject([{ id: mug, quantity: 1 }]);
    const canceled = await platform.post(`${path}/cancel`);
    expectUcp(release, CART, canceled.body);
    expect((await platform.get(path)).status).toBe(409);
  });

  it('is led by tools as by REST', async () => {
    const begun = held(await platform.tool('create_checkout', { checkout: whole(mug, 1, payBy('cash')) }));
    const read = held(await platform.tool('get_checkout', { id: begun.id }));
    expect(read).toEqual((await platform.get(`/checkout-sessions/${begun.id}`)).body);
    held(await platform.tool('update_checkout', { id: begun.id, checkout: whole(mug, 2, payBy('cash')) }));
    const placed = held(await platform.tool('complete_checkout', { id: begun.id, checkout: payBy('cash') }));
    expect(placed.status).toBe('completed');
    heldOrder(await platform.tool('get_order', { id: placed.order.id }));
    const other = held(await platform.tool('create_checkout', { checkout: whole(mug) }));
    expect((await platform.tool('cancel_checkout', { id: other.id })).status).toBe('canceled');
    const cart = await platform.tool('create_cart', { cart: { line_items: [{ item: { id: mug } }] } });
    expectUcp(release, CART, cart);
    expectUcp(release, CART, await platform.tool('get_cart', { id: cart.id }));
    const more = { line_items: [{ item: { id: mug }, quantity: 2 }] };
    expectUcp(release, CART, await platform.tool('update_cart', { id: cart.id, cart: more }));
    expectUcp(release, CART, await platform.tool('cancel_cart', { id: cart.id }));
  });

  it('shows nobody’s order but those of the protocol, by their own ids', async () => {
    const [{ id }] = await shop.sql<Json>('select id from orders limit 1');
    for (const path of [
      `/orders/${id}`,
      `/orders/order_${id}`,
      `/carts/${v7()}`,
      '/checkout-sessions/nothing',
    ]) {
      const answer = await platform.get(path);
      expect(answer.status).toBe(404);
      expectUcp(release, errorPlace(release), answer.body);
    }
  });

  it.each([
    [{}, 400],
    [{ line_items: [] }, 400],
    [{ line_items: [{ item: {} }] }, 400],
    [{ line_items: [{ item: { id: 'x' }, quantity: 0 }] }, 400],
    [{ line_items: [{ item: { id: 'x' }, quantity: 1.5 }] }, 400],
    [{ line_items: [{ item: { id: v7() }, quantity: 1 }] }, 409],
    [{ line_items: 'all of it' }, 400],
    [{ cart_id: 'nothing' }, 404],
  ])('refuses by the shape of the protocol: %j', async (sent, status) => {
    const answer = await platform.post('/checkout-sessions', sent);
    expect(answer.status).toBe(status);
    expectUcp(release, errorPlace(release), answer.body);
  });
});
