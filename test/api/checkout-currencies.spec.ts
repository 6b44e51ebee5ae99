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
import { useOwnShop } from '../support/use-shop.js';

const shop = useOwnShop({ env: { MOMO_CURRENCY: 'UGX' } });
const EURO = { code: 'EUR', rate: 0.9137, roundTo: 0.01, isPayable: true };
const YEN = { code: 'JPY', rate: 149.53, roundTo: 10, isPayable: true };
const DINAR = { code: 'KWD', rate: 0.3071, roundTo: 0.005, isPayable: false };
const everywhere = [{ country: '*' }];
const rates = [{ category: 'standard', name: 'VAT', percent: 10, from: '2020-01-01' }];

let admin: Client;
let ann: Client;
let basket: Goods;

const choose = (displayCurrencies: object[]) =>
  admin.put('/admin/settings/shop', { displayCurrencies }, { expect: 200 });
const quote = async (body: object) =>
  (await ann.post<Json>('/payments/quote', body, { expect: 200 })).body.data;
const inEuro = (quantity = 1) => ({ ...wanted(basket, quantity, 23.29), currency: 'EUR' });
const inYen = (quantity = 1) => ({ ...wanted(basket, quantity, 3_810), currency: 'JPY' });
const refund = async (orderId: string, body: object) =>
  (
    await admin.post<Json>(`/admin/orders/${orderId}/refunds`, { reason: 'torn', ...body }, { expect: 200 })
  ).body.refunds.at(-1);

async function paidByCard(body: object) {
  const session = await openSession(ann, body);
  await payOnPage(shop, session.url);
  await ann.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return session.data.orderId as string;
}

/** Waits for another process, which keeps what it has read for a second. */
const until = (body: object, total: number) =>
  eventually(
    () => quote(body),
    (data) => data.total === total,
  );

beforeAll(async () => {
  admin = await shop.admin();
  ann = await shop.shopper();
  basket = await goods(shop, { stock: 100 });
  const [zone] = (await admin.get<Json>('/admin/shipping-zones', { expect: 200 })).body as Json[];
  const methods = [{ name: 'Parcel', kind: 'flat', price: 4.9, freeFrom: 50, daysFrom: 1, daysTo: 2 }];
  await admin.put(`/admin/shipping-zones/${zone?.id}`, { methods }, { expect: 200 });
  const taxed = { shippingTax: 'main', rounding: 'order', reverseCharge: false, pricesIncludeTax: false };
  await admin.post('/admin/tax-zones', { ...taxed, name: 'VAT', areas: everywhere, rates }, { expect: 201 });
  await admin.post('/admin/coupons', { code: 'FIVE', kind: 'amount', amount: 5 }, { expect: 201 });
  await choose([EURO, YEN, DINAR]);
});

