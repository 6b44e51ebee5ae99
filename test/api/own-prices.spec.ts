import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  wanted,
  type Goods,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const YEN = { code: 'JPY', rate: 149.53, roundTo: 10, isPayable: true };
const DINAR = { code: 'KWD', rate: 0.3071, roundTo: 0.005, isPayable: true };
const EURO = { code: 'EUR', rate: 0.9137, roundTo: 0.01, isPayable: false };
const rates = [{ category: 'standard', name: 'VAT', percent: 10, from: '2020-01-01' }];
const taxes = { shippingTax: 'main', rounding: 'order', reverseCharge: false, pricesIncludeTax: false };

let admin: Client;
let ann: Client;
let jacket: Goods;
let scarf: Goods;

const product = async ({ productId }: Goods) =>
  (await admin.get<Json>(`/admin/products/${productId}`, { expect: 200 })).body;
const priced = async (one: Goods, ownPrices: object, more: object = {}, expected = 200) => {
  const { variants } = await product(one);
  const body = { variants: [{ ...variants[0], ownPrices }], ...more };
  return (await admin.put<Json>(`/admin/products/${one.productId}`, body, { expect: expected })).body;
};
const quote = async (body: object) =>
  (await ann.post<Json>('/payments/quote', body, { expect: 200 })).body.data;
const page = async ({ productId }: Goods) =>
  (await ann.get<Json>(`/products/${productId}`, { expect: 200 })).body.data;
/** Two jackets at their own price, and a scarf that follows the rate. */
const inYen = (price = 3_499) => ({
  products: [...wanted(jacket, 2, price).products, ...wanted(scarf, 1, 2_990).products],
  currency: 'JPY',
});

beforeAll(async () => {
  admin = await shop.admin();
  ann = await shop.shopper();
  jacket = await goods(shop, { stock: 100 });
  scarf = await goods(shop, { cents: 2_000, stock: 100, name: 'Scarf' });
  await admin.post(
    '/admin/tax-zones',
    { ...taxes, name: 'VAT', areas: [{ country: '*' }], rates },
    { expect: 201 },
  );
  await admin.put('/admin/settings/shop', { displayCurrencies: [YEN, DINAR, EURO] }, { expect: 200 });
  await priced(jacket, { JPY: 3_499, KWD: 6.145, EUR: 20 });
});

