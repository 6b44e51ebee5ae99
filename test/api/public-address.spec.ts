import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

/** The shop may visit this machine, where it runs, and has no key to seal with: the address is no secret. */
const shop = useOwnShop({ env: { OUTBOUND_NETWORKS: '127.0.0.0/8', SEALING_KEY: '' } });

const TYPED = 'https://lamps.example';

const enter = (admin: Client, value: string | null) =>
  admin.put<Json>('/admin/connections/address', { values: [{ name: 'PUBLIC_URL', value }] });
const addressOf = async (client: Client): Promise<string> =>
  (await client.get<Json>('/shop', { expect: 200 })).body.data.url;
const trialOf = async (admin: Client) =>
  (await admin.post<Json>('/admin/connections/address/trial', {}, { expect: 200 })).body;
const published = async (origin: string, path: string) => (await fetch(`${origin}${path}`)).text();

it('is typed once and leads everywhere, in every process, without a start', async () => {
  const admin = await shop.admin();
  const other = await shop.startApi();
  try {
    const before = await addressOf(shop.client);
    expect(before).toMatch(/^http:\/\/localhost:\d+$/);
    const { body } = await enter(admin, `${TYPED}/`);
    expect(body).toMatchObject({ group: 'address', origin: 'panel', state: 'real' });
    expect(await addressOf(shop.client)).toBe(TYPED);
    await eventually(
      () => addressOf(other.client),
      (url) => url === TYPED,
    );
    const { origin } = shop.client;
    expect(await published(origin, '/.well-known/ucp')).toContain(`${TYPED}/api/ucp/`);
    expect(JSON.parse(await published(origin, '/.well-known/oauth-authorization-server')).issuer).toBe(TYPED);
    const ofPage = (from: string) => fetch(`${origin}/api/v1/products`, { headers: { origin: from } });
    expect((await ofPage(TYPED)).headers.get('access-control-allow-origin')).toBe(TYPED);
    expect((await ofPage(before)).headers.get('access-control-allow-origin')).toBeNull();
    const stripe = (await admin.get<Json>('/admin/connections/stripe', { expect: 200 })).body;
    expect(stripe.webhook.url).toBe(`${TYPED}/api/v1/payments/webhooks/stripe`);
    const setup = (await admin.get<Json>('/admin/setup', { expect: 200 })).body;
    expect(setup.reach).toMatchObject({ url: TYPED, isPublic: true });

    const kept = await shop.sql<Json>(
      `select changes from audit_event where action = 'adminUpdateConnection' order by id desc limit 1`,
    );
    expect(kept).toMatchObject([{ changes: { PUBLIC_URL: { from: null, to: `${TYPED}/` } } }]);
    const key = { values: [{ name: 'STRIPE_SECRET_KEY', value: 'sk_test_0123456789abcdef' }] };
    expect((await admin.put<Json>('/admin/connections/stripe', key)).body.code).toBe('no_sealing_key');
    expect((await enter(admin, null)).body.origin).toBe('nowhere');
    expect(await addressOf(shop.client)).toBe(before);
  } finally {
    await other.stop();
  }
});

it('is confirmed by a visit, which tells another page from the shop', async () => {
  const admin = await shop.admin();
  const own = `http://127.0.0.1:${shop.api.port}`;
  await enter(admin, own);
  expect(await trialOf(admin)).toEqual({ worked: true, message: `This shop answers at ${own}.` });
  const others = createServer((_, answer) => answer.end('{"data":{"url":"https://another.example"}}'));
  await new Promise<void>((done) => void others.listen(0, '127.0.0.1', done));
  const { port } = others.address() as AddressInfo;
  try {
    await enter(admin, `http://127.0.0.1:${port}`);
    expect(await trialOf(admin)).toMatchObject({
      ...{ worked: false, message: expect.stringMatching(/^Something else than this shop answers/) },
    });
  } finally {
    await new Promise((done) => others.close(done));
  }
  await enter(admin, `http://127.0.0.1:${port}`);
  expect((await trialOf(admin)).message).toMatch(/cannot be reached from here/);
  await enter(admin, null);
});

it.each([
  ['lamps.example', /^Address must begin with https/],
  ['https://lamps.example/shop', /^Address must be a whole address/],
  ['https://user:word@lamps.example', /^Address must be a whole address/],
  ['javascript:alert(1)', /^Address must begin with https/],
  ['http://lamps.example', /^Address must begin with https/],
  ['https://lamps.example:99999', /^Address cannot be opened/],
  ['https://10.0.0.300', /^Address cannot be opened/],
])('tells at its field why it is none: %s', async (text, message) => {
  const admin = await shop.admin();
  const { status, body } = await enter(admin, text);
  expect([status, body.errors[0].field]).toEqual([400, 'values.PUBLIC_URL']);
  expect(body.errors[0].message).toMatch(message);
  expect(await addressOf(shop.client)).toMatch(/^http:\/\/localhost:\d+$/);
});

it('is the environment’s where that says one, and shown as such', async () => {
  const admin = await shop.admin();
  const set = await shop.startApi({ PUBLIC_URL: 'https://of-the-operator.example' });
  try {
    const there = set.client.as(admin.token ?? '');
    await enter(admin, TYPED);
    expect(await addressOf(set.client)).toBe('https://of-the-operator.example');
    const { body } = await there.get<Json>('/admin/connections/address', { expect: 200 });
    expect(body).toMatchObject({
      origin: 'environment',
      values: [{ value: 'https://of-the-operator.example' }],
    });
    expect((await enter(there, TYPED)).body.code).toBe('set_by_environment');
  } finally {
    await enter(admin, null);
    await set.stop();
  }
});

it('counts the proxies that named themselves', async () => {
  const admin = await shop.admin();
  const seen = async (hops: string) => {
    const answer = await fetch(`${shop.client.origin}/api/v1/admin/setup`, {
      headers: { authorization: `Bearer ${admin.token}`, 'x-forwarded-hops': hops },
    });
    const setup = (await answer.json()) as { reach: { seenProxies: number } };
    return setup.reach.seenProxies;
  };
  expect([await seen('2'), await seen('many')]).toEqual([2, 0]);
});
