import { beforeAll, describe, expect, it } from '@jest/globals';
import { Authenticator, totp } from '../support/authenticator.js';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { eventually } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const password = 'a plain saffron kettle';

async function someone(name: string): Promise<Client & { email: string }> {
  const email = `${name}@example.com`;
  await shop.client.post(
    '/auth/register',
    { name, email, phone: '+254 700 000 001', password },
    { expect: 201 },
  );
  return Object.assign(await loggedIn(email), { email });
}

async function loggedIn(email: string, more: Json = {}): Promise<Client> {
  const { body } = await shop.client.post<Json>('/auth/login', { email, password, ...more }, { expect: 200 });
  return shop.client.as(body.token);
}

const logIn = (email: string, more: Json = {}) =>
  shop.client.post<Json>('/auth/login', { email, password, ...more });

async function withCodes(name: string) {
  const person = await someone(name);
  const me = '/users/me/second-factor';
  const start = await person.post<Json>(me, { currentPassword: password }, { expect: 200 });
  const { secret, address } = start.body.data;
  const { body } = await person.post<Json>(`${me}/confirmation`, { code: totp(secret) }, { expect: 200 });
  return {
    person,
    email: person.email,
    secret: secret as string,
    address,
    codes: body.recoveryCodes as string[],
  };
}

describe('an authenticator app', () => {
  it('S66 is asked for at the log-in once its first code was shown, and each code counts once', async () => {
    const { email, secret, address } = await withCodes('app');
    expect(address).toMatch(/^otpauth:\/\/totp\/.*secret=/);
    const asked = await logIn(email);
    expect([asked.status, asked.body.code]).toEqual([401, 'second_factor_required']);
    expect(asked.body.token).toBeUndefined();
    const code = totp(secret, 1);
    expect((await logIn(email, { code })).status).toBe(200);
    expect((await logIn(email, { code })).body.code).toBe('wrong_code');
    expect((await logIn(email, { code: totp(secret) })).body.code).toBe('wrong_code');
  });

  it('S66 says nothing of itself where the password is wrong', async () => {
    const { email, secret } = await withCodes('quiet');
    const wrong = await logIn(email, { password: 'a guess of somebody', code: totp(secret) });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'wrong_credentials']);
  });

  it('S66 ends the sessions that were opened without it, and is told by mail', async () => {
    const before = await someone('earlier');
    const other = await loggedIn(before.email);
    const start = await before.post<Json>(
      '/users/me/second-factor',
      { currentPassword: password },
      { expect: 200 },
    );
    const code = totp(start.body.data.secret);
    await before.post('/users/me/second-factor/confirmation', { code }, { expect: 200 });
    expect((await other.get('/users/me')).status).toBe(401);
    expect((await before.get('/users/me')).status).toBe(200);
    expect(await mailTo(shop, before.email, 'Two-step login was turned on')).toContain('forgot-password');
  });

  it('S67 lies sealed in the database, its recovery codes as hashes', async () => {
    const { secret, codes } = await withCodes('sealed');
    const rows = await shop.sql(
      'select f::text as f from second_factor f union all select r::text from recovery_code r',
    );
    const all = JSON.stringify(rows);
    for (const text of [secret, ...codes]) expect(all).not.toContain(text);
    expect(codes).toHaveLength(10);
  });

  it('S67 opens once by each recovery code; new ones end the earlier', async () => {
    const { person, email, codes } = await withCodes('drawer');
    const [first = '', second = ''] = codes;
    expect((await logIn(email, { code: first.toUpperCase().replace('-', ' ') })).status).toBe(200);
    expect((await logIn(email, { code: first })).status).toBe(401);
    const state = await person.get<Json>('/users/me/second-factor');
    expect(state.body.data).toEqual({ isOn: true, recoveryCodesLeft: 9 });
    await person.post(
      '/users/me/second-factor/recovery-codes',
      { currentPassword: password },
      { expect: 200 },
    );
    expect((await logIn(email, { code: second })).status).toBe(401);
  });

  it('S66 needs the password to be set up, renewed and turned off', async () => {
    const { person, email } = await withCodes('off');
    const wrong = { currentPassword: 'not my password' };
    const me = '/users/me/second-factor';
    for (const path of [me, `${me}/recovery-codes`, `${me}/removal`])
      expect((await person.post<Json>(path, wrong)).body.code).toBe('wrong_password');
    expect((await person.post<Json>(me, { currentPassword: password })).body.code).toBe('second_factor_on');
    await person.post(`${me}/removal`, { currentPassword: password }, { expect: 200 });
    expect((await logIn(email)).status).toBe(200);
  });
});

