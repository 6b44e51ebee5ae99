import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const RESET = '/admin/letters/mail.password-reset/en';
const key = 'mails.reset.asked';
const save = (text: string, status = 200) =>
  admin.put<Json>(RESET, { texts: [{ key, text }] }, { expect: status });
const textsOf = async (): Promise<Json[]> => (await admin.get<Json>(RESET, { expect: 200 })).body.texts;

describe('the letters in the shop’s own words', () => {
  it('say what staff has written from the next letter on, and what the shop comes with again', async () => {
    const original = (await textsOf()).find((one) => one.key === key);
    expect(original).toMatchObject({ place: 'text', own: '', alsoIn: [] });
    expect((await save('You asked us for a new password.')).body.texts).toContainEqual(
      expect.objectContaining({ key, own: 'You asked us for a new password.' }),
    );
    const list = (await admin.get<Json[]>('/admin/letters', { expect: 200 })).body;
    expect(list.find(({ id }) => id === 'mail.password-reset')).toEqual({
      ...{ id: 'mail.password-reset', subject: 'Set a new password', language: 'en', languages: ['en'] },
    });
    const { email } = await shop.shopper();
    await shop.client.post('/auth/forgot-password', { email }, { expect: 200 });
    await mailTo(shop, email, 'You asked us for a new password.');
    await save('');
    expect((await textsOf()).find((one) => one.key === key)).toEqual(original);
    const acts = await shop.sql<Json>(
      `select changes from audit_event where entity = 'letter' and entity_id = 'mail.password-reset' order by id`,
    );
    expect(acts.map(({ changes: { language, texts } }) => [language, texts[0].key, texts[0].to])).toEqual([
      ['en', key, 'You asked us for a new password.'],
      ['en', key, original?.original],
    ]);
  });

  it('are refused at the field where a variable is lost, and previewed as they would be', async () => {
    const shipped = '/admin/letters/order.shipped/fr';
    const texts = [{ key: 'mails.order.carrierNumber', text: 'Chez {carrier}' }];
    const fault = { field: 'texts.0.text', message: 'The text has to keep the variable {number}' };
    for (const answer of [
      await admin.put<Json>(shipped, { texts }, { expect: 400 }),
      await admin.post<Json>(`${shipped}/preview`, { sample: 0, texts }, { expect: 400 }),
    ])
      expect(answer.body).toMatchObject({ code: 'wording_wrong', errors: [fault] });
    const own = [{ key: 'mails.order.carrierNumber', text: 'Chez {carrier} : {number}' }];
    const seen = await admin.post<Json>(`${shipped}/preview`, { sample: 0, texts: own }, { expect: 200 });
    expect(seen.body.html).toContain('Chez UPS : 1Z999');
    expect(seen.body.text).toContain('Chez UPS : 1Z999');
    await admin.get('/admin/letters/order.shipped/xx', { expect: 404 });
  });

  it('go for trial to whoever asks', async () => {
    const sent = await admin.post<Json>(
      '/admin/letters/mail.gift-card/de/trial',
      { sample: 0 },
      { expect: 200 },
    );
    expect(sent.body).toMatchObject({ worked: true });
    await mailTo(shop, 'admin@example.com', 'ABCD-EFGH');
  });
});
