import { describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mailTo, mailsTo } from '../support/mails.js';
import { eventually } from '../support/money.js';
import { addApp, addPasskey, loggedIn, PASSWORD, signedBy, signedUp } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const ADDRESS = {
  ...{ firstName: 'Eve', lastName: 'Else', street: '66 Attacker Lane', city: 'Kampala', state: 'Central' },
  ...{ zipCode: '00256', country: 'UG', phone: '+256 700 000 666' },
};
const NEW_PASSWORD = 'lantern plum orchard';

/** The token of a fresh mailed link. */
async function linkFor(email: string): Promise<string> {
  const links = async () =>
    (await mailsTo(shop, email)).flatMap((mail) => /\/reset-password\/([\w-]{43})/.exec(mail)?.[1] ?? []);
  const known = await links();
  await shop.client.post('/auth/forgot-password', { email }, { expect: 200 });
  const fresh = await eventually(
    async () => (await links()).find((link) => !known.includes(link)) ?? '',
    (link) => link !== '',
  );
  return fresh;
}

const reset = (token: string, password = NEW_PASSWORD) =>
  shop.client.put<Json>(`/auth/reset-password/${token}`, { password }, { expect: 200 });
const byPasskey = async (device: Parameters<typeof signedBy>[1]) =>
  shop.client.post<Json>('/auth/passkey', { response: await signedBy(shop, device) });
const ownerIn = (email: string) => shop.client.post<Json>('/auth/login', { email, password: NEW_PASSWORD });

/** Somebody who signs up with an address that is not theirs, and settles in. */
async function stranger(email: string) {
  await shop.client.post(
    '/contact',
    { name: 'Vic', email, subject: 'An old one', message: 'My private question' },
    { expect: 201 },
  );
  const eve = await signedUp(shop, email);
  await eve.post('/users/me/addresses', ADDRESS, { expect: 201 });
  return eve;
}

describe('the first proof of a mailbox', () => {
  it('S74 throws out whoever signed up with the address: passkeys, sessions, addresses, phone', async () => {
    const email = 'victim@example.com';
    const eve = await stranger(email);
    const { device, codes } = await addPasskey(shop, eve, 'Passkey of Eve');
    await reset(await linkFor(email));
    expect((await eve.get('/users/me')).status).toBe(401);
    expect((await byPasskey(device)).body.code).toBe('passkey_refused');
    const owner = await ownerIn(email);
    expect(owner.status).toBe(200);
    const me = shop.client.as(owner.body.token);
    expect((await me.get<Json>('/users/me/addresses')).body.data).toEqual([]);
    expect((await me.get<Json>('/users/me/passkeys')).body.data).toEqual([]);
    expect((await me.get<Json>('/users/me')).body.data.phone).toBe('');
    expect((await me.get<Json>('/users/me/second-factor')).body.data).toEqual({
      ...{ isOn: false, recoveryCodesLeft: 0 },
    });
    const withCode = { email, password: NEW_PASSWORD, code: codes[0] };
    expect((await shop.client.post<Json>('/auth/login', withCode)).status).toBe(200);
    expect(await left(email)).toEqual({ recovery_code: 0, passkey: 0, second_factor: 0 });
    const mail = await mailTo(shop, email, 'Your password was changed');
    for (const word of ['Passkey of Eve', 'one saved address', 'the phone number'])
      expect(mail).toContain(word);
    expect((await eve.get('/users/me/data')).status).toBe(401);
    expect((await me.get<Json>('/users/me/data')).body.data.messages).toHaveLength(1);
  });

  async function left(email: string) {
    const counted: Record<string, number> = {};
    for (const table of ['recovery_code', 'passkey', 'second_factor']) {
      const [row] = await shop.sql<{ n: string }>(
        `select count(*) n from ${table} where account_id = (select id from account where email_key = $1)`,
        [email],
      );
      counted[table] = Number(row?.n);
    }
    return counted;
  }

  it('S74 takes the stranger’s authenticator app off, which would keep the owner out', async () => {
    const email = 'app-victim@example.com';
    await addApp(await stranger(email));
    await reset(await linkFor(email));
    expect((await ownerIn(email)).status).toBe(200);
    expect(await mailTo(shop, email, 'two-step login by an authenticator app')).toContain('went');
  });

  it('S74 hands older messages to nobody before, not to whoever signed up', async () => {
    const eve = await stranger('asked@example.com');
    expect((await eve.get<Json>('/users/me/data')).body.data.messages).toBeUndefined();
  });

  it('S74 also by a confirmation link that is used without a session of the account', async () => {
    const email = 'confirming@example.com';
    const eve = await stranger(email);
    const { device } = await addPasskey(shop, eve);
    const token = 'c'.repeat(43);
    await shop.sql(
      `insert into email_confirmation (account_id, token_hash, expires_at)
       values ($1, encode(sha256($2::bytea), 'hex'), now() + interval '1 day')`,
      [eve.id, token],
    );
    expect(
      (await (await signedUp(shop, 'third@example.com')).post('/users/me/email-confirmation', { token }))
        .status,
    ).toBe(400);
    await shop.client.post('/auth/confirm-email', { token }, { expect: 200 });
    expect((await eve.get('/users/me')).status).toBe(401);
    expect((await byPasskey(device)).status).toBe(401);
    const login = await shop.client.post('/auth/login', { email, password: PASSWORD });
    expect(login.status).toBe(401);
    expect(await mailTo(shop, email, 'Your address is confirmed')).toContain('one saved address');
    expect((await shop.client.post('/auth/confirm-email', { token })).status).toBe(400);
  });
});

