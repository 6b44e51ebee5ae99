import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const taxes = async (query: string) =>
  (await shop.client.get<Json>(`/taxes?${query}`, { expect: 200 })).body.data;
const errorsOf = ({ body }: { body: Json }) => (body.errors as Json[]).map(({ field }) => field as string);

const rate = { category: 'standard', name: 'VAT', percent: 19, from: '2020-01-01' };
const germany = {
  name: 'Germany',
  areas: [{ country: 'DE' }],
  pricesIncludeTax: true,
  shippingTax: 'main',
  rounding: 'order',
  reverseCharge: true,
  rates: [rate],
};

describe('taxes', () => {
  it('are none before anybody has decided anything', async () => {
    expect(await taxes('country=Germany&amount=20')).toEqual({ rates: [], due: 0 });
  });

  it('are inside of prices or come on top, as the zone of the place says', async () => {
    const { id } = (await admin.post<Json>('/admin/tax-zones', germany, { expect: 201 })).body;
    const inside = { name: 'VAT', percent: 19, net: 16.81, tax: 3.19, gross: 20 };
    expect(await taxes('country=DE&amount=20')).toEqual({ rates: [inside], due: 0 });
    await admin.put(`/admin/tax-zones/${id}`, { pricesIncludeTax: false }, { expect: 200 });
    const renamed = await admin.patch<Json>(`/admin/tax-zones/${id}`, { name: 'Germany' }, { expect: 200 });
    expect(renamed.body).toMatchObject({ name: 'Germany', pricesIncludeTax: false });
    const onTop = { name: 'VAT', percent: 19, net: 20, tax: 3.8, gross: 23.8 };
    expect(await taxes('country=DE&amount=20')).toEqual({ rates: [onTop], due: 3.8 });
    expect(await taxes('country=RW&amount=20')).toEqual({ rates: [], due: 0 });
    const kept = (await admin.get<Json>(`/admin/tax-zones/${id}`, { expect: 200 })).body;
    const areas = [{ country: 'DE', region: null, postcodes: [] }];
    expect(kept).toEqual({
      ...germany,
      ...{ id, version: 2, importLimit: null },
      areas,
      pricesIncludeTax: false,
      rates: [{ ...rate, until: null }],
    });
    await admin.delete(`/admin/tax-zones/${id}`, undefined, { expect: 200 });
    expect(await taxes('country=DE&amount=20')).toEqual({ rates: [], due: 0 });
  });

  it('name the field of what is wrong', async () => {
    const wrong = async (change: object) =>
      errorsOf(await admin.post('/admin/tax-zones', { ...germany, ...change }, { expect: 400 }));
    expect(await wrong({ rates: [rate, rate] })).toEqual(['rates.1.from']);
    expect(await wrong({ rates: [{ ...rate, percent: 0.0001 }] })).toEqual(['rates.0.percent']);
    expect(await wrong({ rates: [{ ...rate, from: '2026-02-30' }] })).toEqual(['rates.0.from']);
    expect(await wrong({ areas: [{ country: 'XX' }] })).toEqual(['areas.0.country']);
    const nowhere = await shop.client.get<Json>('/taxes?country=Atlantis&amount=1', { expect: 400 });
    expect(errorsOf(nowhere)).toEqual(['country']);
  });

  it('begin with rates that are ready, each of which makes a zone as it is', async () => {
    const ready = (await admin.get<Json[]>('/admin/ready-tax-rates', { expect: 200 })).body;
    const [rwanda] = ready;
    expect(rwanda).toMatchObject({ country: 'RW', rates: [{ percent: 18 }, { percent: 0 }] });
    const { country, rates, pricesIncludeTax, reverseCharge } = rwanda ?? {};
    const zone = { ...germany, name: 'Rwanda', areas: [{ country }], rates, pricesIncludeTax, reverseCharge };
    const { id } = (await admin.post<Json>('/admin/tax-zones', zone, { expect: 201 })).body;
    expect((await taxes('country=RW&amount=118')).rates).toMatchObject([{ net: 100, tax: 18, gross: 118 }]);
    await admin.delete(`/admin/tax-zones/${id}`, undefined, { expect: 200 });
  });
});
