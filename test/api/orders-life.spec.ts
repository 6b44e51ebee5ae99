import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, orderOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let staff: Client;
let ann: Client & { email: string };

beforeAll(async () => {
  staff = await shop.staff();
  ann = await shop.shopper('Ann Shopper');
});

/** A cash order over $25.49, deposit still to be recorded. */
async function cashOrder(): Promise<string> {
  const body = { ...wanted(await goods(shop)), amount: 10.2 };
  return (await ann.post<Json>('/payments/cash', body, { expect: 200 })).body.data.orderId;
}

const step = (id: string, action: string, more: object = {}) =>
  staff.post<Json>(`/admin/orders/${id}/transitions`, { action, ...more });

/** Brings a fresh order as far as wanted. */
async function orderThat(...steps: [string, object?][]): Promise<string> {
  const id = await cashOrder();
  for (const [action, more] of steps) expect((await step(id, action, more)).status).toBe(200);
  return id;
}

const PARCEL = { carrier: 'UPS', trackingNumber: '1Z999' };
const deposit: [string] = ['record-deposit'];
const ship: [string, object] = ['ship', PARCEL];
const letGo: [string, object] = ['deliver', { reason: 'balance let go' }];

describe('an order from the deposit to the feedback', () => {
  it('goes its way, tells it in plain words, and leaves nothing open', async () => {
    const id = await cashOrder();
    expect((await step(id, 'record-deposit')).body).toMatchObject({
      status: 'processing',
      paymentDetail: 'deposit_paid',
      amountDue: 15.29,
    });
    const shipped = await step(id, 'ship', PARCEL);
    expect(shipped.body).toMatchObject({ status: 'shipped', ...PARCEL });
    await step(id, 'scan', { trackingNumber: '1Z999', text: 'Arrived', location: 'Kampala' });
    const tracking = await ann.get<Json>(`/orders/${id}/tracking`, { expect: 200 });
    expect(tracking.body.estimated).toBe(false);
    expect(tracking.body.trackingEvents.map((event: Json) => event.status)).toEqual([
      'confirmed',
      'processing',
      'shipped',
      'in_transit',
    ]);
    expect((await step(id, 'deliver')).status).toBe(409);
    expect((await step(id, 'record-balance')).body).toMatchObject({ paymentStatus: 'paid', amountDue: 0 });
    expect((await step(id, 'deliver')).body).toMatchObject({
      status: 'delivered',
      legalActions: expect.arrayContaining(['note']),
    });
    expect(await orderOf(ann, id)).toMatchObject({ canReview: true, canCancel: false, hasFeedback: false });
    const word = { rating: 5, comment: 'Warm!', items: [] };
    expect((await ann.post(`/orders/${id}/feedback`, word)).status).toBeLessThan(300);
    expect((await ann.post(`/orders/${id}/feedback`, word)).status).toBe(409);
    expect(await orderOf(ann, id)).toMatchObject({ canReview: false, hasFeedback: true });
  });

  it('has its every step in the audit log, with who did it', async () => {
    const id = await orderThat(deposit, ['note', { text: 'Called the buyer' }], ship);
    const rows = await shop.sql<Json>(
      `select action, changes, account.role from audit_event join account on account.id = actor_id
       where entity_id = $1 order by audit_event.id`,
      [id],
    );
    expect(rows.map((row) => row.action)).toEqual(['order.record-deposit', 'order.note', 'order.ship']);
    expect(rows[2]).toMatchObject({ role: 'staff', changes: { carrier: 'UPS', trackingNumber: '1Z999' } });
    const { body } = await staff.get<Json>(`/admin/orders/${id}`);
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'ship',
      actor: 'staff',
      actorName: 'Sam Staff',
      from: 'processing',
    });
  });

  it('takes a step that is sent twice with one key once', async () => {
    const id = await orderThat(deposit);
    const send = (text: string) =>
      staff.post<Json>(`/admin/orders/${id}/transitions`, { action: 'note', text }, { key: 'one note' });
    const [first, again, other] = [await send('Called'), await send('Called'), await send('Called again')];
    expect([first.status, again.status, other.status]).toEqual([200, 200, 422]);
    expect(again.body).toEqual(first.body);
    const notes = first.body.timeline.filter(({ event }: Json) => event === 'note');
    expect(notes).toHaveLength(1);
  });

  it.each([
    ['note', { text: '   ' }, 'text', 'Please write what is to be noted'],
    ['note', {}, 'text', 'Please write what is to be noted'],
    [
      'ship',
      { carrier: 'UPS\r\nBcc: x@example.com', trackingNumber: '1Z' },
      'carrier',
      'Carrier must be one line',
    ],
    [
      'ship',
      { carrier: 'UPS', trackingNumber: '1Z\n2' },
      'trackingNumber',
      'Tracking number must be one line',
    ],
  ])('takes no %s of %j', async (action, more, field, message) => {
    const id = await orderThat(deposit);
    const { status, body } = await staff.post<Json>(`/admin/orders/${id}/transitions`, { action, ...more });
    expect([status, body.errors]).toEqual([400, [{ field, message }]]);
  });

  it('keeps a refused step out of the audit log and the history', async () => {
    const id = await orderThat(deposit);
    const before = await shop.sql<Json>('select count(*) from order_event where order_id = $1', [id]);
    expect((await step(id, 'deliver')).status).toBe(409);
    expect(
      await shop.sql('select 1 from audit_event where entity_id = $1 and action = $2', [id, 'order.deliver']),
    ).toEqual([]);
    expect(await shop.sql('select count(*) from order_event where order_id = $1', [id])).toEqual(before);
  });
});

describe('S46 steps that the state table does not list', () => {
  it.each<[string, [string, object?][], string, object]>([
    ['a pending order is not shipped', [], 'ship', PARCEL],
    ['a pending order is not delivered', [], 'deliver', {}],
    ['a pending order is not scanned', [], 'scan', { trackingNumber: '1Z999', text: 'x' }],
    ['a processing order is not shipped without a parcel', [deposit], 'ship', {}],
    ['a processing order is not delivered', [deposit], 'deliver', { reason: 'x' }],
    ['a shipped order is not cancelled', [deposit, ship], 'cancel', {}],
    ['a shipped order is not shipped again', [deposit, ship], 'ship', PARCEL],
    ['another parcel’s scan is refused', [deposit, ship], 'scan', { trackingNumber: 'OTHER', text: 'x' }],
    ['a delivered order is not cancelled', [deposit, ship, letGo], 'cancel', {}],
    ['a delivered order is not delivered again', [deposit, ship, letGo], 'deliver', { reason: 'x' }],
    ['a cancelled order is not shipped', [['cancel']], 'ship', PARCEL],
    ['a cancelled order is not cancelled again', [['cancel']], 'cancel', {}],
  ])('%s', async (_, way, action, more) => {
    const id = await orderThat(...way);
    const { status } = (await staff.get<Json>(`/admin/orders/${id}`)).body;
    const refused = await step(id, action, more);
    expect([refused.status, refused.body.code]).toEqual([409, 'order_transition_refused']);
    expect((await staff.get<Json>(`/admin/orders/${id}`)).body.status).toBe(status);
  });

  it('the buyer’s cancel comes too late once it was shipped', async () => {
    const id = await orderThat(deposit, ship);
    const refused = await ann.put<Json>(`/orders/${id}/cancel`, {});
    expect([refused.status, refused.body.message]).toEqual([409, 'A shipped order cannot be cancelled.']);
  });
});

it('leaves books that add up', async () => {
  expect.hasAssertions();
  await mustBeSound(shop);
});
