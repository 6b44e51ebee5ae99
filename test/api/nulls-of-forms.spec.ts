import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const country = { country: 'DE', region: null, postcodes: null };
const method = {
  ...{ name: 'Parcel', kind: 'flat', price: 4.95, daysFrom: 1, daysTo: 3 },
  ...{ steps: null, postcodes: null, service: null, pickup: null },
};
const rate = { category: 'standard', name: 'VAT', percent: 19, from: '2026-01-01', until: null };

const fieldsOf = ({ body }: { body: Json }) => (body.errors as Json[]).map(({ field }) => field as string);

describe('null for an optional list or text', () => {
  it('is a whole country in a zone of delivery, new and changed', async () => {
    const zone = { name: 'Germany', areas: [country], methods: [method] };
    const { body } = await admin.post<Json>('/admin/shipping-zones', zone, { expect: 201 });
    const everywhere = { country: 'DE', region: null, postcodes: [] };
    expect(body).toMatchObject({ areas: [everywhere], methods: [{ postcodes: [], steps: [], service: '' }] });
    const areas = [...(body.areas as Json[]), { ...country, country: 'AT' }];
    const changed = await admin.put<Json>(`/admin/shipping-zones/${body.id}`, { areas }, { expect: 200 });
    expect(changed.body.areas).toEqual([everywhere, { ...everywhere, country: 'AT' }]);
  });

  it('is no opening hours of a pickup point', async () => {
    const pickup = { ...method, kind: 'pickup', pickup: { address: '1 Allee, Berlin', hours: null } };
    const zone = { name: 'Berlin', areas: [{ ...country, postcodes: ['1*'] }], methods: [pickup] };
    const { body } = await admin.post<Json>('/admin/shipping-zones', zone, { expect: 201 });
    expect(body).toMatchObject({ methods: [{ pickup: { address: '1 Allee, Berlin', hours: '' } }] });
  });

  it('is a whole country in a zone of taxes', async () => {
    const terms = { pricesIncludeTax: true, reverseCharge: false, shippingTax: 'main', rounding: 'order' };
    const zone = { name: 'Germany', areas: [country], rates: [rate], ...terms };
    const { body } = await admin.post<Json>('/admin/tax-zones', zone, { expect: 201 });
    expect(body).toMatchObject({ areas: [{ country: 'DE', postcodes: [] }] });
  });

  it('is a whole country, every country and every currency in a rule of a way to pay', async () => {
    const rules = [
      { method: 'cash', isOn: false, areas: [country], currencies: [] },
      { method: 'card', isOn: true, areas: null, currencies: null },
    ];
    const { body } = await admin.put<Json>(
      '/admin/settings/shop',
      { paymentRules: [rules[0]], displayCurrencies: null, supportPhone: null },
      { expect: 200 },
    );
    expect(body).toMatchObject({ paymentRules: [{ areas: [{ country: 'DE', postcodes: [] }] }] });
    expect(body).toMatchObject({ supportPhone: '', displayCurrencies: [] });
    await admin.put('/admin/settings/shop', { paymentRules: [rules[1]] });
    await admin.put('/admin/settings/shop', { paymentRules: [] }, { expect: 200 });
  });

  it('leaves the settings as they are where it stands for a list', async () => {
    const kept = [{ method: 'cash', isOn: true, areas: [{ country: 'DE' }] }];
    await admin.put('/admin/settings/shop', { paymentRules: kept }, { expect: 200 });
    const { body } = await admin.put<Json>('/admin/settings/shop', { paymentRules: null }, { expect: 200 });
    expect(body.paymentRules).toHaveLength(1);
    await admin.put('/admin/settings/shop', { paymentRules: [] }, { expect: 200 });
  });

  it('is still no answer where something must be given', async () => {
    const answers = await Promise.all([
      admin.post<Json>('/admin/shipping-zones', { name: 'X', areas: null, methods: [] }, { expect: 400 }),
      admin.post<Json>(
        '/admin/shipping-zones',
        { name: 'X', areas: [country], methods: null },
        { expect: 400 },
      ),
      admin.post<Json>(
        '/admin/shipping-zones',
        { name: null, areas: [country], methods: [] },
        { expect: 400 },
      ),
      admin.put<Json>('/admin/settings/shop', { returnDays: null }, { expect: 400 }),
    ]);
    expect(answers.map(fieldsOf)).toEqual([['areas'], ['methods'], ['name'], ['returnDays']]);
  });
});
