import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { totp } from '../support/authenticator.js';
import type { Client, Json } from '../support/client.js';
import { mailsTo, mailTo, untilHeard } from '../support/mails.js';
import { eventually } from '../support/money.js';
import {
  addApp,
  addPasskey,
  aDevice,
  lateFor,
  loggedIn,
  PASSWORD,
  signedBy,
  signedUp,
} from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const currentPassword = PASSWORD;
const logIn = (email: string, shown: Json = {}) =>
  shop.client.post<Json>('/auth/login', { email, password: PASSWORD, ...shown });

describe('an account with a passkey alone', () => {
  it('S66 is not opened by its password until the passkey is shown', async () => {
    const person = await signedUp(shop, 'key@example.com');
    const { device } = await addPasskey(shop, person);
    const asked = await logIn(person.email);
    expect([asked.status, asked.body.code, asked.body.token]).toEqual([
      ...[401, 'second_factor_required', undefined],
    ]);
    expect(asked.body.data).toEqual({ factors: ['passkey', 'recovery code'] });
    const passkey = await signedBy(shop, device);
    expect((await logIn(person.email, { passkey })).status).toBe(200);
    const again = await logIn(person.email, { passkey });
    expect([again.status, again.body.code]).toEqual([401, 'passkey_refused']);
  });

  it('S66 is opened by a recovery code, once, that came with the passkey', async () => {
    const person = await signedUp(shop, 'drawer-key@example.com');
    const { codes } = await addPasskey(shop, person);
    expect(codes).toHaveLength(10);
    const [code = ''] = codes;
    expect((await logIn(person.email, { code })).status).toBe(200);
    expect((await logIn(person.email, { code })).body.code).toBe('wrong_code');
  });

  it('S66 is opened by nobody else’s passkey, nor by a code that no app has shown', async () => {
    const [ann, bob] = [await signedUp(shop, 'ann-key@example.com'), await signedUp(shop, 'bob@example.com')];
    await addPasskey(shop, ann);
    const bobs = await addPasskey(shop, bob);
    for (const device of [bobs.device, aDevice(shop)]) {
      const tried = await logIn(ann.email, { passkey: await signedBy(shop, device) });
      expect([tried.status, tried.body.code]).toEqual([401, 'passkey_refused']);
    }
    for (const shown of [{ code: '123456' }, { code: bobs.codes[0] }])
      expect((await logIn(ann.email, shown)).body.code).toBe('wrong_code');
    expect((await logIn(ann.email, { passkey: { id: 7 } })).status).toBe(401);
    expect((await logIn(ann.email, { passkey: 'x' })).status).toBe(400);
  });

  it('S66 logs out the sessions that its password opened before', async () => {
    const person = await signedUp(shop, 'earlier-key@example.com');
    const other = await loggedIn(shop, person.email);
    await addPasskey(shop, person);
    expect([(await other.get('/users/me')).status, (await person.get('/users/me')).status]).toEqual([
      ...[401, 200],
    ]);
  });
});

describe('a session that has shown a factor long ago', () => {
  const refused = ({ status, body }: { status: number; body: Json }) => [status, body.code];
  const ASKED = [403, 'second_factor_required'];

  async function withPasskey(email: string) {
    const person = await signedUp(shop, email);
    const added = await addPasskey(shop, person);
    await lateFor(shop, email);
    return { person, ...added };
  }

  it('S66 adds, renews and removes no factor by the password alone', async () => {
    const { person, ids } = await withPasskey('late@example.com');
    const me = '/users/me';
    for (const path of ['/second-factor', '/second-factor/recovery-codes', '/second-factor/removal'])
      expect(refused(await person.post<Json>(`${me}${path}`, { currentPassword }))).toEqual(ASKED);
    expect(refused(await person.post<Json>(`${me}/passkeys/options`, { currentPassword }))).toEqual(ASKED);
    expect(refused(await person.delete<Json>(`${me}/passkeys/${ids[0]}`))).toEqual(ASKED);
    expect(refused(await person.post<Json>(`${me}/password-confirmation`, { currentPassword }))).toEqual(
      ASKED,
    );
    const email = 'somewhere@example.com';
    expect(refused(await person.post<Json>(`${me}/email`, { currentPassword, email }))).toEqual(ASKED);
    expect(refused(await person.patch<Json>(me, { phone: '+254 700 000 009' }))).toEqual(ASKED);
    expect((await person.get<Json>('/users/me/passkeys')).body.data).toHaveLength(1);
  });

  it('S66 does so once the passkey is shown beside the password, for a quarter of an hour', async () => {
    const { person, device, ids } = await withPasskey('shown@example.com');
    const passkey = await signedBy(shop, device);
    await person.post('/users/me/password-confirmation', { currentPassword, passkey }, { expect: 200 });
    await person.patch('/users/me', { phone: '+254 700 000 009' }, { expect: 200 });
    const { secret } = await addApp(person);
    await person.delete(`/users/me/passkeys/${ids[0]}`, { expect: 200 });
    expect((await logIn(person.email)).body.data.factors).toEqual(['app', 'recovery code']);
    expect((await logIn(person.email, { code: totp(secret, 1) })).status).toBe(200);
  });

  it('S66 takes no wrong code and no foreign passkey for it, and stays logged in', async () => {
    const { person } = await withPasskey('wrong@example.com');
    const again = (shown: Json) =>
      person.post<Json>('/users/me/password-confirmation', { currentPassword, ...shown });
    expect(refused(await again({ code: '000000' }))).toEqual([400, 'wrong_code']);
    const passkey = await signedBy(shop, aDevice(shop));
    expect(refused(await again({ passkey }))).toEqual([400, 'passkey_refused']);
    expect((await person.get('/users/me')).status).toBe(200);
  });

  it('S66 asks for the password alone where there is no factor', async () => {
    const person = await signedUp(shop, 'plain@example.com');
    await lateFor(shop, person.email);
    expect(refused(await person.patch<Json>('/users/me', { phone: '' }))).toEqual([403, 'password_required']);
    await person.post('/users/me/password-confirmation', { currentPassword }, { expect: 200 });
    await person.patch('/users/me', { phone: '', name: 'Ada' }, { expect: 200 });
  });

  it('S66 is told by mail of each change', async () => {
    const person = await signedUp(shop, 'told@example.com');
    const { ids } = await addPasskey(shop, person);
    expect(await mailTo(shop, person.email, 'your password alone no longer does')).toContain('forgot');
    await person.delete(`/users/me/passkeys/${ids[0]}`, { expect: 200 });
    expect(await mailTo(shop, person.email, 'A passkey was removed')).toContain('forgot-password');
    expect((await logIn(person.email)).status).toBe(200);
    expect((await person.get<Json>('/users/me/second-factor')).body.data.recoveryCodesLeft).toBe(0);
  });
});

