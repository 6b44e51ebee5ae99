import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { goods, openSession, payOnPage, wanted } from '../support/money.js';
import { calls } from '../support/published.js';
import { mcpClient, toolOf } from '../support/mcp-client.js';
import { useShop } from '../support/use-shop.js';

const READS = ['orders.read', 'products.read', 'customers.read', 'coupons.read'];
const shop = useShop();
let admin: Client;
let secret = '';
let drafter: Client;

const keyOf = async (scopes: readonly string[]): Promise<string> => {
  const terms = { name: `Drafter ${crypto.randomUUID()}`, scopes };
  return (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body.secret;
};

beforeAll(async () => {
  admin = await shop.admin();
  secret = await keyOf([...READS, 'proposals.read', 'proposals.write']);
  drafter = shop.client.as(secret);
});

const propose = async (action: string, args: Json, expected = 201, who = drafter): Promise<Json> => {
  const body = { action, arguments: args, reason: 'The buyer has asked by mail.' };
  return (await who.post<Json>('/admin/proposals', body, { expect: expected })).body;
};
const decide = async (id: string, decision: string, expected = 200, who = admin): Promise<Json> =>
  (await who.post<Json>(`/admin/proposals/${id}/${decision}`, undefined, { expect: expected })).body;
const orderOf = async (id: string): Promise<Json> =>
  (await admin.get<Json>(`/admin/orders/${id}`, { expect: 200 })).body;

/** An order that is paid by card, ready to be sent. */
async function paidOrder(): Promise<string> {
  const shopper = await shop.shopper('Ann Buyer');
  const session = await openSession(shopper, wanted(await goods(shop), 2));
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  return String(session.data.orderId);
}

describe('S94 a key that reads and proposes', () => {
  it('may draft, and change nothing', async () => {
    const scopes = [...READS, 'proposals.read', 'proposals.write'];
    const open = calls.filter(
      ({ method, call }) =>
        method !== 'GET' && scopes.includes(call['x-permission'] ?? '') && !call['x-changes-nothing'],
    );
    expect(open.map(({ call }) => call.operationId)).toEqual([
      ...['adminPropose', 'adminApproveProposal', 'adminRefuseProposal', 'adminUndoProposal'],
    ]);
    const orderId = await paidOrder();
    const { id } = await propose('cancel-order', { orderId });
    for (const decision of ['approval', 'refusal', 'undoing'])
      expect((await decide(id, decision, 403, drafter)).code).toBe('api_key_needs_person');
    expect((await orderOf(orderId)).status).toBe('processing');
  });

  it('proposes what it may see alone', async () => {
    const orderId = await paidOrder();
    const few = shop.client.as(await keyOf(['products.read', 'proposals.write']));
    const refused = await propose('note-order', { orderId, text: 'Fragile' }, 403, few);
    expect(refused).toMatchObject({ code: 'scope_missing', data: { scope: 'orders.read' } });
    const tools = await (await mcpClient(shop.client.origin, secret, 'legacy')).listTools();
    const mine = tools.tools.filter(({ name }) => name.startsWith('propose_')).map(({ name }) => name);
    expect(mine).toEqual([
      ...['propose_product_change', 'propose_shipment', 'propose_cancellation', 'propose_refund'],
      ...['propose_order_note', 'propose_customer_note', 'propose_discount', 'propose_discount_change'],
    ]);
  });

  it('is told by name what is wrong', async () => {
    expect(await propose('rob-shop', {}, 400)).toMatchObject({ errors: [{ field: 'action' }] });
    const { body } = await admin.get<Json[]>('/admin/proposals/actions', { expect: 200 });
    expect(body.map(({ name }) => name)).toContain('ship-order');
    const extra = await propose('note-order', { orderId: crypto.randomUUID(), word: 'x' }, 400);
    expect(extra).toMatchObject({ code: 'arguments_wrong', errors: [{ field: 'text' }, { field: 'word' }] });
    const unknown = { orderId: crypto.randomUUID(), text: 'Fragile' };
    expect((await propose('note-order', unknown, 404)).code).toBe('order_not_found');
    const percent = { kind: 'percent', name: 'Too much', values: { percent: 120 } };
    expect(await propose('make-discount', percent, 400)).toMatchObject({ code: 'discount_terms_wrong' });
  });
});

describe('S94 what is proposed of an order', () => {
  it('is shipped in the name of whoever approves, who is told with whoever proposed', async () => {
    const orderId = await paidOrder();
    const parcel = { orderId, carrier: 'DHL', trackingNumber: 'DH1' };
    const proposal = await propose('ship-order', parcel);
    expect(proposal.changes).toMatchObject([
      { label: 'Status', from: 'processing', to: 'shipped' },
      { label: 'Carrier', to: 'DHL' },
      { label: 'Tracking number', to: 'DH1' },
    ]);
    const twice = await propose('ship-order', parcel);
    expect(await decide(proposal.id, 'approval')).toMatchObject({ state: 'approved', canUndo: false });
    expect(await orderOf(orderId)).toMatchObject({ status: 'shipped', carrier: 'DHL' });
    expect((await decide(proposal.id, 'undoing', 409)).code).toBe('proposal_stays');
    const seen = (await admin.get<Json[]>('/admin/proposals', { expect: 200 })).body;
    expect(seen.find(({ id }) => id === twice.id)).toMatchObject({ hasChanged: true });
    expect((await decide(twice.id, 'approval', 409)).code).toBe('proposal_outdated');
    expect((await propose('ship-order', { orderId }, 409)).code).toBe('order_transition_refused');
    const rows = await shop.sql<Json>(
      `select action, actor_email, changes from audit_event where entity_id = any($1) order by seq`,
      [[orderId, proposal.id]],
    );
    const told = rows.filter(({ changes }) => changes.proposedBy);
    expect(told.map(({ action, actor_email: email }) => [action, email])).toEqual([
      ['proposal.approved', 'admin@example.com'],
      ['order.ship', 'admin@example.com'],
    ]);
  });

  it('is cancelled with its money back, by somebody who may refund it', async () => {
    const orderId = await paidOrder();
    const { id, changes, question } = await propose('cancel-order', { orderId, message: 'Sold out' });
    expect(changes).toMatchObject([
      { to: 'cancelled', unit: 'status' },
      { label: 'Money back', unit: 'money', currency: 'USD' },
      { to: 'Sold out' },
    ]);
    expect(question).toMatch(/cannot be undone/);
    const role = { name: 'Only moves', permissions: ['orders.read', 'orders.write', 'proposals.read'] };
    const roleId = (await admin.post<Json>('/admin/roles', role, { expect: 201 })).body.id as string;
    const mover = await shop.shopper('Mo Mover');
    await shop.sql(`update account set role = 'staff', staff_role_id = $2 where email_key = $1`, [
      ...[mover.email, roleId],
    ]);
    expect((await decide(id, 'approval', 403, mover)).code).toBe('may_not_approve');
    expect((await decide(id, 'approval')).state).toBe('approved');
    expect(await orderOf(orderId)).toMatchObject({ status: 'cancelled', cancelReason: 'Sold out' });
  });

  it('is refunded as it was shown, and never twice', async () => {
    const orderId = await paidOrder();
    const first = await propose('refund-order', { orderId, amount: 12.5, message: 'One was scratched' });
    const other = await propose('refund-order', { orderId });
    expect(first.changes).toMatchObject([
      { label: 'Money back', to: 12.5, currency: 'USD' },
      { label: 'What the buyer is told', to: 'One was scratched' },
    ]);
    await decide(first.id, 'approval');
    const [row] = await shop.sql<Json>(
      'select sum(amount_cents)::int as back, min(reason) as why from refund where order_id = $1',
      [orderId],
    );
    expect(row).toEqual({ back: 1_250, why: 'One was scratched' });
    const settled = await decide(other.id, 'approval', 409);
    expect(settled.code).toBe('proposal_outdated');
    const [line] = await shop.sql<Json>('select variant_id as id, name from order_line where order_id = $1', [
      orderId,
    ]);
    const pieces = { orderId, lines: [{ variantId: line?.id, quantity: 1 }] };
    expect((await propose('refund-order', pieces)).changes).toMatchObject([
      { label: 'Money back' },
      { label: 'Pieces', of: line?.name, to: 1 },
    ]);
    expect((await propose('refund-order', { orderId, amount: 99_999 }, 409)).code).toBe('refund_too_large');
  });

  it('is noted', async () => {
    const orderId = await paidOrder();
    const { id } = await propose('note-order', { orderId, text: 'Wrap it as a gift' });
    await decide(id, 'approval');
    expect(JSON.stringify(await orderOf(orderId))).toContain('Wrap it as a gift');
  });
});

describe('S94 what is proposed besides', () => {
  it('is a note on a customer, which the audit log does not keep, and which is taken back', async () => {
    const { email } = await shop.shopper('Carl Customer');
    const [{ id: customerId } = {} as Json] = await shop.sql<Json>(
      'select id from account where email_key = $1',
      [email],
    );
    const { id } = await propose('note-customer', { customerId, text: 'Allergic to wool' });
    await decide(id, 'approval');
    const notes = async (): Promise<Json[]> =>
      (await admin.get<Json>(`/admin/customers/${customerId}/remarks`, { expect: 200 })).body.notes;
    expect(await notes()).toMatchObject([{ text: 'Allergic to wool' }]);
    const kept = await shop.sql<Json>(`select changes from audit_event where changes::text like '%wool%'`);
    expect(kept).toEqual([]);
    // why it was proposed is as private as the note
    const [made] = await shop.sql<Json>(
      `select changes from audit_event where entity_id = $1 and action = 'proposal.made'`,
      [id],
    );
    expect(made?.changes).not.toHaveProperty('reason');
    await decide(id, 'undoing');
    expect(await notes()).toEqual([]);
  });

  it('is a discount, another one’s terms, and each of them undone', async () => {
    const terms = { name: 'Five off', kind: 'percent', values: { percent: 5 }, minTotal: 1_000 };
    const made = await propose('make-discount', terms);
    expect(made.changes).toMatchObject([
      { label: 'Kind', to: 'Percent off' },
      { label: 'Name', to: 'Five off' },
      { label: 'Least total of goods', to: 1_000, unit: 'money' },
      { label: 'Percent', to: 5 },
    ]);
    await decide(made.id, 'approval');
    const list = (await admin.get<Json[]>('/admin/discounts', { expect: 200 })).body;
    const discountId = list.find(({ name }) => name === 'Five off')?.id as string;
    const leap = { discountId, endsAt: '2030-12-31T23:59:60Z' };
    expect(await propose('change-discount', leap, 400)).toMatchObject({
      ...{ code: 'arguments_wrong', errors: [{ field: 'endsAt' }] },
    });
    const ends = await propose('change-discount', {
      ...{ discountId, isActive: false, endsAt: '2031-01-01T00:00:00Z', name: 'Five off' },
    });
    expect(ends.changes.map(({ label }: Json) => label)).toEqual(['Switched on', 'Ends']);
    await decide(ends.id, 'approval');
    const seen = async () => (await admin.get<Json>(`/admin/discounts/${discountId}`, { expect: 200 })).body;
    expect(await seen()).toMatchObject({ isActive: false, endsAt: '2031-01-01T00:00:00.000Z' });
    expect((await propose('change-discount', { discountId, isActive: false }, 400)).code).toBe(
      'nothing_proposed',
    );
    await decide(ends.id, 'undoing');
    expect(await seen()).toMatchObject({ isActive: true, endsAt: null });
    await decide(made.id, 'undoing');
    await admin.get(`/admin/discounts/${discountId}`, { expect: 404 });
    const assistant = await mcpClient(shop.client.origin, secret, 'legacy');
    const { proposals } = await toolOf(assistant, 'list_proposals');
    expect(proposals.find(({ id }: Json) => id === made.id)).toMatchObject({ state: 'undone' });
  });
});
