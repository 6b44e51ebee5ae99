import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const address = {
  ...{ firstName: 'Aline', lastName: 'Uwase', street: 'KG 7 Ave', city: 'Kigali', country: 'Rwanda' },
};
const until = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const rates = (percent: number) => [{ category: 'standard', name: 'VAT', percent, from: '2020-01-01' }];
const parcel = (price: number) => [
  { name: 'Parcel', kind: 'flat', price, freeFrom: null, daysFrom: 1, daysTo: 2 },
];
const euro = (rate: number) => [{ code: 'EUR', rate, roundTo: 0.01, isPayable: true }];
const engraving = { name: 'Engraving', price: 12.5, taxCategory: 'standard', isShipped: false, quantity: 2 };

let admin: Client;
let jacket: Goods;
let scarf: Goods;
let zone: string;
let taxed: string;
let spring: string;

const choose = (displayCurrencies: object[]) =>
  admin.put('/admin/settings/shop', { displayCurrencies }, { expect: 200 });

/** All that prices come from. */
async function ask(high: boolean): Promise<void> {
  const by = high ? 2 : 1;
  await shop.sql('update product set price_cents = $2, max_price_cents = $2 where id = $1', [
    jacket.productId,
    2_549 * by,
  ]);
  await shop.sql('update variant set price_cents = $2 where id = $1', [jacket.variantId, 2_549 * by]);
  await admin.put(`/admin/shipping-zones/${zone}`, { methods: parcel(4.9 * by) }, { expect: 200 });
  await admin.put(`/admin/tax-zones/${taxed}`, { rates: rates(10 * by) }, { expect: 200 });
  await admin.put(`/admin/discounts/${spring}`, { values: { percent: high ? 3 : 10 } }, { expect: 200 });
  await choose(euro(high ? 1.2 : 0.9137));
}

async function sent(more: object) {
  const terms = { contact: { email: 'aline@example.com', phone: '' }, shippingAddress: address, ...more };
  const { id } = (await admin.post<Json>('/admin/draft-orders', terms, { expect: 201 })).body;
  const { body } = await admin.post<Json>(
    `/admin/draft-orders/${id}/quote`,
    { until: until() },
    { expect: 200 },
  );
  return { id: String(id), token: String(body.link).split('#')[1], total: body.draft.quote.total };
}
const answer = (id: string, what: string, body: object) =>
  shop.client.post<Json>(`/quotes/${id}/${what}`, body);
const agreedIn = async (id: string) =>
  (
    await shop.sql<Json>(`select quote->'agreed'->'receipt' as receipt from draft_order where id = $1`, [id])
  )[0]?.receipt;
const placedAs = async (orderId: string) =>
  (await shop.sql<Json>('select receipt, total_cents, delivery from orders where id = $1', [orderId]))[0];

beforeAll(async () => {
  admin = await shop.admin();
  jacket = await goods(shop, { stock: 50 });
  scarf = await goods(shop, { cents: 1_333, stock: 50, name: 'Scarf' });
  zone = (await admin.get<Json>('/admin/shipping-zones', { expect: 200 })).body[0].id;
  const terms = { shippingTax: 'main', rounding: 'order', reverseCharge: false, pricesIncludeTax: false };
  const all = { ...terms, name: 'VAT', areas: [{ country: '*' }], rates: rates(10) };
  taxed = (await admin.post<Json>('/admin/tax-zones', all, { expect: 201 })).body.id;
  const discount = { name: 'Spring', kind: 'percent', values: { percent: 10 } };
  spring = (await admin.post<Json>('/admin/discounts', discount, { expect: 201 })).body.id;
  await admin.post('/admin/coupons', { code: 'FIVE', kind: 'amount', amount: 5 }, { expect: 201 });
  await ask(false);
});

const lines = () => [
  { variantId: jacket.variantId, quantity: 2 },
  { variantId: scarf.variantId, quantity: 3 },
];

