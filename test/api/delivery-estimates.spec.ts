import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { useOwnShop } from '../support/use-shop.js';

/** 12 estimates in ten minutes. */
const LIMIT = 12;
const shop = useOwnShop({ env: { RATE_LIMIT_FACTOR: '0.1' } });

const ask = (postcode: string, address: string) =>
  shop.client.get<Json>(`/shipping/methods?country=KE&grams=500&postcode=${postcode}`, {
    headers: { 'x-forwarded-for': address },
  });
const asked = async () => (await shop.sql(`select 1 from sandbox.object where kind = 'shipment'`)).length;

beforeAll(async () => {
  const method = { name: 'Courier', kind: 'carrier', price: 19, daysFrom: 2, daysTo: 3 };
  const zone = { name: 'Kenya', areas: [{ country: 'KE' }], methods: [method] };
  await (await shop.admin()).post('/admin/shipping-zones', zone, { expect: 201 });
});
beforeEach(() => shop.sql('delete from rate_limit'));

describe('estimates that anybody may ask for', () => {
  it('reach the carrier once for a parcel, however often they are asked', async () => {
    const before = await asked();
    const prices = [];
    for (const postcode of ['00100', '00100', '%2000100%20', '00100'])
      prices.push((await ask(postcode, '198.51.100.1')).body.data[0].price);
    expect(new Set(prices)).toEqual(new Set([expect.any(Number)]));
    expect(prices[0]).not.toBe(19);
    expect(await asked()).toBe(before + 1);
  });

  it('have a budget for each address: beyond it neither the shop nor the carrier is asked', async () => {
    const before = await asked();
    const answers = [];
    for (let index = 0; index < LIMIT + 3; index += 1)
      answers.push(await ask(String(20_100 + index), '198.51.100.2'));
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(LIMIT).fill(200),
      ...[429, 429, 429],
    ]);
    const last = answers.at(-1);
    expect(last?.body.code).toBe('too_many_requests');
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await asked()).toBe(before + LIMIT);
    expect((await ask('20100', '198.51.100.3')).status).toBe(200);
    expect(await asked()).toBe(before + LIMIT);
  });
});
