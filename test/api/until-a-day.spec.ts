import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

describe('what holds until a day', () => {
  const shop = useShop();

  it('holds to the end of that day, for coupons as for the offer of the shop', async () => {
    const admin = await shop.admin();
    const coupon = {
      code: 'LASTDAY',
      kind: 'percent',
      percent: 10,
      startsAt: '2030-12-07',
      endsAt: '2030-12-07',
    };
    const { body } = await admin.post('/admin/coupons', coupon, { expect: 201 });
    expect([body.startsAt, body.endsAt]).toEqual(['2030-12-07T00:00:00.000Z', '2030-12-07T23:59:59.999Z']);
    const today = new Date().toISOString().slice(0, 10);
    const patched = await admin.put(
      `/admin/coupons/${body.id}`,
      { startsAt: null, endsAt: today },
      { expect: 200 },
    );
    expect(patched.body.endsAt).toBe(`${today}T23:59:59.999Z`);
    const settings = await admin.put('/admin/settings/shop', { offerEndsAt: '2030-12-07' }, { expect: 200 });
    expect(settings.body.offerEndsAt).toBe('2030-12-07T23:59:59.999Z');
  });

  it('is found by a filter that names the day', async () => {
    const admin = await shop.admin();
    await admin.post('/admin/categories', { name: 'Of today' }, { expect: 201 });
    const today = new Date().toISOString().slice(0, 10);
    const among = async (filter: object): Promise<Json[]> =>
      (await admin.get('/admin/audit', { query: { filter: JSON.stringify(filter) }, expect: 200 })).body;
    expect(await among({ createdAt_gte: today, createdAt_lte: today })).not.toEqual([]);
    expect(await among({ createdAt_lte: `${today}T00:00:00Z` })).toEqual([]);
  });
});