describe('S66 what meets at one account', () => {
  it('a log-in by the password and its first passkey: no session is left that has shown none', async () => {
    const person = await signedUp(shop, 'race@example.com');
    const device = aDevice(shop);
    const options = await person.post<Json>('/users/me/passkeys/options', { currentPassword });
    const response = device.register(options.body.data);
    const [, ...logins] = await Promise.all([
      person.post('/users/me/passkeys', { name: 'Phone', response }, { expect: 201 }),
      ...Array.from({ length: 4 }, () => logIn(person.email)),
    ]);
    const opened = logins.filter(({ status }) => status === 200).map(({ body }) => body.token as string);
    for (const token of opened) expect((await shop.client.as(token).get('/users/me')).status).toBe(401);
    expect((await logIn(person.email)).body.code).toBe('second_factor_required');
  });

  it('the app and a passkey of two sessions: one is first, and ends the other', async () => {
    const ann = await signedUp(shop, 'two@example.com');
    const other = await loggedIn(shop, ann.email);
    const start = await ann.post<Json>('/users/me/second-factor', { currentPassword }, { expect: 200 });
    const options = await other.post<Json>('/users/me/passkeys/options', { currentPassword });
    const response = aDevice(shop).register(options.body.data);
    const answers = await Promise.all([
      ann.post('/users/me/second-factor/confirmation', { code: totp(start.body.data.secret) }),
      other.post('/users/me/passkeys', { name: 'Phone', response }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1);
  });
});

describe('staff of a shop that demands a second factor', () => {
  let admin: Client;
  beforeAll(async () => {
    admin = await shop.admin();
  });
  afterAll(async () => {
    await shop.sql('update session set second_factor = true');
    await admin.put('/admin/settings/shop', { staffSecondFactor: false }, { expect: 200 });
  });

  it('S71 sets up the first one by a mailed link, never by the password alone', async () => {
    const person = await signedUp(shop, 'packer@example.com');
    await shop.sql(`update account set role = 'staff' where id = $1`, [person.id]);
    await shop.sql(`update session set second_factor = true`);
    await admin.put('/admin/settings/shop', { staffSecondFactor: true }, { expect: 200 });
    const start = () => person.post<Json>('/users/me/second-factor', { currentPassword });
    // the terms of the shop are read once a second
    const refused = await eventually(start, ({ status }) => status === 403);
    expect(refused.body.code).toBe('mailed_link_required');
    const options = await person.post<Json>('/users/me/passkeys/options', { currentPassword });
    expect(options.body.code).toBe('mailed_link_required');
    const moved = { currentPassword, email: 'packer.elsewhere@example.com' };
    expect((await person.post<Json>('/users/me/email', moved)).body.code).toBe('mailed_link_required');
    await untilHeard(shop, 'account.reset-asked');
    await untilHeard(shop, 'mail.password-reset');
    const links = await eventually(
      async () => (await mailsTo(shop, person.email)).filter((mail) => mail.includes('reset-password')),
      (mails) => mails.length === 3,
    );
    const tokens = links.map((mail) => /\/reset-password\/([\w-]{43})/.exec(mail)?.[1] ?? '');
    const used = tokens.map((token) =>
      shop.client.put(`/auth/reset-password/${token}`, { password: PASSWORD }),
    );
    expect((await Promise.all(used)).map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await addApp(await loggedIn(shop, person.email));
  });
});
