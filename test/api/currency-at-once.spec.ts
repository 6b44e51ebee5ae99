import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, wanted } from '../support/money.js';
import { makeProduct, PLAIN } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({ processes: 2 });
const HEAD = 'sku,name,price,stock,description,category\r\n';

/** The administrator at the process that changes the currency, and at the one that has not heard of it. */
let here: Client;
let there: Client;
beforeAll(async () => {
  here = await shop.admin();
  const other = shop.apis[1];
  if (!other) throw new Error('the shop has two processes');
  there = other.client.as(here.token);
});
beforeEach(async () => {
  for (const table of ['product', 'product_import', 'coupon', 'discount'])
    await shop.sql(`truncate ${table} cascade`);
  await shop.sql('delete from shipping_zone where name <> $1', ['Everywhere']);
  await here.put('/admin/settings/shop', { currency: 'USD' }, { expect: 200 });
});

const WHERE = { 'the process that was told': () => here, 'another process': () => there };
const change = (currency: string) => here.put('/admin/settings/shop', { currency }, { expect: 200 });
const price = 8_500;
/** Somebody at that process. */
const at = (who: Client, somebody: Client) => who.as(somebody.token);
const method = { name: 'Moto', kind: 'flat', price: 1_500, freeFrom: 20_000, daysFrom: 0, daysTo: 1 };
const zone = { name: 'Kigali', areas: [{ country: 'RW' }], methods: [method] };