describe('what was quoted', () => {
  it.each([
    ['in the shop’s currency', {}, 'card'],
    ['with a coupon and lines of one’s own', { couponCode: 'FIVE', ownLines: [engraving] }, 'bank'],
    ['in another currency', { currency: 'EUR', ownLines: [engraving] }, 'card'],
  ])(
    'holds to the cent though prices, rates, discounts, taxes and delivery change: %s',
    async (_, more, method) => {
      await ask(false);
      const quote = await sent({ lines: lines(), ...more });
      const before = await agreedIn(quote.id);
      await ask(true);
      const { price, total } = (await answer(quote.id, 'open', { token: quote.token })).body.data;
      expect([total, price.total]).toEqual([quote.total, quote.total]);
      const ways: string[] = price.paymentMethods;
      const way = ways.includes(method) ? method : (ways[0] ?? '');
      const accepted = await answer(quote.id, 'accept', { token: quote.token, method: way });
      expect([accepted.status, accepted.body.code]).toEqual([200, undefined]);
      const { orderId } = accepted.body.data;
      const order = await placedAs(orderId);
      expect(order?.receipt).toEqual(before);
      const seen = (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body;
      expect([seen.totalAmount, seen.subtotal, seen.shipping]).toEqual([
        price.total,
        price.subtotal,
        price.shipping,
      ]);
      await mustBeSound(shop);
      const replayed = await admin.post<Json>(
        '/admin/receipts/replay',
        { orderIds: [orderId] },
        { expect: 200 },
      );
      expect(replayed.body).toMatchObject({ equal: true });
    },
  );

  it('is what the staff places it at, too, and today’s price once it is over', async () => {
    await ask(false);
    const [held, over] = [await sent({ lines: lines() }), await sent({ lines: lines() })];
    await ask(true);
    const place = async ({ id }: { id: string }) =>
      (await admin.post<Json>(`/admin/draft-orders/${id}/place`, { method: 'cash' }, { expect: 200 })).body
        .orderId;
    const costs = async (orderId: string) =>
      (await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 })).body.totalAmount;
    expect(await costs(await place(held))).toBe(held.total);
    await shop.sql(`update draft_order set quote = quote || '{"until": "2020-01-01"}' where id = $1`, [
      over.id,
    ]);
    expect(await costs(await place(over))).not.toBe(over.total);
    await mustBeSound(shop);
  });

  it('is refused with a sentence where a discount or the coupon of it is used up or gone, and holds where it has changed', async () => {
    await ask(false);
    const made = async (terms: object) =>
      (
        await admin.post<Json>(
          '/admin/discounts',
          { name: 'Few', kind: 'percent', values: { percent: 5 }, priority: 9, ...terms },
          { expect: 201 },
        )
      ).body.id;
    const few = await made({ maxUses: 1 });
    const [first, second] = [await sent({ lines: lines() }), await sent({ lines: lines() })];
    const accept = ({ id, token }: { id: string; token: string | undefined }) =>
      answer(id, 'accept', { token, method: 'cash' });
    expect((await accept(first)).status).toBe(200);
    expect((await accept(second)).body.code).toBe('promised_discount_gone');
    await admin.put(`/admin/discounts/${few}`, { maxUses: null, values: { percent: 1 } }, { expect: 200 });
    const { body } = await accept(second);
    const order = await placedAs(body.data.orderId);
    expect(order?.receipt.total).toBe(Math.round(second.total * 100));
    const gone = await made({ name: 'Gone' });
    const third = await sent({ lines: lines() });
    await admin.delete(`/admin/discounts/${gone}`, undefined, { expect: 200 });
    expect((await accept(third)).body.code).toBe('promised_discount_gone');
    const spare = { code: 'SPARE', kind: 'amount', amount: 5 };
    const coupon = (await admin.post<Json>('/admin/coupons', spare, { expect: 201 })).body;
    const fourth = await sent({ lines: lines(), couponCode: 'SPARE' });
    await admin.delete(`/admin/coupons/${coupon.id}`, undefined, { expect: 200 });
    expect((await accept(fourth)).body.code).toBe('promised_discount_gone');
    await mustBeSound(shop);
  });
});
