import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const offers = async (query: string) =>
  (await shop.client.get<Json>(`/shipping/methods?${query}`, { expect: 200 })).body.data as Json[];
const errorsOf = ({ body }: { body: Json }) => (body.errors as Json[]).map(({ field }) => field as string);

const method = (more: object) => ({ daysFrom: 1, daysTo: 3, ...more });
const germany = {
  name: 'Germany',
  areas: [{ country: 'DE' }],
  methods: [
    method({ name: 'Parcel', kind: 'weight', freeFrom: 50, steps: [{ upTo: 2000, price: 4.9 }] }),
    method({ name: 'Truck', kind: 'price', steps: [{ upTo: null, price: 39 }] }),
    method({ name: 'Shop', kind: 'pickup', pickup: { address: '1 Allee, Berlin', hours: 'Mon–Fri 9–18' } }),
    method({ name: 'Bicycle', kind: 'local', price: 3, postcodes: ['10000-14199'] }),
  ],
};

describe('delivery', () => {
  it('is free and standard everywhere before anybody has decided anything', async () => {
    expect(await offers('country=Rwanda')).toMatchObject([
      { name: 'Standard delivery', kind: 'flat', price: 0, daysFrom: 3, daysTo: 5, pickup: null },
    ]);
  });

  it('costs what the zone of the place says, and nothing of another zone', async () => {
    const { id } = (await admin.post<Json>('/admin/shipping-zones', germany, { expect: 201 })).body;
    const prices = async (query: string) =>
      (await offers(`country=DE&${query}`)).map(({ name, price }) => [name, price]);
    expect(await prices('worth=49.99&grams=2000')).toEqual([
      ['Parcel', 4.9],
      ['Truck', 39],
      ['Shop', 0],
    ]);
    expect(await prices('worth=50&grams=2000&postcode=10115')).toEqual([
      ['Parcel', 0],
      ['Truck', 39],
      ['Shop', 0],
      ['Bicycle', 3],
    ]);
    expect((await prices('grams=2001')).map(([name]) => name)).toEqual(['Truck', 'Shop']);
    await admin.delete(`/admin/shipping-zones/${id}`, undefined, { expect: 200 });
    expect(await prices('')).toEqual([['Standard delivery', 0]]);
  });

  it('keeps the ids of its methods through a change of the zone, which nobody changes unseen', async () => {
    const made = (await admin.post<Json>('/admin/shipping-zones', germany, { expect: 201 })).body;
    const methods = made.methods.toReversed();
    const changed = await admin.put<Json>(`/admin/shipping-zones/${made.id}`, { methods }, { expect: 200 });
    expect(changed.body).toEqual({ ...made, methods, version: made.version + 1 });
    const late = { headers: { 'if-match': `"${made.version}"` } };
    const over = await admin.put<Json>(`/admin/shipping-zones/${made.id}`, { methods: [] }, late);
    expect([over.status, over.body.code]).toEqual([412, 'shipping_zone_changed']);
    await admin.delete(`/admin/shipping-zones/${made.id}`, undefined, { expect: 200 });
  });

  it('names the field of what is wrong', async () => {
    const wrong = async (change: object) =>
      errorsOf(await admin.post('/admin/shipping-zones', { ...germany, ...change }, { expect: 400 }));
    expect(await wrong({ areas: [] })).toEqual(['areas']);
    expect(await wrong({ areas: [{ country: 'XX' }] })).toEqual(['areas.0.country']);
    expect(await wrong({ methods: [method({ name: 'Parcel', kind: 'weight' })] })).toEqual([
      'methods.0.steps',
    ]);
    expect(await wrong({ methods: [method({ name: 'Parcel', kind: 'by ship' })] })).toEqual([
      'methods.0.kind',
    ]);
    const taken = await admin.post<Json>('/admin/shipping-zones', { ...germany, name: 'Everywhere' });
    expect([taken.status, taken.body.code]).toEqual([409, 'shipping_zone_name_taken']);
    const nowhere = await shop.client.get<Json>('/shipping/methods?country=Atlantis', { expect: 400 });
    expect(errorsOf(nowhere)).toEqual(['country']);
  });
});
