import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { eventually, goods, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;

const ask = (shopper: Client, what: Parameters<typeof wanted>[0]) =>
  shopper.post('/payments/cash', { ...wanted(what), amount: 10.2 });

describe('a shop that asks for a confirmed mail address first', () => {
  beforeAll(async () => {
    admin = await shop.admin();
    await admin.put('/admin/settings/shop', { confirmedEmailFirst: true }, { expect: 200 });
    const visitor = await shop.shopper();
    const jacket = await goods(shop);
    // the terms of the shop are read once a second
    await eventually(
      () => ask(visitor, jacket),
      ({ status, body }) => status === 409 && body.code === 'email_not_confirmed',
    );
  });
  afterAll(() => admin.put('/admin/settings/shop', { confirmedEmailFirst: false }, { expect: 200 }));

  it('refuses the first order that is paid later, mails a link, and takes the order once it was used', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const refused = await ask(shopper, jacket);
    expect([refused.status, refused.body.code]).toEqual([409, 'email_not_confirmed']);
    expect(refused.body.message).toContain(`the email that we sent to ${shopper.email}`);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
    const mail = await mailTo(shop, shopper.email, 'Confirm your email address');
    const token = /\/confirm-email\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
    expect(await shop.sql('select 1 as kept from email_confirmation where token_hash = $1', [token])).toEqual(
      [],
    );
    const confirm = () => shopper.post('/users/me/email-confirmation', { token });
    const answers = await Promise.all([confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await ask(shopper, jacket)).status).toBe(200);
  });

  it('lets whoever pays at once pay at once', async () => {
    const shopper = await shop.shopper();
    const paid = await shopper.post('/payments/create-checkout-session', wanted(await goods(shop)));
    expect(paid.status).toBe(200);
  });
});
