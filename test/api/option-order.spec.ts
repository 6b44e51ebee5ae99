import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { openSession, payOnPage, wanted } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const option = (name: string, ...values: string[]) => ({ name, values: values.map((value) => ({ value })) });
const named = ({ options }: Json) => Object.values(options).join(' / ');
const NAME = 'Red / S / Slim';

let admin: Client;
let shopper: Client;
let product: Json;
const piece = () => ({ productId: product.id, variantId: product.variants[0].id });

beforeAll(async () => {
  admin = await shop.admin();
  shopper = await shop.shopper();
  product = await makeProduct(admin, {
    options: [option('Colour', 'Red'), option('Size', 'S', 'M'), option('Fit', 'Slim')],
    variants: ['S', 'M'].map((size) => ({
      ...{ sku: `ORDER-${size}`, price: 20, stock: 9, options: { Fit: 'Slim', Size: size, Colour: 'Red' } },
    })),
  });
});

describe('a variant is named in the order of the options of its product', () => {
  it('by the catalogue, for shoppers and in the panel', async () => {
    const { body } = await shop.client.get<Json>(`/products/${product.id}`, { expect: 200 });
    expect(body.data.variants.map(named)).toEqual([NAME, 'Red / M / Slim']);
    expect(product.variants.map(named)).toEqual([NAME, 'Red / M / Slim']);
    const { body: listed } = await admin.get<Json>('/admin/products', { expect: 200 });
    expect(named(listed[0].variants[0])).toBe(NAME);
  });

  it('by a file, which is taken again as it is, in any order', async () => {
    const { text } = await admin.get('/admin/products/export.csv', { expect: 200 });
    expect(text).toContain('Colour: Red; Size: S; Fit: Slim');
    const turned = text.replace('Colour: Red; Size: S; Fit: Slim', 'Fit: Slim; Size: S; Colour: Red');
    for (const file of [text, turned]) {
      const sent = { headers: { 'content-type': 'text/csv' }, expect: 201 };
      const { rows } = (await admin.post<Json>('/admin/products/imports', file, sent)).body;
      expect(rows.map(({ action }: Json) => action)).toEqual(['nothing', 'nothing']);
    }
  });

  it('by cart, order, refund and return', async () => {
    await shopper.post('/carts', { ...piece(), quantity: 2 }, { expect: 201 });
    const { body: cart } = await shopper.get<Json>('/carts', { expect: 200 });
    expect(JSON.stringify(cart)).toContain('{"Colour":"Red","Size":"S","Fit":"Slim"}');
    const session = await openSession(shopper, { ...wanted(piece(), 2, 20), amount: 40 });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const { orderId } = session.data;
    const own = (await shopper.get<Json>(`/orders/${orderId}`, { expect: 200 })).body.data;
    expect(own.products.map(named)).toEqual([NAME]);
    const { body: preview } = await admin.get<Json>(`/admin/orders/${orderId}/refund-preview`, {
      expect: 200,
    });
    expect(preview.lines.map(named)).toEqual([NAME]);
    await shop.sql(`update orders set status = 'delivered' where id = $1`, [orderId]);
    const lines = [{ variantId: piece().variantId, quantity: 1 }];
    const asked = { lines, reason: 'damaged', handover: 'label' };
    await shopper.post(`/orders/${orderId}/returns`, asked, { expect: 201 });
    const { body: returns } = await admin.get<Json>('/admin/returns', { expect: 200 });
    expect(returns[0].lines.map(named)).toEqual([NAME]);
  });
});