describe('a passkey', () => {
  let origin = '';
  beforeAll(async () => {
    const person = await someone('origin');
    const { body } = await person.post<Json>('/users/me/passkeys/options', { currentPassword: password });
    expect(body.data.rp.id).toBe('localhost');
    origin = `http://localhost:${shop.api.port}`;
  });

  async function withPasskey(name: string) {
    const person = await someone(name);
    const device = new Authenticator(origin);
    const { body } = await person.post<Json>(
      '/users/me/passkeys/options',
      { currentPassword: password },
      { expect: 200 },
    );
    const response = device.register(body.data);
    const added = await person.post<Json>(
      '/users/me/passkeys',
      { name: 'My phone', response },
      { expect: 201 },
    );
    return { person, device, response, rows: added.body.data as Json[] };
  }

  const challenge = async () => (await shop.client.post<Json>('/auth/passkey/options', {})).body.data;

  it('S69 opens the account without the password, and each challenge counts once', async () => {
    const { device, person, response } = await withPasskey('key');
    const signed = device.sign(await challenge());
    const { body } = await shop.client.post<Json>('/auth/passkey', { response: signed }, { expect: 200 });
    expect(body.user.email).toBe(person.email);
    expect((await shop.client.as(body.token).get('/users/me')).status).toBe(200);
    const again = await shop.client.post<Json>('/auth/passkey', { response: signed });
    expect([again.status, again.body.code]).toEqual([401, 'passkey_refused']);
    const twice = await person.post<Json>('/users/me/passkeys', { name: 'Twice', response });
    expect([twice.status, twice.body.code]).toEqual([400, 'passkey_not_added']);
  });

  it.each([
    ['a key that the shop does not know', (origin: string) => new Authenticator(origin)],
    ['a page of somebody else', () => new Authenticator('https://duka.example.net')],
  ])('S69 is refused from %s', async (_, make) => {
    const signed = make(origin).sign(await challenge());
    expect((await shop.client.post<Json>('/auth/passkey', { response: signed })).body.code).toBe(
      'passkey_refused',
    );
  });

  it('S69 is refused with a challenge of a registration, an altered signature, and no sense at all', async () => {
    const { device, person } = await withPasskey('altered');
    const options = await person.post<Json>('/users/me/passkeys/options', { currentPassword: password });
    const good = device.sign(await challenge());
    const altered = {
      ...good,
      response: { ...good.response, authenticatorData: good.response['signature'] },
    };
    for (const response of [
      device.sign(options.body.data),
      altered,
      {},
      { id: 7, response: 'x' },
      { response: { clientDataJSON: 'e30' } },
    ])
      expect((await shop.client.post<Json>('/auth/passkey', { response })).body.code).toBe('passkey_refused');
  });

  it('S69 of a disabled account, and one that was removed, opens nothing; nobody removes another person’s', async () => {
    const { device, person, rows } = await withPasskey('removed');
    const stranger = await someone('stranger');
    const id = rows[0]?._id as string;
    expect((await stranger.delete(`/users/me/passkeys/${id}`)).status).toBe(404);
    await shop.sql('update account set disabled_at = now() where email_key = $1', [person.email]);
    const disabled = await shop.client.post<Json>('/auth/passkey', {
      response: device.sign(await challenge()),
    });
    expect(disabled.body.code).toBe('passkey_refused');
    await shop.sql('update account set disabled_at = null where email_key = $1', [person.email]);
    await person.delete(`/users/me/passkeys/${id}`, { expect: 200 });
    const gone = await shop.client.post<Json>('/auth/passkey', { response: device.sign(await challenge()) });
    expect(gone.body.code).toBe('passkey_refused');
  });
});

