import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mailsTo, mailTo } from '../support/mails.js';
import { eventually, goods, runJob, wanted, type Goods } from '../support/money.js';
import { prove } from '../support/second-factors.js';
import { unquoted } from '../support/unquoted.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop({
  processes: 2,
  settings: { cartReminderHours: 24, guestsAllowed: true, languages: ['en', 'fr'] },
});
let admin: Client;
let jacket: Goods;
let people = 0;

const newEmail = () => `leaves-${(people += 1)}@example.com`;
const settings = (chosen: object) => admin.put('/admin/settings/shop', chosen, { expect: 200 });
const ask = (who: Client, email: string) => who.post<Json>('/cart-reminder', { email }, { expect: 200 });
const asked = async (who: Client) =>
  (await who.get<Json>('/cart-reminder', { expect: 200 })).body.data.email as string | null;
const put = (who: Client, { productId }: Goods, quantity = 1) =>
  who.post('/carts', { productId, quantity }, { expect: 201 });
const remind = (as: string) => runJob(shop, 'left-carts.remind', as);
const guest = async () =>
  shop.client.as((await shop.client.post<Json>('/auth/guest', {}, { expect: 201 })).body.token);
/** What the shopper did happened so many hours ago. */
const later = async (email: string, hours: number) => {
  const mine = 'account_id in (select account_id from cart_consent where email_key = $1)';
  const before = `now() - make_interval(hours => $2)`;
  await shop.sql(`update cart_line set changed_at = ${before} where ${mine}`, [email, hours]);
  await shop.sql(`update cart_consent set asked_at = ${before} where email_key = $1`, [email, hours]);
};
/** Somebody who has left a cart a day ago and wanted to be reminded of it. */
const left = async (of = jacket) => {
  const who = await shop.shopper();
  const email = newEmail();
  await put(who, of, 2);
  await ask(who, email);
  await later(email, 25);
  return { who, email };
};
const idOf = async (who: Client) =>
  (await who.get<Json>('/users/me', { expect: 200 })).body.data._id as string;
const merge = async (from: Client, into: Client) => {
  const [fromId, intoId] = [await idOf(from), await idOf(into)];
  for (const id of [fromId, intoId]) await prove(shop, id);
  await admin.post(`/admin/customers/${fromId}/merge`, { into: intoId }, { expect: 200 });
};
const written = async (email: string) => (await mailsTo(shop, email)).length;
const linksIn = (mail: string) => {
  return {
    secret: /\/cart\/restore#([\w-]{43})/.exec(mail)?.[1] ?? '',
    stop: /\/cart\/reminder\?token=([\w.-]+)/.exec(mail)?.[1] ?? '',
  };
};
const call = (what: 'open' | 'stop', token: string) =>
  shop.client.post<Json>(`/cart-reminders/${what}`, { token });

beforeAll(async () => {
  admin = await shop.admin();
  jacket = await goods(shop, { stock: 500 });
});

