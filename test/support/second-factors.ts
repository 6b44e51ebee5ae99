import { Authenticator, totp } from './authenticator.js';
import type { Client, Json } from './client.js';
import type { Shop } from './shop.js';

/** What a shopper's password is here. */
export const PASSWORD = 'a plain saffron kettle';

const currentPassword = PASSWORD;
const SECOND_FACTOR = '/users/me/second-factor';

export type Person = Client & { email: string; id: string };

/** A shopper who has just signed up and logged in. */
export async function signedUp(shop: Shop, email: string): Promise<Person> {
  const account = { name: 'Ada Lovelace', email, phone: '+254 700 000 001', password: PASSWORD };
  const { body } = await shop.client.post<Json>('/auth/register', account, { expect: 201 });
  return Object.assign(await loggedIn(shop, email), { email, id: String(body.data._id) });
}

/** Its mailbox was shown, as a mailed link does. */
export const prove = (shop: Shop, accountId: string) =>
  shop.sql(
    `insert into email_confirmation (account_id, expires_at, confirmed_at) values ($1, now(), now())
     on conflict (account_id) do update set confirmed_at = now()`,
    [accountId],
  );

/** A session by the password, and what is shown beside it. */
export async function loggedIn(shop: Shop, email: string, shown: Json = {}): Promise<Client> {
  const answer = await shop.client.post<Json>(
    '/auth/login',
    { email, password: PASSWORD, ...shown },
    { expect: 200 },
  );
  return shop.client.as(answer.body.token);
}

/** A device of the shop's pages. */
export const aDevice = (shop: Shop) => new Authenticator(`http://localhost:${shop.api.port}`);

/** What the device signs for the shop now. */
export async function signedBy(shop: Shop, device: Authenticator): Promise<Json> {
  const { body } = await shop.client.post<Json>('/auth/passkey/options', {}, { expect: 200 });
  return device.sign(body.data);
}

/** Adds a passkey on a new device; answers the device and the recovery codes. */
export async function addPasskey(shop: Shop, person: Client, name = 'My phone', shown: Json = {}) {
  const device = aDevice(shop);
  const options = await person.post<Json>(
    '/users/me/passkeys/options',
    { currentPassword, ...shown },
    { expect: 200 },
  );
  const added = await person.post<Json>(
    '/users/me/passkeys',
    { name, response: device.register(options.body.data) },
    { expect: 201 },
  );
  const codes = (added.body['recoveryCodes'] ?? []) as string[];
  return { device, codes, ids: (added.body.data as Json[]).map(({ _id }) => String(_id)) };
}

/** Turns the authenticator app on; answers its secret and the recovery codes. */
export async function addApp(person: Client, shown: Json = {}) {
  const start = await person.post<Json>(SECOND_FACTOR, { currentPassword, ...shown }, { expect: 200 });
  const secret = String(start.body.data.secret);
  const { body } = await person.post<Json>(
    `${SECOND_FACTOR}/confirmation`,
    { code: totp(secret) },
    { expect: 200 },
  );
  return { secret, codes: body['recoveryCodes'] as string[] };
}

/** As if a quarter of an hour had gone by since anything was shown in the account's sessions. */
export const lateFor = (shop: Shop, email: string) =>
  shop.sql(
    `update session set authenticated_at = now() - interval '16 minutes', factor_shown_at = factor_shown_at - interval '16 minutes'
     where account_id = (select id from account where email_key = $1)`,
    [email],
  );
