import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const parcel = { name: 'Parcel', kind: 'flat', price: 4.95, daysFrom: 1, daysTo: 3 };

const promise = async (country: string) =>
  (await shop.client.get<Json>(`/shipping/promise?country=${country}`, { expect: 200 })).body.data;
const shopNow = async () => (await shop.client.get<Json>('/shop', { expect: 200 })).body.data;

/** The zone "Everywhere", free, comes with every shop. */
describe('what is promised of delivery', () => {
  beforeAll(async () => {
    expect(await shopNow()).toMatchObject({ deliveryByPlace: false, freeDelivery: { over: 0 } });
    const admin = await shop.admin();
    const zone = (name: string, country: string, methods: object[]) =>
      admin.post('/admin/shipping-zones', { name, areas: [{ country }], methods }, { expect: 201 });
    await zone('Germany', 'DE', [parcel]);
    await zone('Kenya', 'KE', [{ ...parcel, freeFrom: 50 }]);
    await admin.put('/admin/settings/shop', { country: 'DE' }, { expect: 200 });
  });

  it('is what holds in the shop’s own country until a place is known', async () => {
    expect(await shopNow()).toMatchObject({ country: 'DE', deliveryByPlace: true, freeDelivery: null });
  });

  it('is what holds where it goes, by code, old or other name', async () => {
    expect(await promise('DE')).toMatchObject({ country: 'DE', isServed: true, freeDelivery: null });
    expect(await promise('KE')).toMatchObject({ freeDelivery: { over: 50, method: null } });
    for (const name of ['RW', 'Rwanda', 'Turkey', 'Hong%20Kong'])
      expect(await promise(name)).toMatchObject({ isServed: true, freeDelivery: { over: 0 } });
    expect((await promise('Kenya')).arrives).toEqual({
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      to: expect.any(String),
    });
  });

  it('is of no country that there is not', async () => {
    for (const country of ['Atlantis', 'ZZ', '%20', ''])
      expect((await shop.client.get(`/shipping/promise?country=${country}`)).status).toBe(400);
    expect((await shop.client.get('/shipping/promise')).status).toBe(400);
  });

  it('is none where nothing is sent', async () => {
    const admin = await shop.admin();
    const zones = (await admin.get<Json[]>('/admin/shipping-zones', { expect: 200 })).body;
    const everywhere = zones.find(({ areas }) => areas.some(({ country }: Json) => country === '*'));
    await admin.delete(`/admin/shipping-zones/${everywhere?.['id']}`);
    expect(await promise('FR')).toMatchObject({ isServed: false, freeDelivery: null, arrives: null });
    const areas = [{ country: 'CA', region: 'Quebec' }];
    await admin.post('/admin/shipping-zones', { name: 'Quebec', areas, methods: [parcel] }, { expect: 201 });
    expect(await promise('CA')).toMatchObject({ isServed: true, freeDelivery: null, arrives: null });
  });
});