describe('the reminder of a left cart', () => {
  it('is asked for, moved to another address and taken back', async () => {
    const who = await shop.shopper();
    expect(await asked(who)).toBeNull();
    await ask(who, 'first@example.com');
    await ask(who, 'second@example.com');
    expect(await asked(who)).toBe('second@example.com');
    await who.delete('/cart-reminder', undefined, { expect: 200 });
    expect(await asked(who)).toBeNull();
    const nobody = await who.post<Json>('/cart-reminder', { email: 'nobody' });
    expect([nobody.status, nobody.body.errors[0].field]).toEqual([400, 'email']);
  });

  it('is written once, however many look at once, with the way back and the way out', async () => {
    const carts = await Promise.all(Array.from({ length: 4 }, () => left()));
    await Promise.all(['one', 'two', 'three'].map(remind));
    for (const { email } of carts) await mailTo(shop, email, 'left something');
    await remind('again');
    expect(await Promise.all(carts.map(({ email }) => written(email)))).toEqual([1, 1, 1, 1]);

    const { who, email } = carts[0] ?? (await left());
    const mail = await mailTo(shop, email, 'left something');
    const { secret, stop } = linksIn(mail);
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    expect(/^List-Unsubscribe:\s+<([^>]+)>/m.exec(mail)?.[1]).toMatch(
      new RegExp(`^https?://.*/cart/reminder\\?token=${stop}$`),
    );
    expect(await asked(who)).toBeNull();
    const opened = await call('open', secret);
    expect([opened.status, opened.body]).toEqual([
      200,
      { success: true, data: [{ productId: jacket.productId, variantId: jacket.variantId, quantity: 2 }] },
    ]);
    for (const wrong of ['x', `${secret}x`, stop])
      expect((await call('open', wrong)).body.code).toBe('cart_link_dead');
    expect(await shop.sql('select 1 from cart_consent where token_hash = $1', [secret])).toEqual([]);
  });

  it('shows by its link what lay in the cart then, until an order, a stop or two weeks after', async () => {
    const carts = await Promise.all([left(), left(), left()]);
    await remind('shown');
    const [ordering, stopping, waiting] = await Promise.all(
      carts.map(async ({ who, email }) => ({
        ...{ who, email, ...linksIn(await mailTo(shop, email, 'left something')) },
      })),
    );
    if (!ordering || !stopping || !waiting) throw new Error('Somebody was not reminded.');
    const opened = async ({ secret }: typeof waiting) => (await call('open', secret)).body;
    const then = [{ productId: jacket.productId, variantId: jacket.variantId, quantity: 2 }];
    await put(waiting.who, await goods(shop, { stock: 5 }));
    await put(waiting.who, jacket);
    for (const one of [ordering, stopping, waiting]) expect((await opened(one)).data).toEqual(then);
    await ordering.who.post('/payments/cash', { ...wanted(jacket, 2), amount: 20.39 }, { expect: 200 });
    await call('stop', stopping.stop);
    await shop.sql(`update cart_consent set reminded_at = now() - interval '15 days' where email_key = $1`, [
      waiting.email,
    ]);
    for (const one of [ordering, stopping, waiting]) expect((await opened(one)).code).toBe('cart_link_dead');
  });

  it('speaks the language of the page on which it was asked for', async () => {
    const who = await guest();
    const email = newEmail();
    await put(who, jacket);
    await who.post('/cart-reminder', { email }, { headers: { 'accept-language': 'fr' }, expect: 200 });
    await later(email, 25);
    await remind('french');
    expect(unquoted(await mailTo(shop, email, '/fr/cart/restore'))).toContain('<html lang="fr"');
  });

  it('waits until the cart has lain long enough, and counts every change of it', async () => {
    const { who, email } = await left();
    await later(email, 23);
    await remind('early');
    await later(email, 25);
    const lines = (await who.get<Json>('/carts', { expect: 200 })).body.data;
    await who.patch(`/carts/${lines[0].id}`, { quantity: 1 }, { expect: 200 });
    await remind('changed');
    expect(await asked(who)).toBe(email);
    await later(email, 24 * 9);
    await remind('long ago');
    expect([await asked(who), await written(email)]).toEqual([email, 0]);
  });

  it('is for nobody who has bought meanwhile, nor of what cannot be bought', async () => {
    const { who, email } = await left();
    await who.post('/payments/cash', { ...wanted(jacket, 2), amount: 20.39 }, { expect: 200 });
    await put(who, jacket);
    await later(email, 25);
    const rare = await goods(shop, { stock: 2 });
    const unlucky = await left(rare);
    await shop.sql('update stock set on_hand = 0 where variant_id = $1', [rare.variantId]);
    await remind('nothing');
    expect(await asked(who)).toBeNull();
    const kept = 'select 1 from cart_consent where email_key = $1';
    expect([await shop.sql(kept, [email]), await shop.sql(kept, [unlucky.email])]).toMatchObject([[], [{}]]);
    expect(await asked(unlucky.who)).toBe(unlucky.email);
    await shop.sql('update stock set on_hand = 2 where variant_id = $1', [rare.variantId]);
    await remind('there again');
    await mailTo(shop, unlucky.email, 'left something');
  });

  it('ends with one press, for whoever types that address again, and begins for its owner alone', async () => {
    const { email } = await left();
    await remind('first');
    const { stop } = linksIn(await mailTo(shop, email, 'left something'));
    for (const _ of [1, 2]) expect((await call('stop', stop)).status).toBe(200);
    for (const wrong of ['', 'x', `${stop}x`]) expect((await call('stop', wrong)).status).not.toBe(200);
    const stranger = await guest();
    await ask(stranger, email);
    expect(await asked(stranger)).toBeNull();
    const owner = await shop.shopper();
    const own = owner.email ?? '';
    await put(owner, jacket);
    await ask(owner, own);
    await later(own, 25);
    await remind('own');
    const mine = linksIn(await mailTo(shop, own, 'left something'));
    await call('stop', mine.stop);
    await ask(owner, own);
    expect(await asked(owner)).toBeNull();
    await prove(shop, await idOf(owner));
    await ask(owner, own);
    expect(await asked(owner)).toBe(own);
  });

  it('stays stopped for the mailbox when all that was asked for there is gone', async () => {
    const { who, email } = await left();
    await remind('forgotten');
    const { stop } = linksIn(await mailTo(shop, email, 'left something'));
    expect(stop).not.toContain(email);
    expect((await call('stop', stop)).status).toBe(200);
    await shop.sql('delete from cart_consent where email_key = $1', [email]);
    await who.post('/users/me/erasure', { password: 'a-good-password-1' }, { expect: 200 });
    for (const _ of [1, 2]) expect((await call('stop', stop)).status).toBe(200);
    const stranger = await guest();
    for (const typed of [email, email.toUpperCase(), email.replace('@', '+again@')]) {
      await ask(stranger, typed);
      expect(await asked(stranger)).toBeNull();
    }
  });

  it('goes along with the cart of a guest to the account whose own mailbox it is', async () => {
    const [who, shopper] = [await guest(), await shop.shopper()];
    const own = shopper.email ?? '';
    await put(who, jacket);
    await ask(who, own);
    await shopper.post('/carts/merge', { guestToken: who.token }, { expect: 200 });
    expect([await asked(shopper), await asked(who)]).toEqual([own, null]);
  });

  it('tells nobody of the cart of whoever logs in after them', async () => {
    const [before, after] = [await guest(), await shop.shopper()];
    const email = newEmail();
    await put(before, jacket);
    await ask(before, email);
    await after.post('/carts/merge', { guestToken: before.token }, { expect: 200 });
    expect([await asked(before), await asked(after)]).toEqual([null, null]);
    expect(await shop.sql('select 1 from cart_consent where email_key = $1', [email])).toEqual([]);
  });

  it('goes along when two accounts become one', async () => {
    const [from, into] = [await left(), await shop.shopper()];
    await merge(from.who, into);
    expect(await asked(into)).toBe(from.email);
    await into.delete('/cart-reminder', undefined, { expect: 200 });
  });

  it('opens no cart any more once the account that it was written to is another’s', async () => {
    const [from, into] = [await left(), await shop.shopper()];
    await remind('merged');
    const { secret, stop } = linksIn(await mailTo(shop, from.email, 'left something'));
    await merge(from.who, into);
    await put(into, jacket);
    expect((await call('open', secret)).body.code).toBe('cart_link_dead');
    expect((await call('stop', stop)).status).toBe(200);
  });

  it('is counted, with what was bought after it', async () => {
    const { who, email } = await left();
    const counted = async () => (await admin.get<Json>('/admin/cart-reminders', { expect: 200 })).body;
    const before = await counted();
    await remind('counted');
    await mailTo(shop, email, 'left something');
    expect(await counted()).toMatchObject({ days: 30, reminded: before.reminded + 1, bought: before.bought });
    await who.post('/payments/cash', { ...wanted(jacket, 2), amount: 20.39 }, { expect: 200 });
    await eventually(counted, ({ bought }) => bought === before.bought + 1);
  });

  it('is in nobody’s file but its own, and gone with the account', async () => {
    const { who, email } = await left();
    const file = (await who.get<Json>('/users/me/data', { expect: 200 })).body;
    expect(JSON.stringify(file)).toContain(email);
    expect(JSON.stringify(file)).not.toContain('token_hash');
    await who.post('/users/me/erasure', { password: 'a-good-password-1' }, { expect: 200 });
    expect(await shop.sql('select 1 from cart_consent where email_key = $1', [email])).toEqual([]);
  });

  it('is not to be had where the shop does not send any', async () => {
    await settings({ cartReminderHours: 0 });
    const who = await shop.shopper();
    const refused = async () => (await who.post<Json>('/cart-reminder', { email: newEmail() })).body.code;
    await eventually(refused, (code) => code === 'cart_reminders_off');
    const offered = async () => (await shop.client.get<Json>('/shop', { expect: 200 })).body.data;
    await eventually(offered, ({ cartReminders }) => cartReminders === false);
    await settings({ cartReminderHours: 24 });
    expect((await admin.put('/admin/settings/shop', { cartReminderHours: 721 })).status).toBe(400);
  });
});
