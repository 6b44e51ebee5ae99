import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

describe('the list of discounts and coupons', () => {
  const shop = useShop();
  let admin: Client;
  beforeAll(async () => {
    admin = await shop.admin();
    const ten = { kind: 'percent', values: { percent: 10 } };
    const soon = '2099-01-01T00:00:00Z';
    const made = async (terms: object) =>
      (await admin.post<Json>('/admin/discounts', { ...ten, ...terms }, { expect: 201 })).body;
    await made({ name: 'By itself', minTotal: 5 });
    await made({ name: 'Later', startsAt: soon });
    const poster = await made({ name: 'Poster', byCode: true, maxUses: 1 });
    await admin.post(`/admin/discounts/${poster.id}/codes`, { code: 'ONTHEWALL' }, { expect: 201 });
    await admin.post(`/admin/discounts/${poster.id}/codes`, { code: 'ONTHEDOOR' }, { expect: 201 });
    const coupon = (terms: object) => admin.post('/admin/coupons', terms, { expect: 201 });
    await coupon({ code: 'FIVER', kind: 'amount', amount: 5, description: 'For frîends', maxUses: 1 });
    await coupon({ code: 'RESTING', kind: 'percent', percent: 15, isActive: false });
    await coupon({ code: 'OVER', kind: 'percent', percent: 20, endsAt: '2020-01-01T00:00:00Z' });
    await shop.sql(`update coupon set from_newsletter = true where code = 'RESTING'`);
  });

  const list = async (filter: object = {}, sort: [string, string] = ['createdAt', 'ASC']) => {
    const query = { filter: JSON.stringify(filter), sort: JSON.stringify(sort) };
    const { body, headers } = await admin.get<Json[]>('/admin/promotions', { query, expect: 200 });
    expect(headers.get('x-total-count')).toBe(String(body.length));
    return body;
  };
  const names = async (filter: object, sort?: [string, string]) =>
    (await list(filter, sort)).map(({ name }) => name);

  it('has both, in the order that is asked for', async () => {
    expect(await names({})).toEqual(['By itself', 'Later', 'Poster', 'FIVER', 'OVER']);
    expect(await names({ withNewsletter: true }, ['createdAt', 'DESC'])).toEqual([
      ...['OVER', 'RESTING', 'FIVER', 'Poster', 'Later', 'By itself'],
    ]);
  });

  it('says of each what it is', async () => {
    const [itself, , poster, fiver] = await list();
    expect(itself).toMatchObject({
      ...{ type: 'discount', kind: 'percent', values: { percent: 10 }, minTotal: 5, byCode: false, codes: 0 },
      ...{ state: 'active', used: 0, taken: 0, maxUses: null },
    });
    expect(poster).toMatchObject({ type: 'discount', byCode: true, codes: 2, maxUses: 1 });
    expect(fiver).toMatchObject({
      ...{
        type: 'coupon',
        kind: 'amount',
        values: { amount: 5 },
        byCode: true,
        codes: 1,
        used: 0,
        maxUses: 1,
      },
      ...{ taken: null, description: 'For frîends' },
    });
  });

  it('finds them by state, by way, by kind and by what is typed', async () => {
    expect(await names({ state: 'scheduled' })).toEqual(['Later']);
    expect(await names({ state: ['ended', 'paused'], withNewsletter: true })).toEqual(['RESTING', 'OVER']);
    expect(await names({ byCode: false })).toEqual(['By itself', 'Later']);
    expect(await names({ byCode: true, type: 'discount' })).toEqual(['Poster']);
    expect(await names({ kind: 'amount' })).toEqual(['FIVER']);
    expect(await names({ q: 'friend' })).toEqual(['FIVER']);
    expect(await names({ q: 'onthedoor' })).toEqual(['Poster']);
    expect(await names({ q: 'rest' })).toEqual(['RESTING']);
    const [found] = await list({ q: 'poster' });
    expect(await names({ id: [found?.id] })).toEqual(['Poster']);
  });

  it('knows which ones are used up', async () => {
    const [ann, jacket] = [await shop.shopper(), await goods(shop, { cents: 2_000 })];
    const what = { ...wanted(jacket, 1, 20), couponCode: 'FIVER' };
    const { body } = await ann.post<Json>('/payments/quote', what, { expect: 200 });
    const amount = body.data.depositDueNow;
    await ann.post('/payments/cash', { ...what, amount }, { expect: 200 });
    expect(await list({ state: 'used_up' })).toMatchObject([{ name: 'FIVER', used: 1, state: 'used_up' }]);
    expect(await list({ q: 'By itself' })).toMatchObject([{ used: 1, taken: 2 }]);
  });
});