describe('who is appointed', () => {
  it('10 opens the account by the new password alone: no passkey of the shopper does', async () => {
    const person = await someone('appointed');
    const options = { currentPassword: password };
    const { body } = await person.post<Json>('/users/me/passkeys/options', options, { expect: 200 });
    const device = new Authenticator(`http://localhost:${shop.api.port}`);
    const added = { name: 'My phone', response: device.register(body.data) };
    await person.post<Json>('/users/me/passkeys', added, { expect: 201 });
    const me = (await person.get<Json>('/users/me')).body.data._id;
    const admin = await shop.admin();
    await admin.put(`/admin/customers/${me}`, { role: 'admin' }, { expect: 200 });
    await mailTo(shop, 'admin@example.com', `A role was changed: appointed (${person.email})`);
    const challenge = (await shop.client.post<Json>('/auth/passkey/options', {})).body.data;
    const tried = await shop.client.post<Json>('/auth/passkey', { response: device.sign(challenge) });
    expect([tried.status, tried.body.code]).toEqual([401, 'passkey_refused']);
    expect((await logIn(person.email)).status).toBe(401);
  });
});

describe('devices', () => {
  it('S70 a log-in from a new device is told by mail, one from a known device is not', async () => {
    const { email } = await someone('traveller');
    await loggedIn(email, { device: 'a phone of hers' });
    expect(await mailTo(shop, email, 'A login from a new device')).toContain('forgot-password');
    await loggedIn(email, { device: 'a phone of hers' });
    const told = await shop.sql(`select 1 from outbox where topic = 'mail.new-device'`);
    await loggedIn(email, { device: 'a phone of hers' });
    expect(await shop.sql(`select 1 from outbox where topic = 'mail.new-device'`)).toHaveLength(told.length);
  });

  it('S70 all of them are logged out at once', async () => {
    const here = await someone('everywhere');
    const there = await loggedIn(here.email);
    await there.delete('/users/me/sessions', { expect: 200 });
    expect([(await here.get('/users/me')).status, (await there.get('/users/me')).status]).toEqual([401, 401]);
  });
});

describe('a shop that asks its staff for a second factor', () => {
  it('S71 lets whoever has none into their own profile alone, until it is set up', async () => {
    const admin = await shop.admin();
    await admin.put('/admin/settings/shop', { staffSecondFactor: true }, { expect: 200 });
    // the terms of the shop are read once a second
    const refused = await eventually(
      () => admin.get<Json>('/admin/orders'),
      ({ status }) => status !== 200,
    );
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_missing']);
    expect((await admin.get('/users/me')).status).toBe(200);
    await shop.sql(
      'update session set second_factor = true where account_id = (select id from account where email_key = $1)',
      ['admin@example.com'],
    );
    expect((await admin.get('/admin/orders')).status).toBe(200);
    await admin.put('/admin/settings/shop', { staffSecondFactor: false }, { expect: 200 });
  });

  it('S71 and no longer, once it is turned off again', async () => {
    const { person, email } = await withCodes('turncoat');
    await shop.sql(`update account set role = 'admin' where email_key = $1`, [email]);
    await person.put('/admin/settings/shop', { staffSecondFactor: true }, { expect: 200 });
    expect((await person.get('/admin/orders')).status).toBe(200);
    await person.post('/users/me/second-factor/removal', { currentPassword: password }, { expect: 200 });
    const refused = await eventually(
      () => person.get<Json>('/admin/orders'),
      ({ status }) => status !== 200,
    );
    expect(refused.body.code).toBe('second_factor_missing');
    await shop.sql('update session set second_factor = true');
    await person.put('/admin/settings/shop', { staffSecondFactor: false }, { expect: 200 });
  });
});
