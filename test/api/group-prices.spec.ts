import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mustBeSound, openSession, orderOf, payOnPage, wanted } from '../support/money.js';
import { makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const YEN = { code: 'JPY', rate: 149.53, roundTo: 10, isPayable: true };
let admin: Client;
let ann: Client;
let bob: Client;
let tee: Json;
let group: Json;
/** Of the sizes S and M. */
let small: { productId: string; variantId: string };
let medium: { productId: string; variantId: string };

const set = (prices: object[], expected = 200) =>
  admin.put<Json>(`/admin/products/${tee.id}/group-prices`, { prices }, { expect: expected });
const price = (more: object) => ({ groupId: group.id, variantId: small.variantId, ...more });
const own = async (who: Client, more: object = {}) => {
  const query = { variants: [small.variantId, medium.variantId].join(','), ...more };
  const answer = await who.get<Json>('/users/me/prices', { query, expect: 200 });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return answer.body.data;
};
const quoted = async (who: Client, quantity: number, more: object = {}) => {
  const { products } = wanted(small, quantity, undefined);
  return (await who.post<Json>('/payments/quote', { products, ...more }, { expect: 200 })).body.data;
};
const idOf = async (who: Client) => (await who.get<Json>('/users/me', { expect: 200 })).body.data._id;

beforeAll(async () => {
  admin = await shop.admin();
  [ann, bob] = [await shop.shopper(), await shop.shopper()];
  tee = await makeProduct(admin, {
    ...{ name: 'Traded Tee', category: 'Traded', price: 30, options: [size('S', 'M')] },
    variants: ['S', 'M'].map((one) => ({
      options: { Size: one },
      price: 30,
      stock: 500,
      sku: `TRADED-${one}`,
    })),
  });
  [small, medium] = tee.variants.map(({ id }: Json) => ({ productId: tee.id, variantId: id }));
  const name = `Trade ${v7()}`;
  group = (await admin.post<Json>('/admin/customer-groups', { name }, { expect: 201 })).body;
  const add = [await idOf(ann)];
  await admin.post(`/admin/customer-groups/${group.id}/members`, { add }, { expect: 200 });
  await admin.put('/admin/settings/shop', { displayCurrencies: [YEN] }, { expect: 200 });
});

describe('prices of a group', () => {
  afterAll(() => mustBeSound(shop));

  it('are set and read in the back office, and refused at what is wrong', async () => {
    const { body } = await set([price({ price: 24 }), price({ from: 10, price: 19.5 })]);
    expect(body).toMatchObject({
      currency: 'USD',
      variants: [{ variantId: small.variantId, sku: 'TRADED-S', price: 30 }, {}],
      prices: [
        { group: group.name, variantId: small.variantId, currency: 'USD', from: 1, price: 24 },
        { from: 10, price: 19.5 },
      ],
    });
    const read = await admin.get<Json>(`/admin/products/${tee.id}/group-prices`, { expect: 200 });
    expect(read.body).toEqual(body);
    const refused = async (one: object) =>
      (await set([price({ price: 1, ...one })], 400)).body.errors.map(({ field }: Json) => field);
    expect(await refused({ price: 0 })).toEqual(['prices.0.price']);
    expect(await refused({ price: 1.005 })).toEqual(['prices.0.price']);
    expect(await refused({ price: 10.5, currency: 'JPY' })).toEqual(['prices.0.price']);
    expect(await refused({ from: 0 })).toEqual(['prices.0.from']);
    expect(await refused({ currency: 'XXX' })).toEqual(['prices.0.currency']);
    expect(await refused({ groupId: v7() })).toEqual(['prices.0.groupId']);
    expect(await refused({ variantId: v7() })).toEqual(['prices.0.variantId']);
  });

  it('are told to those who belong to it, and to nobody else anywhere', async () => {
    const told = [
      { ...small, from: 1, price: 24, netPrice: null },
      { ...small, from: 10, price: 19.5, netPrice: null },
    ];
    expect([await own(ann), await own(bob)]).toEqual([told, []]);
    await shop.client.get('/users/me/prices', { query: { variants: small.variantId }, expect: 401 });
    for (const path of [`/products/${tee.id}`, '/products?category=Traded', '/products/suggestions?q=traded'])
      for (const who of [ann, bob, shop.client]) {
        const { text } = await who.get(path, { expect: 200 });
        expect(text).not.toMatch(/19\.5|"price":24|roup/);
      }
    expect((await quoted(bob, 10)).subtotal).toBe(300);
    const wrong = await ann.get<Json>('/users/me/prices', { query: { variants: 'x' }, expect: 400 });
    expect(wrong.body.errors).toMatchObject([{ field: 'variants' }]);
    const strange = { variants: small.variantId, currency: 'KWD' };
    expect((await ann.get<Json>('/users/me/prices', { query: strange, expect: 409 })).body.code).toBe(
      'currency_unavailable',
    );
  });

  it('are told of products by their lowest of one piece, in one call for a whole list', async () => {
    const other = await makeProduct(admin, { name: 'Plain Tee', category: 'Traded', price: 5 });
    const query = { products: `${other.id},${tee.id.toUpperCase()}` };
    const lowest = async (who: Client, more: object = {}) =>
      (await who.get<Json>('/users/me/prices', { query: { ...query, ...more }, expect: 200 })).body.data;
    expect(await lowest(ann)).toEqual([{ ...small, from: 1, price: 24, netPrice: null }]);
    expect(await lowest(ann, { currency: 'JPY' })).toMatchObject([{ price: 3_590 }]);
    expect(await lowest(bob)).toEqual([]);
    const wrongs: Record<string, string>[] = [
      ...[{}, { ...query, variants: small.variantId }, { products: 'x' }, { products: ',' }],
    ];
    for (const wrong of wrongs) await ann.get('/users/me/prices', { query: wrong, expect: 400 });
  });

  it('are listed for the staff, each a row with what it is for, those of a group and of what is looked for', async () => {
    const filtered = (filter: object, more: object = {}) =>
      admin.get<Json[]>('/admin/group-prices', {
        query: { filter: JSON.stringify({ groupId: group.id, ...filter }), ...more },
        expect: 200,
      });
    const { body, headers } = await filtered({});
    expect(headers.get('x-total-count')).toBe('2');
    expect(body.find(({ from }) => from === 10)).toMatchObject({
      ...{ ...small, group: group.name, product: 'Traded Tee', sku: 'TRADED-S', options: { Size: 'S' } },
      ...{ currency: 'USD', price: 19.5, regularPrice: 30 },
    });
    const found = async (filter: object) => (await filtered(filter)).body.length;
    expect([
      await found({ q: 'traded-s' }),
      await found({ q: 'TRADED TEE' }),
      await found({ q: '%' }),
    ]).toEqual([...[2, 2, 0]]);
    expect([await found({ variantId: medium.variantId }), await found({ productId: tee.id })]).toEqual([
      0, 2,
    ]);
    expect([await found({ currency: 'JPY' }), await found({ groupId: v7() })]).toEqual([0, 0]);
    expect((await filtered({}, { range: '[1,1]' })).body).toHaveLength(1);
    expect((await filtered({ id: [body[0]?.['id']] })).body).toEqual([body[0]]);
    await ann.get('/admin/group-prices', { expect: 403 });
  });

  it('are listed by their products, from the first to the last letter or back', async () => {
    const apron = await makeProduct(admin, { name: 'Apron of the trade', price: 12 });
    const path = `/admin/products/${apron.id}/group-prices`;
    const change = (one: number | null) =>
      admin.put(path, { prices: [price({ variantId: apron.variants[0].id, price: one })] }, { expect: 200 });
    await change(9);
    const inOrder = async (way: string) =>
      (
        await admin.get<Json[]>('/admin/group-prices', {
          query: { filter: JSON.stringify({ groupId: group.id }), sort: JSON.stringify(['product', way]) },
          expect: 200,
        })
      ).body.map(({ product, from }) => [product, from]);
    const tees = [
      ['Traded Tee', 1],
      ['Traded Tee', 10],
    ];
    expect(await inOrder('ASC')).toEqual([['Apron of the trade', 1], ...tees]);
    expect(await inOrder('DESC')).toEqual([...tees.toReversed(), ['Apron of the trade', 1]]);
    await change(null);
  });

  it('count in the cart and in the quote by the pieces, and in another currency by the rate', async () => {
    const { body } = await ann.post<Json>('/carts', { ...small, quantity: 9 }, { expect: 201 });
    expect(body.data).toMatchObject({ price: 24, originalPrice: null, lineTotal: 216 });
    await ann.patch(`/carts/${body.data._id}`, { quantity: 10 }, { expect: 200 });
    const { data } = (await ann.get<Json>('/carts', { expect: 200 })).body;
    expect(data[0]).toMatchObject({ price: 19.5, lineTotal: 195 });
    expect(data[0]).not.toHaveProperty('prices');
    await ann.delete('/carts', { expect: 200 });
    const theirs = await bob.post<Json>('/carts', { ...small, quantity: 10 }, { expect: 201 });
    expect(theirs.body.data).toMatchObject({ price: 30, lineTotal: 300 });
    expect([(await quoted(ann, 9)).subtotal, (await quoted(ann, 10)).subtotal]).toEqual([216, 195]);
    expect((await quoted(ann, 1, { currency: 'JPY' })).subtotal).toBe(3_590);
    await set([price({ currency: 'JPY', price: 3_000 })]);
    expect((await quoted(ann, 1, { currency: 'JPY' })).subtotal).toBe(3_000);
    expect((await own(ann, { currency: 'JPY' }))[0]).toMatchObject({ from: 1, price: 3_000 });
    const line = (await ann.post<Json>('/carts', { ...small, quantity: 1 }, { expect: 201 })).body.data;
    expect(line.prices).toMatchObject([{ currency: 'JPY', price: 3_000, originalPrice: null }]);
    await ann.delete('/carts', { expect: 200 });
    await set([price({ currency: 'JPY', price: null })]);
  });

  it('are charged as quoted, explained by the group’s name to staff alone, and proved by the replay; discounts come off them', async () => {
    const seen = wanted(small, 10, 19.5);
    const high = await ann.post<Json>('/payments/create-checkout-session', wanted(small, 10, 30));
    expect(high.body.code).toBe('price_changed');
    const session = await openSession(ann, seen);
    await payOnPage(shop, session.url);
    await ann.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const orderId = session.data.orderId as string;
    expect(await orderOf(ann, orderId)).toMatchObject({ amountPaid: 195 });
    await set([price({ from: 10, price: 25 })]);
    const { data } = (await ann.get<Json>(`/orders/${orderId}/receipt`, { expect: 200 })).body;
    expect(data.lines[0].steps[0]).toMatchObject({
      ...{ kind: 'list', label: 'Your price', amount: 195 },
      rule: { kind: 'group_price', version: 1 },
    });
    const staffs = (await admin.get<Json>(`/admin/orders/${orderId}/receipt`, { expect: 200 })).body.data;
    expect(staffs.lines[0].steps[0]).toMatchObject({ label: `Price of ${group.name}`, amount: 195 });
    const replayed = await admin.post<Json>(
      '/admin/receipts/replay',
      { orderIds: [orderId] },
      { expect: 200 },
    );
    expect(replayed.body).toMatchObject({ equal: true, data: [{ from: 'rules' }] });
    // the group's price of one piece is lower by now than that of ten
    expect((await quoted(ann, 10)).subtotal).toBe(240);
    const code = `HALF${v7().slice(-6).toUpperCase()}`;
    await admin.post('/admin/coupons', { code, kind: 'percent', percent: 50 }, { expect: 201 });
    expect(await quoted(ann, 10, { couponCode: code })).toMatchObject({ subtotal: 240, discount: 120 });
  });

  it('count for orders by hand and whoever they are for', async () => {
    const lines = [{ variantId: small.variantId, quantity: 2 }];
    const ofAnn = { customerId: await idOf(ann), lines };
    const quote = async (terms: object) =>
      (await admin.post<Json>('/admin/draft-orders/quote', terms, { expect: 200 })).body;
    const subtotal = (body: Json) => (body.data ?? body).subtotal;
    expect(subtotal(await quote(ofAnn))).toBe(48);
    expect(subtotal(await quote({ lines, contact: { email: 'caller@example.com', phone: '' } }))).toBe(60);
  });

  it('are shown without tax to a group that is asked so, and go with the group', async () => {
    const rates = [{ category: 'standard', name: 'VAT', percent: 20, from: '2020-01-01' }];
    const zone = { shippingTax: 'main', rounding: 'order', reverseCharge: false, pricesIncludeTax: true };
    const name = `VAT ${v7()}`;
    const areas = [{ country: '*' }];
    const made = await admin.post<Json>('/admin/tax-zones', { ...zone, name, areas, rates }, { expect: 201 });
    await admin.put(`/admin/customer-groups/${group.id}`, { showsNet: true }, { expect: 200 });
    expect(await own(ann)).toEqual([
      { ...small, from: 1, price: 24, netPrice: 20 },
      { ...medium, from: 1, price: 30, netPrice: 25 },
    ]);
    expect(await own(bob)).toEqual([]);
    expect((await quoted(ann, 1)).total).toBe(24);
    await admin.delete(`/admin/tax-zones/${made.body.id}`, undefined, { expect: 200 });
    await admin.delete(`/admin/customer-groups/${group.id}`, undefined, { expect: 200 });
    expect([await own(ann), (await quoted(ann, 1)).subtotal]).toEqual([[], 30]);
  });
});
