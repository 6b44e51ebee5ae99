import { beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const list = (filter: object) =>
  admin.get<Json>(`/admin/messages?filter=${encodeURIComponent(JSON.stringify(filter))}`, { expect: 200 });

/** A message of somebody nobody knows, as the inbox has it. */
async function left(more: object = {}) {
  const email = `ada-${v7()}@example.com`;
  const message = { name: 'Ada', email, subject: 'Sizes', message: 'Is it cut wide?', ...more };
  await shop.client.post('/contact', message, { expect: 201 });
  const { body } = await list({ q: email });
  return { email, one: body[0], path: `/admin/messages/${body[0].id}` };
}

describe('the inbox of what visitors write', () => {
  it('has each message, which is answered by mail under its reference', async () => {
    const { email, one, path } = await left();
    expect(one).toMatchObject({ name: 'Ada', subject: 'Sizes', status: 'open', assigneeId: null });
    const reply = { text: 'It runs <b>true</b> to size.' };
    const { body } = await admin.post<Json>(`${path}/replies`, reply, { expect: 201 });
    expect(body).toMatchObject({ status: 'answered', replies: [{ ...reply, by: expect.any(String) }] });
    const mail = await mailTo(shop, email, `[${one.reference}]`);
    expect(mail).toContain('It runs <b>true</b> to size.');
    expect(mail).toContain('It runs &lt;b&gt;true&lt;/b&gt; to size.');
    expect(mail).toContain('Is it cut wide?');
    expect((await list({ q: one.reference })).body).toMatchObject([{ id: one.id }]);
  });

  it('says at its field what is wrong with an answer', async () => {
    const { path } = await left();
    for (const text of ['', '  ', 7, null, 'x'.repeat(5_001)]) {
      const refused = await admin.post<Json>(`${path}/replies`, { text });
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'text']);
    }
    const gone = await admin.post<Json>(`/admin/messages/${v7()}/replies`, { text: 'Hello' });
    expect([gone.status, gone.body.code]).toEqual([404, 'message_not_found']);
  });

  it('is answered once by two of the staff who have read the same', async () => {
    const { path } = await left();
    const first = await admin.post<Json>(`${path}/replies`, { text: 'It runs large.', after: null });
    expect(first.status).toBe(201);
    const second = await admin.post<Json>(`${path}/replies`, { text: 'It runs small.', after: null });
    expect([second.status, second.body.code]).toEqual([412, 'changed']);
    const after = first.body.replies[0].id;
    await admin.post(`${path}/replies`, { text: 'In blue, too.', after }, { expect: 201 });
    const wrong = await admin.post<Json>(`${path}/replies`, { text: 'Hello', after: 'last' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'after']);
    const { body } = await admin.get<Json>(path, { expect: 200 });
    expect(body.replies.map(({ text }: Json) => text)).toEqual(['It runs large.', 'In blue, too.']);
  });

  it('is kept in order: closed, opened again, taken, about an order', async () => {
    const { one, path } = await left();
    const { body: me } = await admin.get<Json>('/users/me', { expect: 200 });
    const taken = { status: 'closed', assigneeId: me.data._id };
    expect((await admin.patch<Json>(path, taken, { expect: 200 })).body).toMatchObject(taken);
    expect((await list({ status: 'open', q: one.email })).body).toEqual([]);
    const back = { status: 'open', assigneeId: null };
    expect((await admin.patch<Json>(path, back, { expect: 200 })).body).toMatchObject(back);
    const shopper = await shop.shopper();
    const { body: other } = await shopper.get<Json>('/users/me', { expect: 200 });
    for (const [change, field] of [
      [{ assigneeId: other.data._id }, 'assigneeId'],
      [{ orderId: v7() }, 'orderId'],
      [{ status: 'lost' }, 'status'],
    ] as const) {
      const refused = await admin.patch<Json>(path, change);
      expect([refused.status, refused.body.errors[0].field]).toEqual([400, field]);
    }
  });

  it('is found by whose it is, and by whether anybody has it in hand', async () => {
    const { email, one, path } = await left();
    const { body: me } = await admin.get<Json>('/users/me', { expect: 200 });
    const found = async (filter: object) => (await list(filter)).body.map(({ id }: Json) => id);
    expect(await found({ email: email.toUpperCase() })).toEqual([one.id]);
    expect(await found({ email: email.slice(1) })).toEqual([]);
    expect(await found({ email, inNobodysHand: true })).toEqual([one.id]);
    await admin.patch(path, { assigneeId: me.data._id }, { expect: 200 });
    expect(await found({ email, inNobodysHand: true })).toEqual([]);
  });

  it('leaves nothing of what was said in the audit log', async () => {
    const secret = `Secret ${v7()}`;
    const { one, path } = await left({ message: secret });
    await admin.post(`${path}/replies`, { text: `${secret}, too` }, { expect: 201 });
    const kept = await shop.sql<Json>('select action, changes from audit_event where entity_id = $1', [
      one.id,
    ]);
    expect(kept.map(({ action }) => action)).toEqual(['adminReplyToMessage']);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });
});