async function settled(who: Client, id: string): Promise<void> {
  for (;;) {
    const { body } = await who.get<Json>(`/admin/products/imports/${id}`, { expect: 200 });
    if (body.status === 'done') return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.each(Object.entries(WHERE))(
  'an amount that %s writes right after a change of currency',
  (_, who) => {
    it('is the price of a product, in both directions', async () => {
      await change('RWF');
      const { id } = await makeProduct(who(), { price });
      expect(await shop.sql('select price_cents as cents from variant')).toEqual([{ cents: String(price) }]);
      for (const one of [here, there])
        expect((await one.get<Json>(`/admin/products/${id}`, { expect: 200 })).body.price).toBe(price);
      await shop.sql('truncate product cascade');
      await change('USD');
      await makeProduct(who(), { price: 25.5 });
      expect(await shop.sql('select price_cents as cents from variant')).toEqual([{ cents: '2550' }]);
    });

    it('is a price of the public call for products', async () => {
      await change('RWF');
      await who().post('/products', { ...PLAIN, price }, { expect: 201 });
      expect(await shop.sql('select price_cents as cents from variant')).toEqual([{ cents: String(price) }]);
    });

    it('is the price of delivery', async () => {
      await change('RWF');
      const made = (await who().post<Json>('/admin/shipping-zones', zone, { expect: 201 })).body;
      expect(made.methods[0]).toMatchObject({ price: 1_500, freeFrom: 20_000 });
      const [row] = await shop.sql<{ methods: Json[] }>(
        `select methods from shipping_zone where name = 'Kigali'`,
      );
      expect(row?.methods[0]).toMatchObject({ price: 1_500, freeFrom: 20_000 });
    });

    it('is the worth of a coupon', async () => {
      await change('RWF');
      const coupon = { code: 'TEN', kind: 'amount', amount: 1_000, minTotal: 5_000 };
      await who().post('/admin/coupons', coupon, { expect: 201 });
      expect(
        await shop.sql('select amount_cents::int as amount, min_total_cents::int as least from coupon'),
      ).toEqual([{ amount: 1_000, least: 5_000 }]);
    });

    it('is a price out of a file', async () => {
      await change('RWF');
      const file = `${HEAD}A-1,Mug,8500,5,A mug.,mugs`;
      const csv = { headers: { 'content-type': 'text/csv' }, expect: 201 };
      const { id } = (await who().post<Json>('/admin/products/imports', file, csv)).body;
      await who().post(`/admin/products/imports/${id}/run`, undefined, { expect: 202 });
      await settled(who(), id);
      expect(await shop.sql('select price_cents as cents from variant')).toEqual([{ cents: String(price) }]);
    });

    it('is refused with decimals that the new currency lacks', async () => {
      await change('RWF');
      const refused = await who().post<Json>('/admin/products', { ...PLAIN, price: 12.5 }, { expect: 400 });
      expect(refused.body.errors).toMatchObject([{ field: 'price' }]);
    });

    it('is quoted to a shopper as it was written', async () => {
      await change('RWF');
      await who().post('/admin/shipping-zones', zone, { expect: 201 });
      const basket = await goods(shop, { cents: 3_000 });
      const shopper = await shop.shopper();
      const address = { country: 'Rwanda' };
      const body = { ...wanted(basket, 1, 3_000), shippingAddress: address };
      const asked = new (shopper.constructor as new (origin: string, token?: string) => Client)(
        who().origin,
        shopper.token,
      );
      const quote = (await asked.post<Json>('/payments/quote', body, { expect: 200 })).body;
      expect(quote.data).toMatchObject({ currency: 'RWF', total: 4_500 });
    });
  },
);

describe('a change of currency', () => {
  it('is refused once delivery or a coupon has amounts with other decimals', async () => {
    await here.post('/admin/shipping-zones', zone, { expect: 201 });
    const refused = await here.put<Json>('/admin/settings/shop', { currency: 'RWF' }, { expect: 409 });
    expect(refused.body).toMatchObject({ code: 'currency_stands' });
    await here.put('/admin/settings/shop', { currency: 'EUR' }, { expect: 200 });
    await shop.sql('delete from shipping_zone where name <> $1', ['Everywhere']);
    await here.post('/admin/coupons', { code: 'FIVE', kind: 'amount', amount: 5 }, { expect: 201 });
    await here.put('/admin/settings/shop', { currency: 'RWF' }, { expect: 409 });
    await shop.sql('truncate coupon cascade');
    await here.put('/admin/settings/shop', { currency: 'RWF' }, { expect: 200 });
  });

  it('is one for discounts that both processes have given before', async () => {
    const [basket, shopper] = [await goods(shop, { cents: 3_000 }), await shop.shopper()];
    const terms = { name: 'Spring', kind: 'amount', values: { amount: 5 }, minTotal: 20 };
    await here.post('/admin/discounts', terms, { expect: 201 });
    for (const currency of ['USD', 'EUR']) {
      await change(currency);
      for (const who of [here, there]) {
        const asked = await at(who, shopper).post<Json>('/payments/quote', wanted(basket, 1, 30));
        expect([asked.status, asked.body.data]).toMatchObject([200, { currency, discount: 5, total: 25 }]);
      }
    }
  });

  it('forgets the dry runs of files, which were read in the one before', async () => {
    const csv = { headers: { 'content-type': 'text/csv' }, expect: 201 };
    const { id } = (await here.post<Json>('/admin/products/imports', `${HEAD}A-1,Mug,25,5,A mug.,mugs`, csv))
      .body;
    await change('RWF');
    await here.post(`/admin/products/imports/${id}/run`, undefined, { expect: 404 });
  });

  it('waits for whoever writes amounts, and has later ones try again', async () => {
    const work = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) =>
        index === 4
          ? here.put<Json>('/admin/settings/shop', { currency: 'RWF' })
          : (index % 2 ? here : there).post<Json>('/admin/products', { ...PLAIN, price: 12 }),
      ),
    );
    const [{ currency } = { currency: '' }] = await shop.sql<{ currency: string }>(
      `select value->>'currency' as currency from setting`,
    );
    const prices = await shop.sql<{ cents: string }>('select distinct price_cents as cents from variant');
    expect(prices.filter(({ cents }) => cents !== (currency === 'RWF' ? '12' : '1200'))).toEqual([]);
    const codes = work.flatMap((one) =>
      one.status === 'fulfilled' ? [(one.value.body.code ?? '') as string] : ['lost'],
    );
    expect(codes.filter((code) => !['', 'currency_changed', 'currency_stands'].includes(code))).toEqual([]);
  });
});

describe('what decides', () => {
  it('knows at every process at once that bank transfers are taken, and that they are no longer', async () => {
    const basket = await goods(shop, { cents: 2_000 });
    const buy = async () => {
      const shopper = await shop.shopper();
      const answer = await at(there, shopper).post<Json>('/payments/bank', {
        ...wanted(basket, 1, 20),
        amount: 20,
      });
      return answer.status < 300 ? 'taken' : answer.body.message;
    };
    for (let round = 0; round < 3; round += 1) {
      await here.put('/admin/settings/shop', { bankDetails: 'IBAN 1' }, { expect: 200 });
      expect(await buy()).toBe('taken');
      await here.put('/admin/settings/shop', { bankDetails: '' }, { expect: 200 });
      expect(await buy()).toBe('Invalid payment method');
    }
  });
});
