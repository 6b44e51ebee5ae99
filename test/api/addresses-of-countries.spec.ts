import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, orderOf, wanted, type Goods } from '../support/money.js';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const rates = [{ category: 'standard', name: 'VAT', percent: 10, from: '2020-01-01' }];
const how = { shippingTax: 'main', rounding: 'order', reverseCharge: false, pricesIncludeTax: false };

let shopper: Client;
let basket: Goods;

beforeAll(async () => {
  const admin = await shop.admin();
  const taxed = (name: string, area: object) =>
    admin.post('/admin/tax-zones', { ...how, name, areas: [area], rates }, { expect: 201 });
  await taxed('Los Angeles', { country: 'US', postcodes: ['90000-90999'] });
  await taxed('Maharashtra', { country: 'IN', region: 'Maharashtra' });
  await taxed('Sylt', { country: 'DE', postcodes: ['25849-25999'] });
  await taxed('Funchal', { country: 'PT', postcodes: ['9000-9499'] });
  await taxed('Hong Kong', { country: 'HK' });
  basket = await goods(shop, { cents: 10_000, stock: 1_000 });
  shopper = await shop.shopper();
});

const quote = (place: object) =>
  shopper.post<Json>('/payments/quote', { ...wanted(basket, 1, 100), shippingAddress: place });

describe('the tax of a place, however it is written', () => {
  it.each([
    ['US', 'CA', '90210', 10],
    ['US', 'CA', '90210-1234', 10],
    ['US', 'California', '902101234', 10],
    ['USA', 'US-CA', '90210 1234', 10],
    ['United States', 'CA', '９０２１０', 10],
    ['US', 'CA', '٩٠٢١٠', 10],
    ['US', 'CA', '94105', 0],
    ['IN', 'MH', '400001', 10],
    ['India', 'IN-MH', '400001', 10],
    ['India', 'maharashtra', '400001', 10],
    ['India', 'Goa', '403001', 0],
    ['DE', '', 'D-25980', 10],
    ['DE', '', 'DE-25980', 10],
    ['Germany', '', '25980', 10],
    ['Germany', '', '10115', 0],
    ['PT', '', '9000-017', 10],
    ['PT', '', '1000-017', 0],
    ['Hong Kong', '', '', 10],
    ['Hong Kong SAR China', '', '', 10],
    ['HKG', '', '', 10],
    ['Macao', '', '', 0],
    ['Turkey', '', '34000', 0],
  ])('%s, %j, %j: %d', async (country, state, zipCode, tax) => {
    const answer = await quote({ country, state, zipCode });
    expect([answer.status, answer.body.data?.tax]).toEqual([200, tax]);
  });

  it.each([
    ['US', 'CA', '9¹00', 'zipCode'],
    ['US', 'NV', '90001', 'zipCode'],
    ['US', 'CA', '', 'zipCode'],
    ['IN', 'Mordor', '400001', 'state'],
    ['IN', '', '400001', 'state'],
    ['DE', '', '2598O', 'zipCode'],
    ['ZZ', '', '', 'country'],
    ['EU', '', '', 'country'],
    ['UN', '', '', 'country'],
    ['XA', '', '', 'country'],
    ['Atlantis', '', '', 'country'],
  ])('%s, %j, %j is refused at %s, never free of tax', async (country, state, zipCode, field) => {
    const { status, body } = await quote({ country, state, zipCode });
    expect([status, body.errors?.map((one: Json) => one.field)]).toEqual([400, [`shippingAddress.${field}`]]);
  });
});

