import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import {
  eventually,
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  stockOf,
  wanted,
} from '../support/money.js';
import { coupon } from '../support/races.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

/** Three jackets for 76.47 less ten percent, paid by card: 68.82 or 68.83, and on its way. */
async function paidOrder() {
  const code = `BACK${randomUUID().slice(0, 8).toUpperCase()}`;
  await coupon(shop, code, 1);
  const [shopper, jacket] = [await shop.shopper('Rita Returns'), await goods(shop, { stock: 5 })];
  const session = await openSession(shopper, { ...wanted(jacket, 3), couponCode: code });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return { shopper, jacket, orderId: String(session.data.orderId) };
}

const move = (orderId: string, body: object) =>
  admin.post<Json>(`/admin/orders/${orderId}/transitions`, body, { expect: 200 });

async function deliveredOrder() {
  const order = await paidOrder();
  await move(order.orderId, {
    action: 'ship',
    carrier: 'UPS',
    trackingNumber: `1Z${randomUUID().slice(0, 8)}`,
  });
  await move(order.orderId, { action: 'deliver' });
  const { jacket, shopper, orderId } = order;
  const pieces = (quantity: number) => ({
    lines: [{ variantId: jacket.variantId, quantity }],
    ...{ reason: 'does_not_fit', comment: 'Too small', handover: 'label' },
  });
  const ask = (quantity: number, expected = 201) =>
    shopper.post<Json>(`/orders/${orderId}/returns`, pieces(quantity), { expect: expected });
  const idOf = async () => (await ask(1)).body.data.returns[0].id as string;
  return { ...order, pieces, ask, idOf };
}

const step = (who: Client, id: string, name: string, body: object | undefined, expected = 200) =>
  who.post<Json>(`/admin/returns/${id}/${name}`, body, { expect: expected });
const arrived = (variantId: string, quantity: number, restock: boolean) => ({
  lines: [{ variantId, quantity, restock }],
});

