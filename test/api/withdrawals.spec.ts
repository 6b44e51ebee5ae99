import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Client, Json } from '../support/client.js';
import { basket, linkOf, paidFor, soldFile } from '../support/files.js';
import { mailsTo, mailTo } from '../support/mails.js';
import { eventually, goods, mustBeSound, openSession, payOnPage, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
const methods: Record<string, string> = {};
beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { euRules: 'on', returnDays: 30 }, { expect: 200 });
  const method = (name: string, price: number) => ({ name, kind: 'flat', price, daysFrom: 1, daysTo: 3 });
  const zone = {
    ...{ name: 'Germany', areas: [{ country: 'DE' }] },
    methods: [
      method('Standard', 4.9),
      method('Express', 12.9),
      { ...method('Counter', 0), kind: 'pickup', pickup: { address: 'Hauptstr. 1, Berlin', hours: '' } },
    ],
  };
  const { body } = await admin.post<Json>('/admin/shipping-zones', zone, { expect: 201 });
  for (const { name, id } of body.methods as Json[]) methods[name as string] = id as string;
});

const BERLIN = {
  contact: { email: 'wilma@example.com', phone: '+49 30 1234567' },
  shippingAddress: {
    ...{ firstName: 'Wilma', lastName: 'Withdrawal', street: 'Hauptstr. 1', city: 'Berlin', state: '' },
    ...{ zipCode: '10115', country: 'DE' },
  },
};

/** Three jackets, paid by card. */
async function paidOrder(method = 'Standard') {
  const [shopper, jacket] = [await shop.shopper('Wilma Withdrawal'), await goods(shop, { stock: 5 })];
  const session = await openSession(shopper, {
    ...wanted(jacket, 3),
    ...BERLIN,
    shippingMethodId: methods[method],
  });
  await payOnPage(shop, session.url);
  await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
  const orderId = String(session.data.orderId);
  const read = async () => (await shopper.get<Json>(`/orders/${orderId}`, { expect: 200 })).body.data;
  const { contact, number, totalAmount: total } = await read();
  const line = (quantity: number) => ({ lines: [{ variantId: jacket.variantId, quantity }] });
  const withdraw = (body: object, expected = 201) =>
    shopper.post<Json>(`/orders/${orderId}/withdrawals`, body, { expect: expected });
  return { shopper, jacket, orderId, read, contact, number, total, line, withdraw };
}

const move = (orderId: string, body: object) =>
  admin.post<Json>(`/admin/orders/${orderId}/transitions`, body, { expect: 200 });
const ship = (orderId: string) =>
  move(orderId, { action: 'ship', carrier: 'UPS', trackingNumber: `1Z${randomUUID().slice(0, 8)}` });
const register = async (orderNumber: string) =>
  (await admin.get<Json>('/admin/withdrawals', { query: { filter: JSON.stringify({ q: orderNumber }) } }))
    .body;
const said = (order: Awaited<ReturnType<typeof paidOrder>>, changes: object = {}) => ({
  ...{ name: 'Wilma Withdrawal', orderNumber: `#${order.number}`, email: order.contact.email },
  ...changes,
});

