import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { eventually } from '../support/money.js';
import { makeProduct } from '../support/products.js';
import { Receiver, takes } from '../support/receiver.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const receiver = new Receiver();
let admin: Client;
let names = 0;

beforeAll(async () => {
  admin = await shop.admin();
  await receiver.open();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.manner = takes;
});
// one receiver serves all: each test has its webhooks to itself
afterEach(async () => {
  for (const { id } of (await admin.get<Json>('/admin/webhooks', { expect: 200 })).body)
    await admin.delete(`/admin/webhooks/${id}`, undefined, { expect: 200 });
});

const make = async (types: string[], url = receiver.url): Promise<Json> => {
  names += 1;
  const terms = { name: `Books ${names}`, url, types };
  return (await admin.post<Json>('/admin/webhooks', terms, { expect: 201 })).body;
};
const tell = async (type: string, resourceId: string = v7()): Promise<string> => {
  await shop.sql(`select tell_event($1, 'order', $2, '{"number": "1A2B3C4D"}')`, [type, resourceId]);
  return resourceId;
};
const arrived = (resourceId: string, count = 1) =>
  eventually(
    () => Promise.resolve(receiver.of(resourceId)),
    (calls) => calls.length >= count,
  );
const deliveries = async (id: string, filter: object = {}): Promise<Json[]> =>
  (await admin.get<Json>(`/admin/webhooks/${id}/deliveries`, { query: { filter: JSON.stringify(filter) } }))
    .body;
const state = async (id: string, wanted: string) =>
  eventually(
    () => deliveries(id),
    ([first]) => first?.state === wanted && first.attemptCount > 0,
  );
/** What waits for its next try is due now. */
const later = () =>
  shop.sql(
    `update webhook_delivery set next_try_at = now(), claimed_until = null where next_try_at is not null`,
  );

