import { expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { ownPort } from '../support/own-port.js';
import { eventually } from '../support/money.js';
import { MailServer } from '../support/mail-server.js';
import { useOwnShop } from '../support/use-shop.js';

/** Where the first process plays Stripe, to which keys of the panel are sent here. */
const port = await ownPort();
const KEY = 'sk_test_duka_tests';
const SECRET = 'whsec_of_a_webhook_of_the_panel';

const shop = useOwnShop({
  env: { SANDBOX_PORT: String(port), STRIPE_API_BASE: `http://127.0.0.1:${port}` },
});
const enter = (admin: Client, id: string, values: Record<string, string | null>) =>
  admin.put<Json>(`/admin/connections/${id}`, {
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
  });
const one = async (admin: Client, id: string) =>
  (await admin.get<Json>(`/admin/connections/${id}`, { expect: 200 })).body;
const cardFields = async (client: Client) =>
  (await client.get<Json>('/shop', { expect: 200 })).body.data.cardFields;

it('lists every service with what it reads, and no address of the operator’s', async () => {
  const admin = await shop.admin();
  const { body } = await admin.get<Json>('/admin/connections', { expect: 200 });
  const named = Object.fromEntries(body.map(({ id, group }: Json) => [id, group]));
  expect(named).toMatchObject({
    ...{ stripe: 'payments', paypal: 'payments', mail: 'mail', easypost: 'delivery' },
    ...{ efris: 'books', storecove: 'books', google: 'channels' },
  });
  const stripe = body.find(({ id }: Json) => id === 'stripe');
  expect(stripe).toMatchObject({ origin: 'nowhere', state: 'played', canBeTried: true });
  expect(stripe.webhook.url).toMatch(/^http.*\/api\/v1\/payments\/webhooks\/stripe$/);
  expect(stripe.values.map(({ name }: Json) => name)).not.toContain('STRIPE_API_BASE');
});

it('keeps keys sealed, shows their last four, tries them, and holds in every process without a start', async () => {
  const admin = await shop.admin();
  const other = await shop.startApi({ SANDBOX_PORT: String(await ownPort()) });
  try {
    expect(await cardFields(other.client)).toBe('masked');
    const saved = await enter(admin, 'stripe', { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET });
    expect([saved.status, saved.body.origin, saved.body.state]).toEqual([200, 'panel', 'real']);
    expect(saved.body.values[0]).toMatchObject({ value: null, ending: 'ests' });
    expect(await cardFields(shop.client)).toBe('hosted');
    await eventually(
      () => cardFields(other.client),
      (fields) => fields === 'hosted',
    );

    const trial = await admin.post<Json>('/admin/connections/stripe/trial', {}, { expect: 200 });
    expect(trial.body).toMatchObject({ worked: true });
    expect(trial.body.message).toMatch(/tests, which move no money/);
    await enter(admin, 'stripe', { STRIPE_SECRET_KEY: 'sk_test_of_another_account' });
    const wrong = await admin.post<Json>('/admin/connections/stripe/trial', {}, { expect: 200 });
    expect(wrong.body).toMatchObject({ worked: false });
    expect(wrong.body.message).toMatch(/does not take these keys/);

    const [row] = await shop.sql<{ value: object }>(`select value from setting where key = 'connections'`);
    const audit = await admin.get<Json>('/admin/audit', { expect: 200 });
    expect(audit.body.map(({ action }: Json) => action)).toContain('adminTryConnection');
    for (const text of [JSON.stringify(row), JSON.stringify(audit.body), shop.api.log, other.log])
      for (const secret of [KEY, SECRET, 'sk_test_of_another_account']) expect(text).not.toContain(secret);

    await enter(admin, 'stripe', { STRIPE_SECRET_KEY: null, STRIPE_WEBHOOK_SECRET: null });
    expect(await one(admin, 'stripe')).toMatchObject({ origin: 'nowhere', state: 'played' });
    await eventually(
      () => cardFields(other.client),
      (fields) => fields === 'masked',
    );
  } finally {
    await other.stop();
  }
});

it('sends by the mail server that was entered, and tells what it said', async () => {
  const admin = await shop.admin();
  const server = await MailServer.atItsPort();
  const { hostname: MAIL_HOST, port: MAIL_PORT } = new URL(server.url);
  const values = { MAIL_HOST, MAIL_PORT, MAIL_SECURITY: 'none', MAIL_SENDER: 'hello@lamps.example' };
  const trial = async () =>
    (await admin.post<Json>('/admin/connections/mail/trial', {}, { expect: 200 })).body;
  const isDone = async () => {
    const { steps } = (await admin.get<Json>('/admin/setup', { expect: 200 })).body;
    return steps.find(({ name }: Json) => name === 'mail').isDone;
  };
  await server.open();
  try {
    expect(await isDone()).toBe(false);
    expect((await enter(admin, 'mail', values)).body).toMatchObject({ origin: 'panel', state: 'real' });
    expect(await isDone()).toBe(true);
    expect(await trial()).toMatchObject({ worked: true });
    const [letter] = server.to('admin@example.com');
    expect(letter?.source).toMatch(/^From: .*<hello@lamps\.example>/m);
    server.refuses = () => 550;
    server.says = () => 'we do not know this sender';
    const refused = await trial();
    expect([refused.worked, refused.message]).toEqual([
      false,
      expect.stringMatching(/do not know this sender/),
    ]);
  } finally {
    await server.close();
  }
  expect((await trial()).message).toMatch(/^The mail server cannot be reached/);
  await enter(admin, 'mail', { MAIL_HOST: null, MAIL_PORT: null, MAIL_SECURITY: null, MAIL_SENDER: null });
  expect(await isDone()).toBe(false);
});

it.each([
  [
    'stripe',
    { STRIPE_SECRET_KEY: KEY },
    'values.STRIPE_WEBHOOK_SECRET',
    /^Signing secret of the webhook is missing$/,
  ],
  [
    'stripe',
    { STRIPE_SECRET_KEY: 'pk_test_x', STRIPE_WEBHOOK_SECRET: SECRET },
    'values.STRIPE_SECRET_KEY',
    /^Secret key/,
  ],
  ['stripe', { STRIPE_API_BASE: 'https://evil.example' }, 'values.STRIPE_API_BASE', /no field/],
  ['momo', { MOMO_BASE_URL: 'http://169.254.169.254' }, 'values.MOMO_BASE_URL', /must be an address of MTN/],
  [
    'mail',
    {
      MAIL_HOST: 'smtp.example.com',
      MAIL_SENDER: 'a@lamps.example',
      MAIL_SECURITY: 'none',
      MAIL_USER: 'a',
      MAIL_PASSWORD: 'b',
    },
    'values.MAIL_SECURITY',
    /never sent without encryption/,
  ],
  ['paypal', { PAYPAL_API: 'elsewhere' }, 'values.PAYPAL_API', /is one of these: live, sandbox/],
])('tells at its field what does not fit: %s %j', async (id, values, field, message) => {
  const { status, body } = await enter(await shop.admin(), id, values);
  expect([status, body.code, body.errors[0].field]).toEqual([400, 'connection_wrong', field]);
  expect(body.errors[0].message).toMatch(message);
});

it('sends no password that was entered for one server to another', async () => {
  const admin = await shop.admin();
  const own = { MAIL_USER: 'lamps', MAIL_PASSWORD: 'for-this-server-alone', MAIL_SENDER: 'a@lamps.example' };
  await enter(admin, 'mail', { MAIL_HOST: 'smtp.lamps.example', ...own });
  const led = await enter(admin, 'mail', { MAIL_HOST: 'smtp.elsewhere.example' });
  expect([led.status, led.body.errors]).toEqual([
    400,
    [{ field: 'values.MAIL_PASSWORD', message: 'Enter Password again: it would go to another server' }],
  ]);
  const again = { MAIL_HOST: 'smtp.elsewhere.example', MAIL_PASSWORD: 'another-one' };
  expect((await enter(admin, 'mail', again)).status).toBe(200);
  const none = Object.fromEntries(['MAIL_HOST', ...Object.keys(own)].map((name) => [name, null]));
  expect((await enter(admin, 'mail', none)).status).toBe(200);
});

it('knows no other service, and tries none without keys', async () => {
  const admin = await shop.admin();
  await admin.get('/admin/connections/pigeons', { expect: 404 });
  expect((await enter(admin, 'pigeons', { KEY: 'x' })).body.code).toBe('connection_not_found');
  await admin.post('/admin/connections/pigeons/trial', {}, { expect: 404 });
  const { body } = await admin.post<Json>('/admin/connections/storecove/trial', {}, { expect: 409 });
  expect(body.code).toBe('nothing_to_try');
});
