import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { goods, mustBeSound, wanted, type Goods } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let basket: Goods;

/** The shop takes its zones over as they are ready. */
beforeAll(async () => {
  const admin = await shop.admin();
  basket = await goods(shop, { cents: 10_000, stock: 100 });
  const { body } = await admin.get<Json[]>('/admin/ready-tax-rates', { expect: 200 });
  const wantedOnes = body.filter((one) => ['ES', 'IT', 'DE', 'FI', 'FR', 'PT'].includes(one['country']));
  for (const ready of wantedOnes)
    await admin.post(
      '/admin/tax-zones',
      {
        name: `${ready['country']} ${ready['place'] ?? ''}`,
        areas: [{ country: ready['country'], region: null, postcodes: ready['postcodes'] }],
        ...{ shippingTax: 'main', rounding: 'order', reverseCharge: false },
        pricesIncludeTax: ready['pricesIncludeTax'],
        rates: ready['rates'],
      },
      { expect: 201 },
    );
});

describe('goods to the edges of the European Union', () => {
  afterAll(() => mustBeSound(shop));

  // Directive 2006/112/EC, Articles 6, 7, 104 and 105
  it.each([
    ['Las Palmas', 'Spain', 'Las Palmas', '35001', []],
    ['Ceuta', 'Spain', 'Ceuta', '51001', []],
    ['Madrid', 'Spain', 'Madrid', '28001', [21]],
    ['Livigno', 'Italy', 'Sondrio', '23041', []],
    ['Büsingen', 'Germany', null, '78266', []],
    ['Heligoland', 'Germany', null, '27498', []],
    ['Mariehamn', 'Finland', null, 'FI-22100', []],
    ['Saint-Denis', 'France', null, '97400', []],
    ['Monaco', 'Monaco', null, '98000', [20]],
    ['Funchal', 'Portugal', null, '9000-017', [22]],
    ['Ponta Delgada', 'Portugal', null, '9500-150', [16]],
    ['Lisbon', 'Portugal', null, '1000-001', [23]],
  ])('%s is taxed as the law has it', async (city, country, state, zipCode, percents) => {
    const shopper = await shop.shopper();
    const place = { street: '1 Calle', city, country, zipCode, ...(state ? { state } : {}) };
    const body = { ...wanted(basket, 1, 100), shippingAddress: place };
    const { data } = (await shopper.post<Json>('/payments/quote', body, { expect: 200 })).body;
    expect(data.taxes.map(({ percent }: { percent: number }) => percent)).toEqual(percents);
  });

  it.each([
    ['Madrid', 'Spain', 'Madrid', '35001'],
    ['Milan', 'Italy', 'Milano', '23041'],
    ['Berlin', 'Germany', null, '7826'],
  ])('%s pays its tax, whatever postcode is given', async (city, country, state, zipCode) => {
    const shopper = await shop.shopper();
    const place = { street: '1 Calle', city, country, zipCode, ...(state ? { state } : {}) };
    const body = { ...wanted(basket, 1, 100), amount: 100, shippingAddress: place };
    for (const path of ['/payments/quote', '/payments/cash']) {
      const refused = await shopper.post<Json>(path, body, { expect: 400 });
      expect(refused.body).toMatchObject({
        code: 'postcode_needed',
        errors: [{ field: 'shippingAddress.zipCode' }],
      });
    }
  });

  it('is estimated by the country alone', async () => {
    const shopper = await shop.shopper();
    const body = { ...wanted(basket, 1, 100), shippingAddress: { country: 'ES' } };
    const { data } = (await shopper.post<Json>('/payments/quote', body, { expect: 200 })).body;
    expect(data.taxes).toMatchObject([{ percent: 21 }]);
  });
});