describe('a price of its own in another currency', () => {
  afterAll(() => mustBeSound(shop));

  it('is told by lists, by the page, by suggestions and by the cart, beside what follows the rate', async () => {
    const yen = { currency: 'JPY', price: 3_499, originalPrice: null, maxPrice: 3_499 };
    const dinar = { ...yen, currency: 'KWD', price: 6.145, maxPrice: 6.145 };
    const shown = await page(jacket);
    expect(shown).toMatchObject({ price: 25.49, prices: [yen, dinar] });
    expect(shown.variants[0].prices).toContainEqual(yen);
    expect(await page(scarf)).not.toHaveProperty('prices');
    const { body: list } = await ann.get<Json>('/products', { expect: 200 });
    const card = list.data.find(({ _id }: Json) => _id === jacket.productId);
    expect(card.prices).toEqual([yen, dinar]);
    const { body: suggested } = await ann.get<Json>('/products/suggestions?q=jack', { expect: 200 });
    expect(suggested.data.find(({ id }: Json) => id === jacket.productId).prices).toEqual([yen, dinar]);
    const added = await ann.post<Json>('/carts', { ...jacket, quantity: 1 }, { expect: 201 });
    expect(added.body.data.prices).toContainEqual(yen);
    const { body: cart } = await ann.get<Json>('/carts', { expect: 200 });
    expect(cart.data[0].prices).toContainEqual(yen);
    await ann.delete('/carts', { expect: 200 });
  });

  it('is quoted, charged by card, explained, kept, replayed and refunded to the unit', async () => {
    const quoted = await quote(inYen());
    expect(quoted).toMatchObject({ subtotal: 9_988, tax: 999, total: 10_987 });
    expect(quoted.lines.map(({ price }: Json) => price)).toEqual([3_499, 2_990]);
    const session = await openSession(ann, { ...inYen(), amount: 10_987 });
    await payOnPage(shop, session.url);
    await ann.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const orderId = session.data.orderId as string;
    expect(await orderOf(ann, orderId)).toMatchObject({ currency: 'JPY', amountPaid: 10_987, amountDue: 0 });
    await priced(jacket, { JPY: 9_999 });
    const { data } = (await ann.get<Json>(`/orders/${orderId}/receipt`, { expect: 200 })).body;
    const { version } = await product(scarf);
    const steps = data.lines.map(({ steps: [first] }: Json) => first);
    expect(steps).toMatchObject([
      { label: 'Own price in JPY', amount: 6_998, rule: { kind: 'own_price', id: jacket.variantId } },
      { label: 'List price', amount: 2_990, rule: { kind: 'product', id: scarf.variantId, version } },
    ]);
    const replayed = (await admin.post<Json>('/admin/receipts/replay', {}, { expect: 200 })).body;
    expect(replayed).toMatchObject({ equal: true });
    const refund = async (body: object) => {
      const path = `/admin/orders/${orderId}/refunds`;
      const { refunds } = (await admin.post<Json>(path, { reason: 'torn', ...body }, { expect: 200 })).body;
      return refunds.at(-1).amount as number;
    };
    const first = await refund({ lines: [{ variantId: jacket.variantId, quantity: 1 }] });
    expect(first).toBe(3_849);
    expect(first + (await refund({}))).toBe(10_987);
    await eventually(
      () => orderOf(ann, orderId),
      (one) => one.amountRefunded === 10_987,
    );
    await priced(jacket, { JPY: 3_499, KWD: 6.145, EUR: 20 });
  });

  it('is crossed out by a sale of the product in its own currency, and has three decimals where that has', async () => {
    await priced(jacket, { JPY: 3_499, KWD: 6.145, EUR: 20 }, { discount: 15 });
    expect((await page(jacket)).prices[0]).toMatchObject({ price: 3_499, originalPrice: 4_116 });
    const dinar = await quote({ ...wanted(jacket, 3, 6.145), currency: 'KWD' });
    expect(dinar).toMatchObject({ currency: 'KWD', subtotal: 18.435, tax: 1.844, total: 20.279 });
    expect(dinar.paymentMethods).not.toContain('card');
    const round = await quote({ ...wanted(jacket, 20, 6.145), currency: 'KWD' });
    expect([round.total, round.paymentMethods.includes('card')]).toEqual([135.19, true]);
    await priced(jacket, { JPY: 3_499, KWD: 6.145, EUR: 20 }, { discount: 0 });
  });

  it('that changes during a checkout is told before anything is charged, and one taken away follows the rate', async () => {
    await priced(jacket, { JPY: 3_599 });
    const pay = (price: number, amount: number) =>
      ann.post<Json>('/payments/cash', { ...inYen(price), amount }, { expect: 409 });
    const stale = await pay(3_499, 4_395);
    expect(stale.body).toMatchObject({ code: 'price_changed', data: { currency: 'JPY', total: 11_207 } });
    await priced(jacket, { JPY: null });
    const { body } = await pay(3_599, 4_483);
    expect(body.data).toMatchObject({ subtotal: 10_610 });
    expect(await page(jacket)).not.toHaveProperty('prices');
    await priced(jacket, { JPY: 3_499 });
  });

  it('is not believed when a client names it', async () => {
    const { body } = await ann.post<Json>('/payments/cash', { ...inYen(1), amount: 1 }, { expect: 409 });
    expect(body).toMatchObject({ code: 'price_changed', data: { subtotal: 9_988 } });
  });

  it('stays when variants are written without it, and the audit log tells each change', async () => {
    const { variants } = await product(jacket);
    const { ownPrices: _, ...others } = variants[0];
    await admin.put(`/admin/products/${jacket.productId}`, { variants: [others] }, { expect: 200 });
    expect((await product(jacket)).variants[0].ownPrices).toEqual({ JPY: 3_499 });
    await priced(jacket, { JPY: 3_499, KWD: 5.5 });
    const { body } = await admin.get<Json[]>('/admin/audit', { expect: 200 });
    expect(JSON.stringify(body[0])).toContain('own price JPY 3499, own price KWD 5.500');
    await priced(jacket, { JPY: 3_499 });
  });

  it('comes from the export, goes in again without a change, is changed by a file and brought back', async () => {
    await priced(jacket, { JPY: 3_499, KWD: 5.5 });
    const file = (await admin.get('/admin/products/export.csv', { expect: 200 })).text;
    expect(file.split('\r\n')[0]).toMatch(/,price_JPY,price_KWD$/);
    const sent = async (text: string) =>
      (
        await admin.post<Json>('/admin/products/imports', text, {
          ...{ headers: { 'content-type': 'text/csv' }, expect: 201 },
        })
      ).body;
    expect((await sent(file)).lines).toMatchObject({ create: 0, update: 0, nothing: 2, error: 0 });
    const planned = await sent(file.replace(',3499,5.5', ',3999,5.5'));
    expect(planned.rows.find(({ action }: Json) => action === 'update').changes).toEqual([
      { field: 'price_JPY', from: '3499', to: '3999' },
    ]);
    const own = async () => (await product(jacket)).variants[0].ownPrices;
    const go = async (way: string, status: string) => {
      await admin.post(`/admin/products/imports/${planned.id}/${way}`, undefined, { expect: 202 });
      await eventually(
        async () => (await admin.get<Json>(`/admin/products/imports/${planned.id}`)).body,
        (one) => one.status === status,
      );
      return own();
    };
    expect(await go('run', 'done')).toEqual({ JPY: 3_999, KWD: 5.5 });
    expect(await go('undo', 'undone')).toEqual({ JPY: 3_499, KWD: 5.5 });
    const wrong = await sent(file.replace('price_JPY', 'price_JPI'));
    expect(wrong.rows.find(({ action }: Json) => action === 'error').errors).toEqual([
      { field: 'price_JPI', message: 'JPI is not a currency' },
    ]);
  });

  it.each([
    ['JPY', 0.5, 'A price in JPY must be a positive number with no decimals'],
    ['KWD', 1.0005, 'A price in KWD must be a positive number with at most three decimals'],
    ['JPY', -1, 'A price in JPY must be a positive number with no decimals'],
    ['JPY', 'much', 'A price in JPY must be a positive number with no decimals'],
    ['JPI', 10, 'JPI is not a currency'],
    ['USD', 10, "USD is the shop's own currency: that is the price itself"],
  ])('is refused at its field when it is %s %p', async (code, amount, message) => {
    const { errors } = await priced(jacket, { [code]: amount }, {}, 400);
    expect(errors).toEqual([{ field: `variants.0.ownPrices.${code}`, message }]);
  });
});