describe('a return', () => {
  afterEach(() => mustBeSound(shop));

  it('is begun by staff for a buyer who has called, who is told so, and goes on as every other', async () => {
    const { shopper, jacket, orderId, pieces } = await deliveredOrder();
    const order = await admin.get<Json>(`/admin/orders/${orderId}`, { expect: 200 });
    expect(order.body.legalActions).toContain('return');
    const path = `/admin/orders/${orderId}/returns`;
    const asked = { ...pieces(1), message: 'Bring it to the counter.' };
    const [key, again] = [randomUUID(), { ...asked }];
    const { body } = await admin.post<Json>(path, asked, { expect: 201, key });
    expect(body).toMatchObject({ status: 'approved', orderId, message: asked.message });
    expect((await admin.post<Json>(path, again, { expect: 201, key })).body.id).toBe(body.id);
    expect((await admin.post<Json>(path, asked, { expect: 409 })).body.code).toBe('return_underway');
    await shopper.post(path, asked, { expect: 403 });
    await mailTo(shop, shopper.email, asked.message);
    const entry = await shop.sql<Json>(
      `select changes from audit_event where action = 'adminOpenReturn' and entity_id = $1`,
      [orderId],
    );
    // and not what was said: that is erased with whoever said it
    expect(entry).toEqual([{ changes: { return: body.id, lines: asked.lines, reason: asked.reason } }]);
    const got = await step(admin, body.id, 'receipt', arrived(jacket.variantId, 1, true));
    expect(got.body).toMatchObject({ status: 'received', amount: body.amount });
  });

  it('gives back to the cent what was told before, restocks what staff says, and tells the shopper each step', async () => {
    const { shopper, jacket, orderId, ask } = await deliveredOrder();
    const query = { lines: `${jacket.variantId}:2` };
    const preview = (await shopper.get<Json>(`/orders/${orderId}/return-preview`, { query, expect: 200 }))
      .body.data;
    expect(preview).toMatchObject({ lines: [{ quantity: 2, amount: preview.refund }] });
    expect(preview.message).toContain('goes back to your card once we have your items.');
    const { body } = await ask(2);
    const [{ id, amount, status }] = body.data.returns;
    expect([amount, status, body.data.canReturn]).toEqual([preview.refund, 'requested', false]);

    const listed = await admin.get<Json>('/admin/returns', {
      query: { filter: JSON.stringify({ status: ['requested'], q: orderId.slice(-8) }) },
      expect: 200,
    });
    expect(listed.body).toMatchObject([
      { id, customer: { name: 'Rita Returns' }, legalActions: ['approve', 'decline'] },
    ]);
    await step(admin, id, 'approval', { message: 'The label is on its way.' });
    const got = (await step(admin, id, 'receipt', arrived(jacket.variantId, 2, true))).body;
    expect(got).toMatchObject({
      status: 'received',
      amount: preview.refund,
      legalActions: ['decline', 'refund', 'exchange'],
    });
    const before = await stockOf(shop, jacket);
    const refunded = (await step(admin, id, 'refund', undefined)).body;
    expect(refunded).toMatchObject({ status: 'refunded', amount: preview.refund, legalActions: [] });
    expect((await stockOf(shop, jacket)).on_hand).toBe(before.on_hand + 2);

    const order = await eventually(
      () => orderOf(shopper, orderId),
      (one) => one.amountRefunded === preview.refund,
    );
    expect(order).toMatchObject({ status: 'delivered', paymentDetail: 'partially_refunded' });
    expect(order.timeline.map(({ event }: Json) => event)).toEqual(
      expect.arrayContaining(['return_requested', 'return_approved', 'return_received', 'return_refunded']),
    );
    for (const subject of [
      'We have your return request',
      'Your return is approved',
      'Your return has arrived',
      'Your return is complete',
    ])
      expect(await mailTo(shop, shopper.email, subject)).toContain('2 =C3=97 Jacket');
    const after = (await shopper.get<Json>(`/orders/${orderId}/returns`, { expect: 200 })).body.data;
    expect(after).toMatchObject({
      canReturn: true,
      lines: [{ left: 1 }],
      returns: [{ id, status: 'refunded' }],
    });
    const audit = await shop.sql<{ action: string }>(
      'select action from audit_event where entity_id = $1 order by seq',
      [id],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'adminApproveReturn',
      'adminReceiveReturn',
      'adminRefundReturn',
    ]);
    expect((await shopper.get<Json>('/users/me/data', { expect: 200 })).body.data.returns).toMatchObject([
      { id },
    ]);
  });

  it('has one winner of two requests, and each piece comes back once', async () => {
    const { ask, shopper, orderId, pieces, jacket } = await deliveredOrder();
    const path = `/orders/${orderId}/returns`;
    const both = await Promise.all([shopper.post(path, pieces(2)), shopper.post(path, pieces(2))]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { id } = (await shopper.get<Json>(path, { expect: 200 })).body.data.returns[0];
    await step(admin, id, 'approval', {});
    await step(admin, id, 'receipt', arrived(jacket.variantId, 2, false));
    const twice = await Promise.all([1, 2].map(() => admin.post<Json>(`/admin/returns/${id}/refund`)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ask(2, 409)).body.code).toBe('refund_too_many');
    expect((await ask(1)).body.data.returns).toHaveLength(2);
  });

  it('gives nothing back that was refunded otherwise meanwhile', async () => {
    const { idOf, orderId, jacket } = await deliveredOrder();
    const id = await idOf();
    await step(admin, id, 'approval', {});
    await step(admin, id, 'receipt', arrived(jacket.variantId, 1, false));
    await admin.post(`/admin/orders/${orderId}/refunds`, { reason: 'All of it' }, { expect: 200 });
    const ended = await step(admin, id, 'refund', undefined);
    expect(ended.body).toMatchObject({ status: 'refunded', amount: 0 });
    expect(await shop.sql('select reason from refund where order_id = $1', [orderId])).toHaveLength(1);
  });

  it('is not of an order that is on its way or cancelled, whoever is faster', async () => {
    const { shopper, orderId, jacket } = await paidOrder();
    const lines = [{ variantId: jacket.variantId, quantity: 1 }];
    const [cancelled, asked] = await Promise.all([
      shopper.put<Json>(`/orders/${orderId}/cancel`, {}),
      shopper.post<Json>(`/orders/${orderId}/returns`, { lines, reason: 'other', handover: 'label' }),
    ]);
    expect([cancelled.status, asked.status, asked.body.code]).toEqual([200, 409, 'return_not_possible']);
  });

  it('ends when its goods do not come in time, and another one may be asked for', async () => {
    const { idOf, ask, shopper } = await deliveredOrder();
    const id = await idOf();
    await step(admin, id, 'approval', {});
    await shop.sql(`update order_return set updated_at = now() - interval '31 days' where id = $1`, [id]);
    await runJob(shop, 'returns.expire');
    const ended = (await admin.get<Json>(`/admin/returns/${id}`, { expect: 200 })).body;
    expect(ended).toMatchObject({ status: 'expired', legalActions: [] });
    expect(await mailTo(shop, shopper.email, 'Your return has ended')).toContain('1 =C3=97 Jacket');
    expect((await ask(1)).body.data.returns).toMatchObject([{ status: 'requested' }, { id }]);
  });

  it('is exchanged for other goods once, whoever else would pay it back or exchange it at once', async () => {
    const { shopper, jacket, orderId, idOf } = await deliveredOrder();
    const [id, coat, cap] = [
      await idOf(),
      await goods(shop, { cents: 4_000, name: 'Coat', stock: 9 }),
      await goods(shop, { cents: 500, name: 'Cap', stock: 9 }),
    ];
    const terms = { returnId: id, leaving: [], method: 'card' };
    const items = ({ variantId }: { variantId: string }) => [{ variantId, quantity: 1 }];
    const preview = (asked: object, expected = 200) =>
      admin.post<Json>(`/admin/orders/${orderId}/edit-preview`, asked, { expect: expected });
    const exchange = (asked: object) =>
      admin.post<Json>(`/admin/orders/${orderId}/edits`, { ...terms, ...asked }, { key: randomUUID() });
    const seen = async () => (await admin.get<Json>(`/admin/returns/${id}`, { expect: 200 })).body;
    const early = await preview({ ...terms, items: items(coat) }, 409);
    expect(early.body.code).toBe('return_transition_refused');
    await step(admin, id, 'approval', {});
    const { amount } = (await step(admin, id, 'receipt', arrived(jacket.variantId, 1, true))).body;
    const shelved = (await stockOf(shop, jacket)).on_hand;
    const stranger = await preview({ ...terms, returnId: randomUUID(), items: items(coat) }, 404);
    expect(stranger.body.code).toBe('return_not_found');
    const figures = (await preview({ ...terms, items: items(coat) })).body;
    expect(figures).toMatchObject({
      worth: amount,
      total: 40,
      toPay: Math.round(4_000 - amount * 100) / 100,
    });

    const waiting = (await exchange({ items: items(coat), worth: amount, total: 40 })).body;
    expect(waiting).toMatchObject({ state: 'waiting', payUrl: expect.stringMatching(/^http/) });
    const exchanged = { orderId: waiting.newOrderId, state: 'waiting' };
    expect(await seen()).toMatchObject({ status: 'received', legalActions: [], exchange: exchanged });
    expect((await step(admin, id, 'refund', undefined, 409)).body.code).toBe('order_edit_waiting');
    const asking = await mailTo(shop, shopper.email, 'An exchange for your order waits for your payment');
    expect(asking).toContain(`/orders/${waiting.newOrderId}#`);
    await move(waiting.newOrderId, { action: 'cancel', reason: 'something else' });
    expect(await seen()).toMatchObject({ status: 'received', exchange: null });

    const answers = await Promise.all([
      exchange({ items: items(cap) }),
      exchange({ items: items(cap) }),
      admin.post<Json>(`/admin/returns/${id}/refund`, undefined),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const end = await seen();
    expect(end).toMatchObject({ status: 'refunded', amount });
    expect((await stockOf(shop, jacket)).on_hand).toBe(shelved + 1);
    expect(await orderOf(shopper, orderId)).toMatchObject({ status: 'delivered' });
    if (end.exchange) await mailTo(shop, shopper.email, 'Your exchange is being prepared');
    const own = (await shopper.get<Json>(`/orders/${orderId}/returns`, { expect: 200 })).body.data.returns[0];
    expect(own.exchange).toEqual(end.exchange);
  });

  it('waits for somebody with a larger limit, and for the permission to refund', async () => {
    const { idOf, jacket } = await deliveredOrder();
    const id = await idOf();
    const someone = async (permissions: readonly string[]) => {
      const role = { name: `Returns ${randomUUID()}`, permissions, refundLimit: 5 };
      const { body } = await admin.post<Json>('/admin/roles', role, { expect: 201 });
      const member = await shop.shopper('Cleo Clerk', 'staff');
      await shop.sql('update account set staff_role_id = $2 where email_key = $1', [member.email, body.id]);
      return member;
    };
    const [clerk, limited] = [
      await someone(['orders.read', 'orders.write']),
      await someone(['orders.read', 'orders.refund']),
    ];
    await step(limited, id, 'approval', {}, 403);
    await step(clerk, id, 'approval', {});
    const received = await step(clerk, id, 'receipt', arrived(jacket.variantId, 1, false));
    expect(received.body.legalActions).toEqual(['decline', 'exchange']);
    await step(clerk, id, 'refund', undefined, 403);
    expect((await step(limited, id, 'refund', undefined, 403)).body.code).toBe('refund_over_limit');
    expect((await admin.get<Json>(`/admin/returns/${id}`, { expect: 200 })).body.status).toBe('received');
  });

  it.each([
    [{ lines: [] }, 'Please choose what you send back'],
    [{ reason: 'bored' }, /^reason must be one of/],
    [{ handover: 'pigeon' }, 'handover must be label or drop_off'],
    [{ lines: [{ variantId: randomUUID(), quantity: 1 }] }, 'These items are not in the order'],
  ])('is not asked for with %j', async (wrong, message) => {
    const { shopper, orderId, pieces } = await deliveredOrder();
    const { status, body } = await shopper.post<Json>(`/orders/${orderId}/returns`, {
      ...pieces(1),
      ...wrong,
    });
    expect([status, body.message]).toEqual([400, expect.stringMatching(message)]);
  });

  it('is not declined without a sentence, nor received with more than was sent', async () => {
    const { idOf, jacket } = await deliveredOrder();
    const id = await idOf();
    expect((await step(admin, id, 'rejection', { message: ' ' }, 400)).body.message).toBe(
      'Please tell the shopper why',
    );
    expect((await step(admin, id, 'receipt', arrived(jacket.variantId, 1, true), 409)).body.code).toBe(
      'return_transition_refused',
    );
    await step(admin, id, 'approval', {});
    expect((await step(admin, id, 'receipt', arrived(jacket.variantId, 2, true), 400)).body.code).toBe(
      'return_pieces_wrong',
    );
    const declined = await step(admin, id, 'rejection', { message: 'It was worn.' });
    expect(declined.body).toMatchObject({ status: 'declined', message: 'It was worn.' });
  });
});
