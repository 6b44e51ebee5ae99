import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Client, Json } from '../support/client.js';
import { goods, mustBeSound, stockOf, type Goods } from '../support/money.js';
import { mailTo } from '../support/mails.js';
import { unquoted } from '../support/unquoted.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let visitor: Client;
let jacket: Goods;

const address = {
  ...{ firstName: 'Aline', lastName: 'Uwase', street: 'KG 7 Ave', city: 'Kigali' },
  country: 'Rwanda',
};
/** Where messages to the shop go, unless it says another. */
const SHOPS = 'support@duka.example';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const draftOf = (more: object = {}) => ({
  contact: { email: 'aline@example.com', phone: '0788123456' },
  lines: [{ variantId: jacket.variantId, quantity: 2 }],
  shippingAddress: address,
  ...more,
});
const written = async (more: object = {}): Promise<string> =>
  (await admin.post<Json>('/admin/draft-orders', draftOf(more), { expect: 201 })).body.id;
const sending = (id: string, more: object = {}) =>
  admin.post<Json>(`/admin/draft-orders/${id}/quote`, { until: inDays(7), ...more });
const draft = async (id: string) =>
  (await admin.get<Json>(`/admin/draft-orders/${id}`, { expect: 200 })).body;
/** A draft that was sent, and the secret of its link. */
const sent = async (more: object = {}, how: object = {}) => {
  const id = await written(more);
  const { body, status } = await sending(id, how);
  expect([status, body.code]).toEqual([200, undefined]);
  return { id, token: String(body.link).split('#')[1] ?? '', link: String(body.link) };
};
const call = (id: string, what: 'open' | 'accept' | 'decline', body: object) =>
  visitor.post<Json>(`/quotes/${id}/${what}`, body);
const opened = async ({ id, token }: { id: string; token: string }) => {
  const { body, status } = await call(id, 'open', { token });
  expect([status, body.code]).toEqual([200, undefined]);
  return body.data;
};
const accepted = ({ id, token }: { id: string; token: string }, method = 'cash') =>
  call(id, 'accept', { token, method });
const orderOf = async (id: string) => (await admin.get<Json>(`/admin/orders/${id}`, { expect: 200 })).body;

beforeAll(async () => {
  admin = await shop.admin();
  visitor = shop.client;
  await admin.put('/admin/settings/shop', { languages: ['en', 'fr'] }, { expect: 200 });
});
afterAll(() => admin.put('/admin/settings/shop', { languages: ['en'] }, { expect: 200 }));
afterEach(() => mustBeSound(shop));

