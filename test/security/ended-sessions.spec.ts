import { describe, expect, it } from '@jest/globals';
import { Authenticator, totp } from '../support/authenticator.js';
import type { Client, Json } from '../support/client.js';
import { overtakenBy } from '../support/held-row.js';
import { mailTo } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const password = 'a-good-password-1';
const currentPassword = { currentPassword: password };

/** Ends the sessions of an account and holds it, as a new password does until it is written. */
const ENDED = `with own as (select id from account where email_key = $1 for update)
  update session set revoked_at = now() where account_id = (select id from own)`;

type Shopper = Awaited<ReturnType<typeof shop.shopper>>;

/** What the call answers whose session its owner ends while it is under way. */
async function overtaken(shopper: Shopper, path: string, body: Json) {
  const work = () => shopper.post<Json>(path, body);
  const { status, body: answer } = await overtakenBy(shop.databaseUrl, ENDED, [shopper.email], work);
  return [status, answer.code];
}

const LOGGED_OUT = [401, 'not_logged_in'];

async function passkeyOf(shopper: Shopper): Promise<Json> {
  const { body } = await shopper.post<Json>('/users/me/passkeys/options', currentPassword, { expect: 200 });
  return new Authenticator(`http://localhost:${shop.api.port}`).register(body.data);
}

async function secretOf(shopper: Shopper): Promise<string> {
  const { body } = await shopper.post<Json>('/users/me/second-factor', currentPassword, { expect: 200 });
  return body.data.secret as string;
}

describe('a session that ends while its call is under way', () => {
  it('S11 adds no passkey', async () => {
    const shopper = await shop.shopper();
    const response = await passkeyOf(shopper);
    const added = await overtaken(shopper, '/users/me/passkeys', { name: 'Not hers', response });
    expect(added).toEqual(LOGGED_OUT);
    const again = await shop.login(shopper.email, password);
    expect((await again.get<Json>('/users/me/passkeys', { expect: 200 })).body.data).toEqual([]);
  });

  it('S11 turns no second factor on', async () => {
    const shopper = await shop.shopper();
    const code = totp(await secretOf(shopper));
    expect(await overtaken(shopper, '/users/me/second-factor/confirmation', { code })).toEqual(LOGGED_OUT);
    await shop.login(shopper.email, password);
  });

  it.each(['recovery-codes', 'removal'])(
    'S11 leaves the second factor on, and its codes: %s',
    async (step) => {
      const shopper = await shop.shopper();
      const me = '/users/me/second-factor';
      const code = totp(await secretOf(shopper));
      const { body } = await shopper.post<Json>(`${me}/confirmation`, { code }, { expect: 200 });
      expect(await overtaken(shopper, `${me}/${step}`, currentPassword)).toEqual(LOGGED_OUT);
      const login = { email: shopper.email, password, code: body.recoveryCodes[0] as string };
      await shop.client.post('/auth/login', login, { expect: 200 });
    },
  );
});

describe('a token that the shop has verified before', () => {
  /** The shop has its claim in memory from here on. */
  async function known(who: Client): Promise<void> {
    for (const _ of [1, 2]) await who.get('/users/me', { expect: 200 });
  }
  const statuses = async (who: Client, path = '/users/me') =>
    (await Promise.all([1, 2, 3, 4].map(() => who.get(path)))).map(({ status }) => status);

  it('S11 is good no more at the next call, once its owner has logged out or has a new password', async () => {
    const here = await shop.shopper();
    const there = await shop.login(here.email, password);
    await Promise.all([known(here), known(there)]);
    const newPassword = 'another saffron kettle';
    await here.put('/users/me/password', { ...currentPassword, newPassword }, { expect: 200 });
    expect(await statuses(there)).toEqual([401, 401, 401, 401]);
    await known(here);
    await here.post('/auth/logout', undefined, { expect: 200 });
    expect(await statuses(here)).toEqual([401, 401, 401, 401]);
  });

  it('opens at the next call what its owner may then, and nothing that belongs to another role', async () => {
    const staff = await shop.shopper('Sam Staff', 'staff');
    expect(await statuses(staff, '/admin/orders')).toEqual([200, 200, 200, 200]);
    await shop.sql(`update account set role = 'customer' where email = $1`, [staff.email]);
    expect(await statuses(staff, '/admin/orders')).toEqual([403, 403, 403, 403]);
    await known(staff);
  });

  it('is another where a sign of it is changed, cut off or added', async () => {
    const shopper = await shop.shopper();
    await known(shopper);
    const token = String(shopper.token);
    const [header = '', claims = '', signature = ''] = token.split('.');
    for (const other of [
      `${token}x`,
      token.slice(0, -1),
      `${header}.${claims}.`,
      `${header}.${claims}.${signature.toLowerCase()}`,
      `${token}.${signature}`,
      `${token},${token}`,
    ])
      expect(await statuses(shop.client.as(other))).toEqual([401, 401, 401, 401]);
    await known(shopper);
  });
});

describe('a new password', () => {
  it('S69 leaves the passkeys and names them to their owner', async () => {
    const shopper = await shop.shopper();
    const added = { name: 'A <b>phone</b>', response: await passkeyOf(shopper) };
    await shopper.post('/users/me/passkeys', added, { expect: 201 });
    const change = { ...currentPassword, newPassword: 'a brand new password' };
    await shopper.put('/users/me/password', change, { expect: 200 });
    const mail = await mailTo(shop, shopper.email, 'password was changed');
    expect(mail).toContain('open your account as before: A <b>phone</b>. Remove');
    expect(mail).toContain('A &lt;b&gt;phone&lt;/b&gt;');
  });
});
