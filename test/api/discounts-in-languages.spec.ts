import { beforeAll, describe, expect, it } from '@jest/globals';
import { SUPPORT_EMAIL } from '../../api/src/kernel/shop-defaults.js';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, wanted, type Goods } from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { unquoted } from '../support/unquoted.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const speaking = (tag: string) => ({ headers: { 'accept-language': tag }, expect: 200 });
let admin: Client;
let shopper: Client & { email: string };
let jacket: Goods;
let spring: Json;

const discount = async (terms: object): Promise<Json> =>
  (
    await admin.post<Json>(
      '/admin/discounts',
      { name: 'Spring days', kind: 'percent', values: { percent: 10 }, ...terms },
      { expect: 201 },
    )
  ).body;
const name = (owner: string, text: string, language = 'de') => ({
  ...{ kind: 'discount', owner, field: 'name', language, text },
});
const translate = (texts: Json[], status = 200) =>
  admin.put<Json>('/admin/translations', { texts }, { expect: status });
const lines = async (language = 'de'): Promise<Json[]> =>
  (
    await admin.get<Json[]>('/admin/translations', {
      query: { filter: JSON.stringify({ language, kind: 'discount' }) },
      expect: 200,
    })
  ).body;
const label = async (tag: string): Promise<string[]> => {
  const { body } = await shopper.post<Json>('/payments/quote', wanted(jacket, 1, 20), speaking(tag));
  return body.data.reductions.map((one: Json) => one.label);
};
const buy = async (tag: string): Promise<string> => {
  const what = { ...wanted(jacket, 1, 20), amount: 7.2 };
  return (await shopper.post<Json>('/payments/cash', what, speaking(tag))).body.data.orderId;
};
const ofOrder = async (who: Client, orderId: string, tag: string): Promise<string[]> => {
  const { body } = await who.get<Json>(`/orders/${orderId}`, speaking(tag));
  return body.data.receipt.adjustments.map((one: Json) => one.label);
};
const explained = async (path: string, who: Client, tag: string): Promise<Json[]> =>
  (await who.get<Json>(path, speaking(tag))).body.data.steps.filter((one: Json) => one.kind === 'discount');
const paper = async (orderId: string): Promise<string> => {
  const file = await shopper.fetch(`/api/v1/orders/${orderId}/invoice.pdf`, {
    headers: { 'accept-language': 'en' },
  });
  return (await pdfText(Buffer.from(await file.arrayBuffer()))).replaceAll(/\s+/g, ' ');
};

beforeAll(async () => {
  admin = await shop.admin();
  shopper = await shop.shopper();
  await admin.put('/admin/settings/shop', { languages: ['en', 'de', 'fr'] }, { expect: 200 });
  jacket = await goods(shop, { cents: 2_000 });
  spring = await discount({});
});

describe('the name of a discount', () => {
  it('is among what can be translated, unless it is given by a code or over', async () => {
    await discount({ name: 'By a code', byCode: true });
    await discount({ name: 'Over', endsAt: '2026-01-01T00:00:00Z' });
    expect(await lines()).toMatchObject([
      { owner: spring.id, field: 'name', text: 'Spring days', title: 'Spring days', state: 'missing' },
    ]);
    expect((await translate([name(spring.id, 'Frühlingstage')])).body).toEqual({ changed: 1 });
    expect(await lines()).toMatchObject([{ translation: 'Frühlingstage', state: 'done' }]);
    const { body } = await translate([name('nothing', 'Nichts')], 400);
    expect(body).toMatchObject({ code: 'translation_wrong' });
  });

  it('is read in the language of the cart, as it was written where nobody has translated it', async () => {
    expect(await label('de')).toEqual(['Frühlingstage']);
    expect([await label('en'), await label('fr')]).toEqual([['Spring days'], ['Spring days']]);
  });

  it('stays with the order in all of them: each reads it in theirs, and the invoice in the buyer’s', async () => {
    const [german, english] = [await buy('de'), await buy('en')];
    const [row] = await shop.sql<{ rule: Json }>(
      `select receipt #> '{rules,discounts,0}' as rule from orders where id = $1`,
      [german],
    );
    expect(row?.rule).toMatchObject({
      name: 'Spring days',
      names: { en: 'Spring days', de: 'Frühlingstage', fr: 'Spring days' },
    });
    // what it is called from now on, or that it is gone, changes nothing of it
    await translate([name(spring.id, 'Lenz')]);
    await admin.put(`/admin/discounts/${spring.id}`, { name: 'Late spring' }, { expect: 200 });
    for (const orderId of [german, english]) {
      expect(await ofOrder(shopper, orderId, 'de')).toContain('Frühlingstage');
      expect(await ofOrder(shopper, orderId, 'en')).toContain('Spring days');
      for (const [path, who] of [
        [`/orders/${orderId}/receipt`, shopper],
        [`/admin/orders/${orderId}/receipt`, admin],
      ] as const) {
        expect(await explained(path, who, 'de')).toMatchObject([{ label: 'Frühlingstage', amount: -2 }]);
        expect(await explained(path, who, 'en')).toMatchObject([{ label: 'Spring days', amount: -2 }]);
      }
    }
    expect(await paper(german)).toContain('Frühlingstage');
    expect(await paper(english)).toContain('Spring days');
    expect(unquoted(await mailTo(shop, shopper.email, german))).toContain('Frühlingstage');
    expect(unquoted(await mailTo(shop, shopper.email, english))).toContain('Spring days');
    expect(unquoted(await mailTo(shop, SUPPORT_EMAIL, german))).toContain('Spring days');
    const replayed = await admin.post<Json>('/admin/receipts/replay', {}, { expect: 200 });
    expect(replayed.body).toMatchObject({ equal: true });
    await mustBeSound(shop);
  });

  it('says what goes with no coupon, and is forgotten with its discount', async () => {
    const alone = await discount({ name: 'Alone', values: { percent: 50 }, combines: false });
    await translate([name(alone.id, 'Allein')]);
    await admin.post('/admin/coupons', { code: 'LITTLE', kind: 'percent', percent: 5 }, { expect: 201 });
    const what = { ...wanted(jacket, 1, 20), couponCode: 'LITTLE' };
    const refused = await shopper.post<Json>('/payments/quote', what, { ...speaking('de'), expect: 422 });
    expect(refused.body).toMatchObject({ code: 'coupon_not_combined' });
    expect(refused.body.message).toContain('Allein');
    await admin.delete(`/admin/discounts/${alone.id}`, undefined, { expect: 200 });
    expect(await shop.sql('select text from translation where owner = $1', [alone.id])).toEqual([]);
  });
});