describe('a webhook', () => {
  it('is told what it chose, signed so that foreign libraries verify it', async () => {
    const { id, secret } = await make(['product.*']);
    const product = await makeProduct(admin);
    const [call] = await arrived(product.id);
    expect(call?.message).toMatchObject({
      ...{ type: 'product.created', version: 1, resource: 'product', resourceId: product.id, data: {} },
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const [body, headers] = [call?.body ?? '', call?.headers ?? {}];
    expect(new StandardWebhook(secret).verify(body, headers)).toEqual(call?.message);
    for (const judge of [new StandardWebhook(secret), new Svix(secret)]) {
      expect(() => judge.verify(body, headers)).not.toThrow();
      expect(() => judge.verify(`${body} `, headers)).toThrow(/signature/);
    }
    expect(call?.headers).toMatchObject({
      ...{ 'webhook-id': call?.message.id, 'content-type': 'application/json' },
    });
    const [event] = (await admin.get<Json>('/admin/events', { query: { limit: 500 } })).body.events.filter(
      (one: Json) => one.id === call?.message.id,
    );
    expect(event).toMatchObject({ cursor: call?.message.cursor, type: 'product.created' });
    expect(receiver.calls.every(({ message }) => message.type.startsWith('product.'))).toBe(true);
    const kept = await eventually(
      async () => (await deliveries(id)).find(({ eventId }) => eventId === call?.message.id),
      (one) => one?.state === 'delivered',
    );
    expect(kept?.lastAttempt).toMatchObject({ status: 204, failure: null });
    const { body: whole } = await admin.get<Json>(`/admin/webhooks/${id}/deliveries/${kept?.id}`, {
      expect: 200,
    });
    expect(whole).toMatchObject({ id: kept?.id, eventId: call?.message.id });
  });

  it('has its secret told once, and kept sealed', async () => {
    const made = await make(['order.placed']);
    expect(made.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await admin.get<Json>(`/admin/webhooks/${made.id}`)).body.secret).toBeUndefined();
    const [kept] = await shop.sql<Json>(
      `select string_agg(t::text, '') || (select coalesce(string_agg(e::text, ''), '') from audit_event e) as kept
       from webhook_secret t where webhook_id = $1`,
      [made.id],
    );
    expect(kept.kept).not.toContain(made.secret.slice(6));
  });

  it('signs with both secrets while one takes the place of the other', async () => {
    const first = await make(['order.*']);
    const path = `/admin/webhooks/${first.id}/rotation`;
    const second = (await admin.post<Json>(path, { overlapHours: 1 }, { expect: 201 })).body;
    expect(second.overlapEndsAt).not.toBeNull();
    const both = (await arrived(await tell('order.paid')))[0]!;
    for (const { secret } of [first, second])
      expect(new StandardWebhook(secret).verify(both.body, both.headers)).toEqual(both.message);
    expect(both.headers['webhook-signature']?.split(' ')).toHaveLength(2);
    const third = (await admin.post<Json>(path, { overlapHours: 0 }, { expect: 201 })).body;
    const alone = (await arrived(await tell('order.paid')))[0]!;
    expect(new StandardWebhook(third.secret).verify(alone.body, alone.headers)).toEqual(alone.message);
    for (const { secret } of [first, second])
      expect(() => new StandardWebhook(secret).verify(alone.body, alone.headers)).toThrow();
  });

  it('is tested and told how it went, whether it is on or off', async () => {
    const { id } = await make(['order.*']);
    await admin.put(`/admin/webhooks/${id}`, { isOn: false }, { expect: 200 });
    receiver.manner = (_, response) => void response.writeHead(500).end(`Sorry\0 ${'x'.repeat(5_000)}`);
    const { body } = await admin.post<Json>(`/admin/webhooks/${id}/test`, undefined, { expect: 200 });
    expect(body).toMatchObject({ type: 'webhook.test', state: 'failed', lastAttempt: { status: 500 } });
    expect(body.lastAttempt.answer).toMatch(/^Sorry� x+$/);
    expect(body.lastAttempt.answer.length).toBe(1_024);
    receiver.manner = takes;
    const again = `/admin/webhooks/${id}/deliveries/${body.id}/sending`;
    expect((await admin.post<Json>(again, undefined, { expect: 200 })).body).toMatchObject({
      ...{ state: 'delivered', attemptCount: 2, attempts: [{ status: 204 }, { status: 500 }] },
    });
    const read = await admin.get<Json>(`/admin/webhooks/${id}/deliveries/${body.id}`, { expect: 200 });
    expect(read.body).toMatchObject({ state: 'delivered', attempts: [{ status: 204 }, { status: 500 }] });
    await admin.post(`/admin/webhooks/${v7()}/test`, undefined, { expect: 404 });
  });
});

describe('what does not arrive', () => {
  it('holds up what comes later of the same thing, and nothing else', async () => {
    const { id } = await make(['order.*']);
    const [stuck, free] = [v7(), v7()];
    receiver.manner = (received, response) =>
      void response.writeHead(received.message.resourceId === stuck ? 503 : 200).end();
    await tell('order.placed', stuck);
    await tell('order.paid', stuck);
    await tell('order.placed', free);
    await arrived(free);
    await arrived(stuck);
    const waiting = await eventually(
      () => deliveries(id, { state: 'waiting' }),
      (rows) => rows.some(({ attemptCount }) => attemptCount > 0),
    );
    const second = waiting.find(({ type }) => type === 'order.paid');
    expect(second).toMatchObject({ attemptCount: 0, resourceId: stuck });
    const held = await admin.post<Json>(`/admin/webhooks/${id}/deliveries/${second?.id}/sending`, undefined, {
      expect: 409,
    });
    expect(held.body.code).toBe('delivery_held');
    expect((await admin.get<Json>(`/admin/webhooks/${id}`)).body.failingSince).not.toBeNull();
    receiver.manner = takes;
    await later();
    await eventually(
      () => deliveries(id, { state: 'waiting' }),
      (rows) => rows.length === 0,
    );
    const told = receiver.of(stuck).map(({ message }) => message.type);
    expect(told.filter((type) => type === 'order.paid')).toHaveLength(1);
    expect(told.at(-1)).toBe('order.paid');
    // the same event bears the same id at each try
    const tries = receiver.of(stuck).filter(({ message }) => message.type === 'order.placed');
    expect(new Set(tries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('switches the webhook off after three days, tells who made it, and follows once it is on again', async () => {
    const { id, name } = await make(['order.*']);
    receiver.manner = (_, response) => void response.writeHead(500).end('Out of order');
    const thing = await tell('order.placed');
    await state(id, 'waiting');
    await shop.sql(
      `update webhook_delivery set failing_since = now() - interval '3 days' where webhook_id = $1`,
      [id],
    );
    await later();
    const off = await eventually(
      async () => (await admin.get<Json>(`/admin/webhooks/${id}`)).body,
      ({ isOn }) => !isOn,
    );
    expect(off).toMatchObject({ offReason: 'failing', owner: 'admin@example.com' });
    const mail = await mailTo(shop, 'admin@example.com', `A webhook was switched off: ${name}`);
    expect(mail).toContain(`/admin/webhooks/${id}`);
    const meanwhile = await tell('order.paid', thing);
    receiver.calls.length = 0;
    receiver.manner = takes;
    await admin.put(`/admin/webhooks/${id}`, { isOn: true }, { expect: 200 });
    await arrived(meanwhile, 2);
    expect(receiver.of(thing).map(({ message }) => message.type)).toEqual(['order.placed', 'order.paid']);
  });

  it('switches it off at once where the receiver says that it is gone', async () => {
    const { id } = await make(['order.*']);
    receiver.manner = (_, response) => void response.writeHead(410).end();
    await tell('order.placed');
    const off = await eventually(
      async () => (await admin.get<Json>(`/admin/webhooks/${id}`)).body,
      ({ isOn }) => !isOn,
    );
    expect(off.offReason).toBe('gone');
  });
});

describe('an address', () => {
  it.each([
    ['http://10.0.0.1/hook', 'The address is within the shop’s own network'],
    ['http://169.254.169.254/latest/meta-data', 'The address is within the shop’s own network'],
    ['http://[::1]:3000/hook', 'The address is within the shop’s own network'],
    ['http://[::ffff:10.0.0.1]/hook', 'The address is within the shop’s own network'],
    ['http://0x0a000001/hook', 'The address is within the shop’s own network'],
    ['ftp://books.example/hook', 'The address must begin with https://'],
    ['https://ann:secret@books.example/hook', 'The address must not hold a name or a password'],
    ['books.example', 'Please enter a whole address, such as https://…'],
  ])('%s is refused at its field', async (url, message) => {
    const terms = { name: 'Wrong', url, types: ['order.*'] };
    const { body } = await admin.post<Json>('/admin/webhooks', terms, { expect: 400 });
    expect(body.errors).toEqual([{ field: 'url', message }]);
  });

  it('that leads on to another one is not followed', async () => {
    const { id } = await make(['order.*']);
    receiver.manner = (_, response) => void response.writeHead(307, { location: receiver.url }).end();
    const before = receiver.calls.length;
    const { body } = await admin.post<Json>(`/admin/webhooks/${id}/test`, undefined, { expect: 200 });
    expect([body.state, body.lastAttempt.status, receiver.calls.length - before]).toEqual(['failed', 307, 1]);
  });
});

it.each([
  [{ name: '' }, 'name'],
  [{ types: [] }, 'types'],
  [{ types: ['everything'] }, 'types'],
  [{ types: ['order.*', 'order.paid'] }, 'types'],
  [{ types: null }, 'types'],
  [{ url: null }, 'url'],
])('what makes no sense is refused at its field: %j', async (wrong, field) => {
  const terms = { name: 'Wrong', url: 'https://books.example', types: ['order.*'], ...wrong };
  const { body } = await admin.post<Json>('/admin/webhooks', terms, { expect: 400 });
  expect(body.errors.map((one: Json) => one.field)).toEqual([field]);
});