describe('an order to an address as people there write it', () => {
  const contact = { email: 'noura@example.com', phone: '+256 772 123 456' };
  const goodsToBuy = () => ({ ...wanted(basket, 1, 100), amount: 40, contact });
  const buy = (shippingAddress: object, by: Client) =>
    by.post<Json>('/payments/cash', { ...goodsToBuy(), shippingAddress });

  it.each([
    ['GB', { city: 'Leeds', zipCode: 'ls14dy' }, ['Leeds', 'LS1 4DY', 'United Kingdom']],
    ['Uganda', { city: 'Kampala' }, ['Kampala', 'Uganda']],
    ['RW', { city: 'Kigali', state: 'Gasabo' }, ['Kigali', 'Gasabo', 'Rwanda']],
    ['SG', { zipCode: '546080' }, ['546080', 'Singapore']],
    ['AE', { state: 'Dubai' }, ['Dubai', 'United Arab Emirates']],
    ['Côte d’Ivoire', { city: 'Abidjan' }, ['Abidjan', "Côte d'Ivoire"]],
    ['FR', { city: 'Lyon', zipCode: '69002', state: 'Rhône' }, ['69002 Lyon', 'France']],
  ])('%s %j is placed', async (country, parts, lines) => {
    const buyer = await shop.shopper();
    const to = { firstName: 'Noura', lastName: '', street: '1 Road', ...parts, country };
    const placed = await buy(to, buyer);
    expect([placed.status, placed.body.message, placed.body.data]).toEqual([
      200,
      expect.any(String),
      expect.anything(),
    ]);
    const order = await orderOf(buyer, placed.body.data.orderId);
    expect(order['addressLines']).toEqual(['1 Road', ...lines]);
  });

  it.each([
    ['US', { city: 'Austin', zipCode: '78701' }, 'state', 'State is required'],
    ['US', { city: 'Austin', state: 'TX' }, 'zipCode', 'ZIP code is required'],
    ['FR', { city: 'Lyon' }, 'zipCode', 'Postcode is required'],
    ['JP', { city: 'Chiyoda', state: 'Tokyo' }, 'zipCode', 'Postal code is required'],
    ['UG', {}, 'city', 'City is required'],
  ])('%s %j lacks its %s', async (country, parts, field, message) => {
    const { status, body } = await buy({ firstName: 'Noura', street: '1 Road', ...parts, country }, shopper);
    expect([status, body.errors]).toEqual([400, [{ field: `shippingAddress.${field}`, message }]]);
  });

  it('prints the town as its country does', async () => {
    const to = { firstName: 'Noura', street: 'Allee 1', city: 'Berlin', state: 'Berlin', zipCode: 'D-10115' };
    const placed = await buy({ ...to, country: 'DE' }, shopper);
    const { orderId } = placed.body.data;
    const admin = await shop.admin();
    for (const step of ['record-deposit', 'ship', 'record-balance'])
      await admin.post(`/admin/orders/${orderId}/${step}`, { carrier: 'Post', trackingNumber: '1' });
    const file = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`);
    const text = await pdfText(Buffer.from(await file.arrayBuffer()));
    expect(text).toContain('10115 Berlin');
    expect(text).not.toContain('Berlin, Berlin');
  });
});

describe('a saved address', () => {
  const home = { firstName: 'Noura', street: '1 Road' };

  it('is kept as its country writes it, and must be whole after each change', async () => {
    const own = await shop.shopper();
    const made = await own.post<Json>(
      '/users/me/addresses',
      { ...home, city: 'Berlin', zipCode: 'D-10115', country: 'deu' },
      { expect: 201 },
    );
    expect(made.body.data).toMatchObject({
      ...{ lastName: '', state: '', zipCode: '10115', country: 'Germany', countryCode: 'DE' },
      lines: ['1 Road', '10115 Berlin', 'Germany'],
    });
    const path = `/users/me/addresses/${made.body.data._id}`;
    const moved = await own.patch<Json>(path, { country: 'US' });
    expect([moved.status, moved.body.errors.map((one: Json) => one.field)]).toEqual([400, ['state']]);
    await own.patch(path, { country: 'UG', city: 'Kampala', zipCode: '' }, { expect: 200 });
    const wrong = await own.post<Json>('/users/me/addresses', { ...home, city: 'Bree', country: 'Atlantis' });
    expect([wrong.status, wrong.body.errors.map((one: Json) => one.field)]).toEqual([400, ['country']]);
  });
});

describe('the list of countries', () => {
  it('tells forms what an address needs, and what the zones need besides', async () => {
    const { data } = (await shop.client.get<Json>('/countries', { expect: 200 })).body;
    expect(data).toHaveLength(250);
    const of = (code: string) => data.find((one: Json) => one.code === code);
    expect(of('UG')).toMatchObject({ name: 'Uganda', postcode: null });
    expect(of('US').fields.at(-1)).toEqual({ name: 'zipCode', label: 'ZIP code', need: 'must' });
    expect(of('IN').fields.find((one: Json) => one.name === 'state').need).toBe('must');
    expect(of('DE').fields.map((one: Json) => one.name)).toEqual(['street', 'zipCode', 'city']);
    expect(new RegExp(of('GB').postcode.pattern).test('sw1a 1aa')).toBe(true);
  });

  it('is the list of zones, too: what can match nothing is refused', async () => {
    const admin = await shop.admin();
    const faults = async (area: object) =>
      (
        await admin.post<Json>(
          '/admin/tax-zones',
          { ...how, name: 'Wrong', areas: [area], rates },
          { expect: 400 },
        )
      ).body.errors;
    expect(await faults({ country: 'ZZ' })).toMatchObject([{ field: 'areas.0.country' }]);
    expect(await faults({ country: 'UG', postcodes: ['1*'] })).toMatchObject([
      { field: 'areas.0.postcodes', message: 'Uganda has no postcodes' },
    ]);
    expect(await faults({ country: 'GB', postcodes: ['SW1A1*'] })).toMatchObject([
      { field: 'areas.0.postcodes' },
    ]);
    expect(await faults({ country: 'DE', region: 'Mordor' })).toMatchObject([{ field: 'areas.0.region' }]);
  });
});