describe('a later reset', () => {
  it('S74 drops the passkeys that were made since, and keeps those of before, the app and the addresses', async () => {
    const email = 'owner@example.com';
    await signedUp(shop, email);
    await reset(await linkFor(email), PASSWORD);
    const me = await loggedIn(shop, email);
    const kept = await addPasskey(shop, me, 'Own key');
    await me.post('/users/me/addresses', ADDRESS, { expect: 201 });
    await shop.sql(
      `update email_confirmation set confirmed_at = now() where account_id = (select id from account where email_key = $1)`,
      [email],
    );
    const added = await addPasskey(shop, me, 'Key of a thief');
    await addApp(me);
    await reset(await linkFor(email));
    expect((await byPasskey(added.device)).body.code).toBe('passkey_refused');
    const back = await byPasskey(kept.device);
    expect(back.status).toBe(200);
    const again = shop.client.as(back.body.token);
    expect((await again.get<Json>('/users/me/addresses')).body.data).toHaveLength(1);
    expect((await ownerIn(email)).body.data.factors).toEqual(['app', 'passkey', 'recovery code']);
    const mails = (await mailsTo(shop, email)).filter((mail) => mail.includes('Your password was changed'));
    expect(mails.some((mail) => mail.includes('Key of a thief') && mail.includes('as before: Own key'))).toBe(
      true,
    );
  });

  it('S74 takes no authenticator app off an account of the staff', async () => {
    const email = 'keeper@example.com';
    const person = await signedUp(shop, email);
    await addApp(person);
    await shop.sql(`update account set role = 'staff' where email_key = $1`, [email]);
    await reset(await linkFor(email));
    expect((await ownerIn(email)).body.code).toBe('second_factor_required');
  });
});

const session = (client: Client) => client.get('/users/me');
describe('two resets that meet', () => {
  it('S74 end as one: the account is left with one password and no session', async () => {
    const email = 'meeting@example.com';
    const eve = await stranger(email);
    const token = await linkFor(email);
    const answers = await Promise.all(
      ['plum lantern one', 'plum lantern two'].map((password) =>
        shop.client.put(`/auth/reset-password/${token}`, { password }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await session(eve)).status).toBe(401);
    await loggedIn(shop, email).then(
      () => expect('the old password').toBe('refused'),
      () => undefined,
    );
  });
});