describe('S95 a draft that is sent as a quote', () => {
  beforeAll(async () => {
    jacket = await goods(shop);
  });

  it('is mailed in the language of the draft, opened by its secret alone, and accepted once', async () => {
    const quote = await sent({ language: 'fr' }, { note: 'As we spoke: best wishes' });
    expect(quote.link).toMatch(/\/fr\/quotes\/[\da-f-]{36}#[\w-]{43}$/);
    const mail = unquoted(await mailTo(shop, 'aline@example.com', quote.id));
    expect(mail).toContain('<html lang="fr"');
    expect(mail).toContain(quote.link.split('/fr/')[1]);
    const seen = await opened(quote);
    expect(seen).toMatchObject({ state: 'sent', until: inDays(7), note: 'As we spoke: best wishes' });
    expect(seen.price.paymentMethods).toContain('cash');
    expect((await stockOf(shop, jacket)).held).toBe(0);
    for (const wrong of ['', 'x', `${quote.token}x`])
      expect((await call(quote.id, 'open', { token: wrong })).body.code).toBe('quote_not_found');
    const { body } = await accepted(quote);
    expect(body.data).toMatchObject({ orderId: expect.any(String), orderToken: expect.any(String) });
    const order = await orderOf(body.data.orderId);
    expect(order.totalAmount).toBe(seen.total);
    expect(await mailTo(shop, SHOPS, body.data.orderId)).toContain('Quote accepted: Aline Uwase');
    const link = { Authorization: `Order ${body.data.orderToken}` };
    const own = await visitor.get<Json>(`/orders/${body.data.orderId}`, { headers: link, expect: 200 });
    expect(own.body.data.totalAmount).toBe(seen.total);
    // whose answer was lost asks again
    const again = (await accepted(quote)).body.data;
    expect(again).toMatchObject({ orderId: body.data.orderId, orderToken: expect.any(String) });
    await shop.sql(
      `update draft_order set quote = quote || '{"answeredAt": "2020-01-01T00:00:00Z"}' where id = $1`,
      [quote.id],
    );
    expect((await accepted(quote)).body.code).toBe('quote_accepted');
    expect((await accepted({ ...quote, token: 'x' })).body.code).toBe('quote_not_found');
    expect((await call(quote.id, 'decline', { token: quote.token })).body.code).toBe('quote_accepted');
    expect(await opened(quote)).toMatchObject({ state: 'accepted', price: null, note: '' });
    expect(await draft(quote.id)).toMatchObject({ state: 'placed', quote: { state: 'accepted', note: '' } });
    expect(await stockOf(shop, jacket)).toMatchObject({ held: 2 });
  });

  it('shows nobody the store credit of its customer', async () => {
    const shopper = await shop.shopper();
    const customerId = (await shopper.get<Json>('/users/me', { expect: 200 })).body.data._id;
    await admin.post(
      '/admin/credit',
      { amount: 12, reason: 'A prize', accountId: customerId },
      { expect: 201 },
    );
    expect((await opened(await sent({ customerId }))).price).toMatchObject({ storeCredit: null });
  });

  it('opens a page to pay where the way has one, and is one order however many accept it', async () => {
    const quote = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => accepted(quote, 'card')));
    const placed = answers.filter(({ status }) => status === 200).map(({ body }) => body.data);
    expect(placed.length).toBeGreaterThan(0);
    expect(new Set(placed.map(({ orderId }) => orderId)).size).toBe(1);
    expect(placed.some(({ payUrl }) => String(payUrl).startsWith('http'))).toBe(true);
    for (const { status, body } of answers)
      if (status !== 200) expect(body.code).toMatch(/^(purchase_underway|draft_order_placed)$/);
    const made = await shop.sql('select 1 from orders where idempotency_key = $1', [
      `draft-order:${quote.id}`,
    ]);
    expect(made).toHaveLength(1);
  });

  it('is declined with a word, which the staff reads', async () => {
    const quote = await sent();
    const { body } = await call(quote.id, 'decline', { token: quote.token, word: 'Too dear' });
    expect(body).toMatchObject({ success: true });
    expect(await draft(quote.id)).toMatchObject({
      state: 'open',
      quote: { state: 'declined', word: 'Too dear' },
    });
    expect((await accepted(quote)).body.code).toBe('quote_declined');
    const told = unquoted(await mailTo(shop, SHOPS, quote.id));
    expect(told).toContain('Quote declined: Aline Uwase');
    expect(told).toContain('Too dear');
    expect(told).toMatch(/^Reply-To: .*aline@example\.com/m);
    const list = await admin.get<Json>('/admin/draft-orders', {
      query: { filter: JSON.stringify({ id: [quote.id] }) },
      expect: 200,
    });
    expect(list.body).toMatchObject([{ quote: { state: 'declined' } }]);
  });

  it('is withdrawn, by the staff or by a change of what was quoted, and sent anew with a new secret', async () => {
    const quote = await sent();
    const path = `/admin/draft-orders/${quote.id}`;
    await admin.put(path, draftOf({ note: 'called back' }), { expect: 200 });
    expect((await draft(quote.id)).quote.state).toBe('sent');
    await admin.put(path, draftOf({ lines: [{ variantId: jacket.variantId, quantity: 1 }] }), {
      expect: 200,
    });
    expect((await accepted(quote)).body.code).toBe('quote_withdrawn');
    const again = String((await sending(quote.id)).body.link).split('#')[1] ?? '';
    expect((await accepted(quote)).body.code).toBe('quote_not_found');
    expect((await opened({ id: quote.id, token: again })).price.lines).toMatchObject([{ quantity: 1 }]);
    const { body } = await admin.delete<Json>(`${path}/quote`, undefined, { expect: 200 });
    expect(body.quote.state).toBe('withdrawn');
    expect((await admin.delete<Json>(`${path}/quote`)).body.code).toBe('no_quote_sent');
    expect((await accepted({ id: quote.id, token: again })).body.code).toBe('quote_withdrawn');
    const acts = await shop.sql<Json>(`select action from audit_event where entity_id = $1`, [quote.id]);
    expect(acts.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['adminSendDraftQuote', 'adminWithdrawDraftQuote']),
    );
  });

  it('is sent as it was seen, or not at all', async () => {
    const id = await written();
    const { version } = await draft(id);
    await admin.put(`/admin/draft-orders/${id}`, draftOf({ language: 'fr' }), { expect: 200 });
    expect((await sending(id, { version })).body.code).toBe('draft_order_changed');
    expect((await draft(id)).quote).toBeNull();
    expect((await sending(id, { version: 'x' })).status).toBe(400);
    expect((await sending(id, { version: version + 1 })).status).toBe(200);
  });

  it('is over after its day', async () => {
    const quote = await sent();
    await shop.sql(
      `update draft_order set quote = quote || jsonb_build_object('until', $2::text) where id = $1`,
      [quote.id, inDays(-1)],
    );
    expect(await opened(quote)).toMatchObject({ state: 'over', price: null });
    expect((await accepted(quote)).body.code).toBe('quote_over');
    expect((await draft(quote.id)).quote.state).toBe('over');
  });

  it('cannot be sent without a buyer, products or a day that comes', async () => {
    const nobody = await written({ contact: { email: '', phone: '' } });
    expect((await sending(nobody)).body.code).toBe('buyer_unreachable');
    expect((await sending(await written({ lines: [] }))).body.code).toBe('draft_order_empty');
    const id = await written();
    for (const until of [inDays(-2), inDays(92)])
      expect((await sending(id, { until })).body).toMatchObject({
        ...{ code: 'quote_day_wrong', errors: [{ field: 'until', message: expect.any(String) }] },
      });
    expect((await sending(id, { until: 'soon' })).status).toBe(400);
    expect((await sending(v7())).status).toBe(404);
    const shopper = await shop.shopper();
    await shopper.post(`/admin/draft-orders/${id}/quote`, { until: inDays(1) }, { expect: 403 });
  });

  it('is refused with a sentence once its goods are sold out or have left the shop, and stays open', async () => {
    const few = await goods(shop, { stock: 2 });
    const quote = await sent({ lines: [{ variantId: few.variantId, quantity: 2 }] });
    const first = await sent({ lines: [{ variantId: few.variantId, quantity: 1 }] });
    expect((await accepted(first)).status).toBe(200);
    const refused = await accepted(quote);
    expect([refused.status, refused.body.code]).toEqual([409, 'out_of_stock']);
    expect((await draft(quote.id)).quote.state).toBe('sent');
    const gone = await sent();
    await shop.sql(`update product set status = 'archived' where id = $1`, [jacket.productId]);
    expect((await accepted(gone)).body.code).toBe('item_unavailable');
    await shop.sql(`update product set status = 'active' where id = $1`, [jacket.productId]);
    expect((await accepted(gone)).status).toBe(200);
  });
});