// Directive 2011/83/EU as amended by Directive (EU) 2023/2673, Art. 11a: in force since 19 June 2026
describe('a withdrawal', () => {
  afterEach(() => mustBeSound(shop));

  it('from the whole order before dispatch cancels it and gives everything back, with a receipt and a row of the register', async () => {
    const order = await paidOrder();
    const { body } = await order.withdraw({});
    expect(body.data).toMatchObject({ status: 'cancelled', items: '', orderNumber: order.number });
    expect(body.message).toContain('what you paid comes back to you');
    const back = ({ status, amountRefunded }: Json) =>
      status === 'cancelled' && amountRefunded === order.total;
    await eventually(order.read, back);
    expect(await stockOf(shop, order.jacket)).toMatchObject({ on_hand: 5, held: 0 });
    const mail = await mailTo(shop, order.contact.email, 'We have received your withdrawal');
    expect(mail).toContain(order.number);
    expect(mail).toMatch(/\d{1,2} \w+ 20\d\d, \d\d:\d\d:\d\d \(UTC/);
    expect(mail).toContain('the whole order');
    // Art. 13(1)
    expect(mail).toContain('comes back the way it came, within 14 days');
    const [row] = await register(order.number);
    expect(row).toMatchObject({ orderId: order.orderId, status: 'cancelled', canSettle: false });
  });

  it('said twice is one statement, one receipt and one refund', async () => {
    const order = await paidOrder();
    const [one, two] = [await order.withdraw({}), await order.withdraw({})];
    expect(two.body.data).toEqual(one.body.data);
    expect(await register(order.number)).toHaveLength(1);
  });

  it('from one of three pieces before dispatch gives back that one, and the order goes on', async () => {
    const order = await paidOrder();
    expect((await order.withdraw(order.line(1))).body.data).toMatchObject({
      ...{ status: 'refunded', items: expect.stringMatching(/^1 × /) },
    });
    const { data } = (await order.shopper.get<Json>(`/orders/${order.orderId}/withdrawals`)).body;
    expect(data).toMatchObject({ until: null, isLate: false, lines: [{ left: 2 }] });
    expect((await order.read()).status).toBe('processing');
    const tooMany = await order.withdraw(order.line(3), 400);
    expect(tooMany.body.errors[0]).toMatchObject({
      field: 'lines',
      message: expect.stringContaining('At most 2'),
    });
  });

  it('from an order that lies ready to be fetched cancels it, or leaves what stays there', async () => {
    const whole = await paidOrder('Counter');
    await move(whole.orderId, { action: 'ship' });
    expect((await whole.withdraw({})).body.data.status).toBe('cancelled');
    expect(await stockOf(shop, whole.jacket)).toMatchObject({ on_hand: 5, held: 0 });
    const part = await paidOrder('Counter');
    await move(part.orderId, { action: 'ship' });
    expect((await part.withdraw(part.line(1))).body.data.status).toBe('refunded');
    expect(await stockOf(shop, part.jacket)).toMatchObject({ on_hand: 3, held: 0 });
    const { body } = await admin.get<Json>('/admin/pickups', { query: { q: part.number }, expect: 200 });
    expect(body.orders).toMatchObject([{ id: part.orderId, products: [{ quantity: 2 }] }]);
  });

  it('from goods that are on their way makes a return that nobody has to approve, and brings delivery back with all of it', async () => {
    const order = await paidOrder();
    await ship(order.orderId);
    expect((await order.withdraw(order.line(2))).body.data.status).toBe('returning');
    expect((await order.withdraw(order.line(1))).body.data.status).toBe('returning');
    await move(order.orderId, { action: 'deliver' });
    const [back] = (await order.shopper.get<Json>(`/orders/${order.orderId}/returns`)).body.data.returns;
    expect(back).toMatchObject({
      status: 'approved',
      reason: 'withdrawal',
      feePercent: 0,
      amount: order.total,
    });
    const arrived = { lines: [{ variantId: order.jacket.variantId, quantity: 3, restock: true }] };
    await admin.post(`/admin/returns/${back.id}/receipt`, arrived, { expect: 200 });
    const { body } = await admin.post<Json>(`/admin/returns/${back.id}/refund`, undefined, { expect: 200 });
    expect(body.amount).toBe(order.total);
    await eventually(order.read, ({ amountRefunded }) => amountRefunded === order.total);
  });

  // Art. 13(1) and (2): delivery comes back as the least expensive standard one; what express costs on top does not
  it('of everything keeps of the delivery what a dearer way than the standard one has cost on top', async () => {
    const order = await paidOrder('Express');
    await ship(order.orderId);
    await order.withdraw({});
    const [back] = (await order.shopper.get<Json>(`/orders/${order.orderId}/returns`)).body.data.returns;
    expect([order.total, back.amount]).toEqual([89.37, 81.37]);
  });

  it('after the period is kept, and told politely', async () => {
    const order = await paidOrder();
    await ship(order.orderId);
    await move(order.orderId, { action: 'deliver' });
    const long =
      'update tracking_event set occurred_at = occurred_at - interval $$30 days$$ where order_id = $1';
    await shop.sql(long, [order.orderId]);
    const { body } = await order.withdraw({});
    expect(body.data.status).toBe('late');
    expect(body.message).toContain('The period for it is over; we will look at it');
    expect(await register(order.number)).toMatchObject([{ status: 'late', canSettle: true }]);
    const mail = await mailTo(shop, order.contact.email, 'The period to withdraw ended on');
    expect(mail).toContain(order.number);
  });

  it('without a log-in needs name, number and address, is the same for a stranger, and tells only the mailbox', async () => {
    const order = await paidOrder();
    const stranger = await shop.client.post<Json>(
      '/withdrawals',
      said(order, { email: 'stranger@example.com', name: 'Somebody Else' }),
      { expect: 201 },
    );
    const own = await shop.client.post<Json>('/withdrawals', said(order), { expect: 201 });
    expect(Object.keys(stranger.body.data)).toEqual(Object.keys(own.body.data));
    expect(stranger.body.message).toBe(own.body.message);
    expect((await order.read()).status).toBe('cancelled');
    const rows = await register(order.number);
    expect(rows.map((row: Json) => [row.status, row.orderId])).toEqual([
      ['cancelled', order.orderId],
      ['unknown', null],
    ]);
    await admin.get(`/admin/withdrawals/${rows[1].id}`, { expect: 200 });
    await admin.post(`/admin/withdrawals/${rows[1].id}/settlement`, undefined, { expect: 200 });
    await admin.post(`/admin/withdrawals/${rows[1].id}/settlement`, undefined, { expect: 409 });
  });

  it('by the right number and address under a foreign name is kept for the staff, and the buyer’s own goes through', async () => {
    const order = await paidOrder();
    await shop.client.post('/withdrawals', said(order, { name: 'Eve' }), { expect: 201 });
    expect((await order.read()).status).toBe('processing');
    expect(await register(order.number)).toMatchObject([{ status: 'open', canSettle: true }]);
    await order.withdraw({});
    expect((await order.read()).status).toBe('cancelled');
  });

  const whatIs = async (orderNumber: string) =>
    (await register(orderNumber)).map((row: Json) => [row.name, row.status]);
  const RECEIPT = 'We have received your withdrawal';

  it('by a stranger does not swallow the buyer’s own, who gets a receipt of it, by either door', async () => {
    for (const own of ['page', 'form'] as const) {
      const order = await paidOrder();
      await shop.client.post('/withdrawals', said(order, { name: 'Eve' }), { expect: 201 });
      if (own === 'page') expect((await order.withdraw({})).body.data.status).toBe('cancelled');
      else await shop.client.post('/withdrawals', said(order), { expect: 201 });
      expect((await order.read()).status).toBe('cancelled');
      expect(await whatIs(order.number)).toEqual([
        ['Wilma Withdrawal', 'cancelled'],
        ['Eve', 'open'],
      ]);
      const receipts = async () =>
        (await mailsTo(shop, order.contact.email)).filter(
          (mail) => mail.includes(RECEIPT) && mail.includes(order.number),
        );
      expect(await eventually(receipts, (mails) => mails.length === 2)).toHaveLength(2);
    }
  });

  it('that the staff has settled while pieces are left does not swallow the next', async () => {
    const order = await paidOrder();
    await shop.client.post('/withdrawals', said(order, { name: 'Eve' }), { expect: 201 });
    const [row] = await register(order.number);
    await admin.post(`/admin/withdrawals/${row.id}/settlement`, undefined, { expect: 200 });
    expect((await order.withdraw({})).body.data.status).toBe('cancelled');
  });

  it('of the same words later on the day is another one while pieces are left', async () => {
    const order = await paidOrder();
    const [one, again] = [await order.withdraw(order.line(1)), await order.withdraw(order.line(1))];
    expect(again.body.data).toEqual(one.body.data);
    const earlier =
      'update withdrawal set received_at = received_at - interval $$20 minutes$$ where order_id = $1';
    await shop.sql(earlier, [order.orderId]);
    expect((await order.withdraw(order.line(1))).body.data.status).toBe('refunded');
    expect(await register(order.number)).toHaveLength(2);
    const { data } = (await order.shopper.get<Json>(`/orders/${order.orderId}/withdrawals`)).body;
    expect(data.lines).toMatchObject([{ left: 1 }]);
  });

  it('of more than a return for a fault of the goods leaves that as it is, for the staff', async () => {
    const order = await paidOrder();
    await ship(order.orderId);
    await move(order.orderId, { action: 'deliver' });
    const fault = { ...order.line(1), reason: 'damaged', comment: 'torn', handover: 'label' };
    await order.shopper.post(`/orders/${order.orderId}/returns`, fault, { expect: 201 });
    expect((await order.withdraw(order.line(2))).body.data.status).toBe('open');
    const { data } = (await order.shopper.get<Json>(`/orders/${order.orderId}/returns`)).body;
    expect(data.returns).toMatchObject([{ reason: 'damaged', handover: 'label', status: 'requested' }]);
  });

  it('of a file whose link was mailed waits for the staff, and the link works; other goods of the order are given back', async () => {
    const [shopper, file, jacket] = [
      await shop.shopper('Wilma Withdrawal'),
      await soldFile(shop),
      await goods(shop),
    ];
    const products = [...basket(file).products, ...wanted(jacket).products];
    const cart = { products, ...BERLIN, shippingMethodId: methods['Standard'], downloadConsent: true };
    const orderId = await paidFor(shop, shopper, cart, 'wilma@example.com');
    const url = await linkOf(shopper, orderId);
    const withdrawn = async ({ variantId }: { variantId: string }) => {
      const lines = [{ variantId, quantity: 1 }];
      const { body } = await shopper.post<Json>(`/orders/${orderId}/withdrawals`, { lines }, { expect: 201 });
      return body.data.status;
    };
    expect(await withdrawn(file)).toBe('open');
    expect((await shop.client.fetch(url)).status).toBe(200);
    expect(await withdrawn(jacket)).toBe('refunded');
    expect(await shop.sql('select 1 from refund where order_id = $1', [orderId])).toHaveLength(1);
  });

  it('names items in words; what is understood is done, the rest waits for the staff', async () => {
    const order = await paidOrder();
    const { name } = (await order.read()).products[0];
    await shop.client.post('/withdrawals', said(order, { items: `2 x ${name}` }), { expect: 201 });
    await shop.client.post('/withdrawals', said(order, { items: 'the blue one' }), { expect: 201 });
    expect((await register(order.number)).map((row: Json) => row.status)).toEqual(['open', 'refunded']);
  });

  it('keeps nothing of the buyer’s own words once the account is erased, neither here nor in the order’s history', async () => {
    const order = await paidOrder();
    const items = 'the one I wore\nat 12 Elm Street';
    await shop.client.post('/withdrawals', said(order, { items, name: 'Wilma Elm' }), { expect: 201 });
    await order.withdraw({});
    await eventually(order.read, ({ amountRefunded }: Json) => amountRefunded === order.total);
    const erasure = () => order.shopper.post('/users/me/erasure', { password: 'a-good-password-1' });
    await eventually(erasure, ({ status }) => status === 200);
    const rows = 'select name, items, statement from withdrawal where order_id = $1 order by items';
    const kept = await shop.sql<Json>(rows, [order.orderId]);
    expect(kept.map((row) => [row.name, row.items])).toEqual([
      ['', ''],
      ['', 'Deleted'],
    ]);
    for (const table of ['withdrawal', 'order_event'])
      expect(
        await shop.sql(`select 1 from ${table} t where order_id = $1 and t::text ilike '%elm%'`, [
          order.orderId,
        ]),
      ).toEqual([]);
  });

  it('under a name of two lines is refused at the page’s door as well', async () => {
    const order = await paidOrder();
    const { body } = await order.withdraw({ name: 'Wilma\u2028W' }, 400);
    expect(body.errors).toEqual([{ field: 'name', message: 'Please enter your name in one line.' }]);
  });

  it.each([
    ['name', { name: ' ' }, 'Please enter your name.'],
    ['orderNumber', { orderNumber: 'my order' }, 'An order number has eight characters, such as 9F3A1C70.'],
    ['email', { email: 'nobody' }, 'Please enter the email address of your order.'],
    ['items', { items: 'x'.repeat(1_001) }, 'Please keep the items under 1,000 characters.'],
  ])('refuses a wrong %s with a sentence at the field', async (field, changes, message) => {
    const whole = { name: 'A', orderNumber: '9F3A1C70', email: 'a@example.com' };
    const { body } = await shop.client.post<Json>('/withdrawals', { ...whole, ...changes }, { expect: 400 });
    expect(body.errors).toEqual([{ field, message }]);
  });

  it('is not there where the rules of the EU do not hold', async () => {
    const order = await paidOrder();
    await admin.put('/admin/settings/shop', { euRules: 'off' }, { expect: 200 });
    await order.withdraw({}, 404);
    await shop.client.post('/withdrawals', said(order), { expect: 404 });
    await admin.put('/admin/settings/shop', { euRules: 'on' }, { expect: 200 });
  });
});