describe('an order in another currency than the shop counts in', () => {
  afterAll(() => mustBeSound(shop));

  it('is quoted wholly in it: prices, coupon, delivery, its limits and tax', async () => {
    const euro = await quote({ ...inEuro(), couponCode: 'FIVE' });
    expect(euro).toMatchObject({ currency: 'EUR', subtotal: 23.29, discount: 4.57, shipping: 4.48 });
    expect(euro).toMatchObject({ tax: 2.32, total: 25.52, lines: [{ price: 23.29 }] });
    const yen = await quote(inYen(2));
    expect(yen).toMatchObject({ currency: 'JPY', subtotal: 7_620, shipping: 0, tax: 762, total: 8_382 });
    expect([yen.depositDueNow, yen.balanceOnDelivery]).toEqual([3_353, 5_029]);
    expect(await quote(wanted(basket))).toMatchObject({ currency: 'USD', subtotal: 25.49, shipping: 4.9 });
  });

  it('is not cheaper for cheap things in the currency that rounds coarsest', async () => {
    const pin = await goods(shop, { cents: 10, stock: 100, name: 'Pin' });
    const dear = await quote({ ...wanted(pin, 99, 15), currency: 'JPY' });
    expect(dear).toMatchObject({ lines: [{ price: 15 }], subtotal: 1_485 });
  });

  it('may be paid with what takes that currency: a wallet only with its own or that of the shop', async () => {
    expect((await quote(wanted(basket))).paymentMethods).toEqual([
      ...['card', 'mobile', 'flutterwave', 'paypal', 'cash'],
    ]);
    const euro = await quote(inEuro());
    expect([euro.paymentMethods, euro.wallet]).toEqual([['card', 'flutterwave', 'paypal', 'cash'], null]);
    const asked = { ...inEuro(), amount: euro.total, mobileNumber: '+256770000123' };
    const refused = await ann.post<Json>('/payments/mobile', asked, { expect: 400 });
    expect(refused.body.errors[0].field).toBe('paymentMethod');
  });

  it('is refused in a currency that is only shown, unknown or none', async () => {
    for (const [code, status] of [
      ['KWD', 409],
      ['GBP', 409],
      ['euro', 400],
    ] as const) {
      const { body } = await ann.post<Json>(
        '/payments/quote',
        { ...wanted(basket), currency: code },
        { expect: status },
      );
      expect(body.errors[0].field).toBe('currency');
    }
  });

  it('is charged by card in euros, refunded to the cent, and told so by every page and paper', async () => {
    const { total } = await quote(inEuro(3));
    const orderId = await paidByCard({ ...inEuro(3), amount: total });
    const order = await orderOf(ann, orderId);
    expect(order).toMatchObject({ currency: 'EUR', totalAmount: total, amountPaid: total, amountDue: 0 });
    expect(order.payments).toMatchObject([{ amount: total, status: 'paid' }]);
    expect(order.receipt.exchange).toMatchObject({ rate: 0.9137, roundTo: 0.01, published: null });
    const seen = (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body;
    expect(seen).toMatchObject({ currency: 'EUR', attempts: [{ amount: total }] });
    const lines = [{ variantId: basket.variantId, quantity: 1 }];
    const first = await refund(orderId, { lines });
    expect(first.amount).toBe(25.62);
    const tooFine = await admin.post<Json>(
      `/admin/orders/${orderId}/refunds`,
      { amount: 1.005, reason: 'torn' },
      { expect: 400 },
    );
    expect(tooFine.body.errors[0].field).toBe('amount');
    await refund(orderId, {});
    const back = await eventually(
      () => orderOf(ann, orderId),
      (one) => one.amountRefunded === total,
    );
    expect(back.paymentStatus).toBe('refunded');
  });

  it('is charged in whole yen, of which part goes back, and a deposit of cash is whole', async () => {
    const orderId = await paidByCard({ ...inYen(2), amount: 8_382 });
    const some = await refund(orderId, { amount: 1_000 });
    expect(some.amount).toBe(1_000);
    const half = await admin.post<Json>(
      `/admin/orders/${orderId}/refunds`,
      { amount: 0.5, reason: 'torn' },
      { expect: 400 },
    );
    expect(half.body.errors[0].message).toContain('no decimals');
    const left = await refund(orderId, {});
    expect(await orderOf(ann, orderId)).toMatchObject({ currency: 'JPY', totalAmount: 8_382 });
    expect([some, left].map(({ amount }) => amount)).toEqual([1_000, 7_382]);
    const cash = await ann.post<Json>('/payments/cash', { ...inYen(2), amount: 3_353 }, { expect: 200 });
    const { payments } = await orderOf(ann, cash.body.data.orderId);
    expect(payments.map(({ amount }: Json) => amount).sort()).toEqual([3_353, 5_029]);
  });

  it('is replayed to the same cents whatever the rate is now, and a new rate is told before it is charged', async () => {
    const { total } = await quote(inEuro());
    const orderId = await paidByCard({ ...inEuro(), amount: total });
    await choose([{ ...EURO, rate: 0.95 }, YEN, DINAR]);
    await until({ ...wanted(basket), currency: 'EUR' }, 31.77);
    const stale = await ann.post<Json>(
      '/payments/create-checkout-session',
      { ...inEuro(), amount: total },
      { expect: 409 },
    );
    expect(stale.body).toMatchObject({ code: 'price_changed', data: { currency: 'EUR', total: 31.77 } });
    const replayed = (await admin.post<Json>('/admin/receipts/replay', {}, { expect: 200 })).body;
    expect(replayed).toMatchObject({ equal: true });
    const receipt = (await ann.get<Json>(`/orders/${orderId}/receipt`, { expect: 200 })).body.data;
    expect(receipt).toMatchObject({ currency: 'EUR', exchange: { rate: 0.9137 }, total });
  });

  it('counts in reports at its own rate, and in the tax report in its own currency', async () => {
    const { body: report } = await admin.get<Json>('/admin/tax-report', { expect: 200 });
    expect(new Set(report.rows.map(({ currency }: Json) => currency))).toEqual(new Set(['EUR', 'JPY']));
    const { body: customers } = await admin.get<Json>('/admin/customers', { expect: 200 });
    const one = customers.find(({ spent }: Json) => spent > 0);
    const { body: stats } = await admin.get<Json>('/admin/stats', { expect: 200 });
    expect(stats).toMatchObject({ currency: 'USD', total: one.spent });
    const { body: dear } = await admin.get<Json[]>('/admin/orders?filter={"totalAmount_gte":60}', {
      expect: 200,
    });
    expect(dear.map(({ currency }) => currency)).toEqual(['EUR']);
  });

  it('is changed by its own rate once the shop takes that currency no more, which nobody else gets', async () => {
    await choose([EURO, YEN]);
    const { total: whole } = await eventually(
      () => quote(inEuro(2)),
      (data) => data.lines[0].price === 23.29,
    );
    const orderId = await paidByCard({ ...inEuro(2), amount: whole });
    await choose([YEN]);
    await eventually(
      async () => (await ann.post<Json>('/payments/quote', inEuro())).body.code,
      (code) => code === 'currency_unavailable',
    );
    const pieces = [{ variantId: basket.variantId, quantity: 1 }];
    const change = { leaving: pieces, items: pieces, method: 'card' };
    const edit = async (what: string) =>
      (await admin.post<Json>(`/admin/orders/${orderId}/${what}`, change, { expect: 200 })).body;
    const { total, worth } = await edit('edit-preview');
    expect(total).toBe(worth);
    const { newOrderId, state } = await edit('edits');
    expect(state).toBe('done');
    const made = (await admin.get<Json>(`/admin/orders/${newOrderId}`, { expect: 200 })).body;
    expect(made).toMatchObject({ currency: 'EUR', totalAmount: total });
    expect((await admin.post<Json>('/admin/receipts/replay', {}, { expect: 200 })).body.equal).toBe(true);
  });
});
