import { afterEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import {
  goods,
  mustBeSound,
  openSession,
  orderOf,
  payOnPage,
  runJob,
  stockOf,
  wanted,
} from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const CALL = '/payments/create-checkout-session';
const BAD = 'Invalid product data. Each product must have _id, name, price, and quantity > 0';

describe('what a buyer sends', () => {
  afterEach(() => mustBeSound(shop));

  it('#9 is refused with today’s figures when a price has changed, and nothing is charged', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    await shop.sql('update variant set price_cents = 2999 where id = $1', [jacket.variantId]);
    const answer = await shopper.post(CALL, wanted(jacket));
    expect([answer.status, answer.body.code, answer.body.legacyCode]).toEqual([
      409,
      'price_changed',
      'PRICE_CHANGED',
    ]);
    expect(answer.body.data).toMatchObject({ total: 29.99, lines: [{ price: 29.99, quantity: 1 }] });
    expect((await shopper.get('/orders/all')).body.meta.total).toBe(0);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
  });

  it.each([0, -1, 1.5, 1e9, '1', null])('#11 is refused for the quantity %p', async (quantity) => {
    const shopper = await shop.shopper();
    const { variantId } = await goods(shop);
    const answer = await shopper.post(CALL, {
      products: [{ _id: variantId, name: 'Jacket', price: 25.49, quantity }],
    });
    expect([answer.status, answer.body.message]).toEqual([400, BAD]);
  });

  it.each([1e-9, 0.001, -1e-9, -1, '25.49'])(
    '#11 is refused when it says %p for an amount',
    async (amount) => {
      const [shopper, admin] = [await shop.shopper(), await shop.admin()];
      const order = wanted(await goods(shop));
      const body = { ...order, amount, mobileNumber: '+256770000123' };
      const placed = await shopper.post('/payments/cash', { ...order, amount: 10.2 }, { expect: 200 });
      const answers = [
        await shopper.post(CALL, body),
        await shopper.post('/payments/mobile', body),
        await shopper.post('/payments/cash', body),
        await shopper.post('/payments/bank', body),
        await shopper.post('/payments/mobile', { ...body, amount: 25.49, walletAmount: amount }),
        await admin.post(`/admin/orders/${placed.body.data.orderId}/refunds`, { amount, reason: 'x' }),
      ];
      expect(answers.map(({ status }) => status).filter((status) => status !== 400)).toEqual([]);
    },
  );

  it('#11 S42 is priced by the shop alone in every payment call: totals and discounts count for nothing, currencies are its own', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const extra = { total: 0.01, discount: 99, rate: 9, status: 'paid', totalAmount: 0, user: v7() };
    const foreign = await shopper.post(CALL, { ...wanted(jacket), ...extra, currency: 'XAF' });
    expect([foreign.status, foreign.body.code]).toEqual([409, 'currency_unavailable']);
    const session = await openSession(shopper, { ...wanted(jacket), ...extra });
    expect(await orderOf(shopper, session.data.orderId)).toMatchObject({
      totalAmount: 25.49,
      discount: 0,
      status: 'pending',
      paymentStatus: 'pending',
    });
    const [asked] = await shop.sql<{ cents: number }>(
      `select (data->>'amount_total')::int as cents from sandbox.object where id = $1`,
      [session.id],
    );
    expect(asked?.cents).toBe(2549);
    for (const [path, lie] of [
      [CALL, 0.01],
      ['/payments/mobile', 0.01],
      ['/payments/cash', 10.19],
    ] as const) {
      const body = { ...wanted(jacket), ...extra, amount: lie, mobileNumber: '+256770000123' };
      const answer = await shopper.post(path, body);
      expect([path, answer.status, answer.body.data?.total]).toEqual([path, 409, 25.49]);
    }
    const phone = { ...wanted(jacket), ...extra, amount: 25.49, mobileNumber: '+256770000123' };
    const { data } = (await shopper.post('/payments/mobile', phone, { expect: 202 })).body;
    const [prompt] = await shop.sql<{ amount: string }>(
      `select amount_cents as amount from payment_attempt where order_id = $1`,
      [data.orderId],
    );
    expect(prompt?.amount).toBe('2549');
    const cheap = await shopper.post(CALL, wanted(jacket, 1, 0.01));
    expect(cheap.status).toBe(409);
    expect((await shopper.post(CALL, wanted(jacket, 1, 19.999))).status).toBe(400);
  });

  it('#11 is refused when it names nothing that is sold', async () => {
    const shopper = await shop.shopper();
    const answer = await shopper.post(CALL, { products: [{ _id: v7(), name: 'x', price: 1, quantity: 1 }] });
    expect([answer.status, answer.body.code]).toEqual([409, 'item_unavailable']);
    const empty = await shopper.post(CALL, { products: [] });
    expect([empty.status, empty.body.message]).toEqual([
      400,
      'Products array is required for Stripe payments',
    ]);
    expect((await shopper.post(CALL, {})).body.message).toBe(
      'Products array is required for Stripe payments',
    );
  });

  it.each([
    [{ products: 'x' }, 'Products array is required for Stripe payments'],
    [{ products: {} }, 'Products array is required for Stripe payments'],
    [{ products: ['x'] }, BAD],
    [{ products: [{ _id: v7(), price: 1, quantity: 1 }] }, BAD],
    [{ products: [{ _id: v7(), name: 'x', quantity: 1 }] }, BAD],
    [{ products: [{ name: 'x', price: 1, quantity: 1 }] }, BAD],
    [{ paymentMethod: 'cheque' }, 'Invalid payment method'],
    [{ paymentMethod: 'cash' }, 'Invalid payment method'],
  ])('#11 is refused with the sentence of the specification when it says %j', async (wrong, message) => {
    const answer = await (await shop.shopper()).post(CALL, { ...wanted(await goods(shop)), ...wrong });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('#11 takes the method that older clients name besides', async () => {
    const body = { ...wanted(await goods(shop)), paymentMethod: 'card' };
    await openSession(await shop.shopper(), body);
  });

  it('#10 is refused when the shelf has fewer, counting two lines of one thing together', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop, { stock: 5 });
    const twice = { products: [...wanted(jacket, 3).products, ...wanted(jacket, 3).products] };
    const answer = await shopper.post(CALL, twice);
    expect([answer.status, answer.body.code, answer.body.data.available]).toEqual([409, 'out_of_stock', 5]);
    expect(answer.body.message).toMatch(/^Only 5 left of Jacket/);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 5, held: 0 });
  });

  it.each(['accountNumber', 'routingNumber', 'bankName', 'accountName'])(
    '#29 is refused when it carries card data in %s, which no log line shows',
    async (field) => {
      const shopper = await shop.shopper();
      const canary = '5555341244441115';
      const answer = await shopper.post(CALL, { ...wanted(await goods(shop)), [field]: canary });
      expect(answer.status).toBe(400);
      expect(shop.api.log).not.toContain(canary);
      expect(answer.text).not.toContain(canary);
    },
  );

  it('#17 leaves in the cart what was added while paying', async () => {
    const shopper = await shop.shopper();
    const [jacket, hat] = [await goods(shop), await goods(shop, { name: 'Hat' })];
    await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
    const session = await openSession(shopper, {});
    await shopper.post('/carts', { productId: jacket.productId, quantity: 2 }, { expect: 201 });
    await shopper.post('/carts', { productId: hat.productId, quantity: 1 }, { expect: 201 });
    await payOnPage(shop, session.url);
    await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    const cart = (await shopper.get('/carts')).body.data;
    const left = cart.map((line: { variantId: string; quantity: number }) => [line.variantId, line.quantity]);
    expect(left).toEqual(
      expect.arrayContaining([
        [jacket.variantId, 2],
        [hat.variantId, 1],
      ]),
    );
    expect(left).toHaveLength(2);
  });

  it('R35 S48 keeps its snapshot when the product is changed or taken away after the session was opened', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const session = await openSession(shopper, wanted(jacket));
    await shop.sql(`update variant set price_cents = 9999 where id = $1`, [jacket.variantId]);
    await shop.sql(`update product set name = 'Other', status = 'archived' where id = $1`, [
      jacket.productId,
    ]);
    await payOnPage(shop, session.url);
    const done = await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    expect(done.body.amountPaid).toBe(25.49);
    const [line] = (await orderOf(shopper, session.data.orderId)).products;
    expect(line).toMatchObject({ name: 'Jacket', price: 25.49 });
  });

  it('S47 keeps the keys of two callers apart and refuses one that is too long', async () => {
    const jacket = await goods(shop);
    const [one, two] = [await shop.shopper(), await shop.shopper()];
    const key = randomUUID();
    const [a, b] = [await openSession(one, wanted(jacket), key), await openSession(two, wanted(jacket), key)];
    expect(a.data.orderId).not.toBe(b.data.orderId);
    const long = await one.post(CALL, wanted(jacket), { key: 'k'.repeat(256) });
    expect(long.status).toBe(400);
  });

  it('#1 keeps the order of a key for ever, even when the cart is empty by then', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    await shopper.post('/carts', { productId: jacket.productId, quantity: 1 }, { expect: 201 });
    const key = randomUUID();
    const first = await openSession(shopper, {}, key);
    await payOnPage(shop, first.url);
    await shop.sql(`update idempotency_key set created_at = now() - interval '8 days'`);
    await runJob(shop, 'idempotency.sweep');
    expect(await shop.sql(`select 1 from idempotency_key where key = $1`, [key])).toEqual([]);
    const again = await openSession(shopper, {}, key);
    expect(again.data.orderId).toBe(first.data.orderId);
    expect((await shopper.get('/orders/all')).body.meta.total).toBe(1);
  });
});

describe('coupons', () => {
  afterEach(() => mustBeSound(shop));

  async function coupon(code: string, terms: Record<string, unknown>): Promise<void> {
    const all = {
      kind: 'percent',
      percent: 10,
      amount_cents: null,
      min_total_cents: 0,
      max_uses: null,
      ...terms,
    };
    const names = Object.keys(all);
    const places = names.map((_, index) => `$${index + 3}`).join(', ');
    await shop.sql(
      `insert into coupon (id, code, created_at, ${names.join(', ')}) values ($1, $2, now(), ${places})`,
      [v7(), code, ...Object.values(all)],
    );
  }

  it('S45 are refused with a reason, and never make a total negative', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    await coupon('OVER', { ends_at: '2020-01-01' });
    await coupon('BIGSPEND', { min_total_cents: 100_000 });
    await coupon('HUGE', { kind: 'amount', percent: null, amount_cents: 100_000 });
    const preview = (code: string) =>
      shopper.post('/coupons/preview', { code, products: wanted(jacket).products });
    const codes = [];
    for (const code of ['NOSUCH', 'OVER', 'BIGSPEND']) codes.push((await preview(code)).body.code);
    expect(codes).toEqual(['coupon_unknown', 'coupon_expired', 'coupon_minimum']);
    expect((await preview(' huge ')).body.data).toMatchObject({ subtotal: 25.49, discount: 25.49, total: 0 });
  });

  it('S45 make an order free at 100 percent: it is paid at once, without a provider', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    await coupon('FREEBIE', { percent: 100 });
    const session = await openSession(shopper, { ...wanted(jacket), couponCode: 'FREEBIE' });
    expect(session.url).toContain('/payment-success?session_id=');
    const done = await shopper.post('/payments/checkout-success', { sessionId: session.id }, { expect: 200 });
    expect(done.body).toMatchObject({ amountPaid: 0, data: { status: 'paid' } });
    expect(await orderOf(shopper, session.data.orderId)).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      tenders: [],
      payments: [],
    });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 9, held: 0 });
    const ask = { orderIds: [session.data.orderId] };
    const replayed = await (await shop.admin()).post('/admin/receipts/replay', ask);
    expect(replayed.body).toMatchObject({ equal: true, data: [{ from: 'rules' }] });
    await mustBeSound(shop);
  });

  it('are free again when their order is cancelled, and listed while they can be used', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const { body: me } = await shopper.get('/users/me', { expect: 200 });
    await coupon('ONLYONE', { max_uses: 1, account_id: me.data._id });
    const session = await openSession(shopper, { ...wanted(jacket), couponCode: 'ONLYONE' });
    const order = await orderOf(shopper, session.data.orderId);
    expect(order).toMatchObject({ totalAmount: 22.94, discount: 2.55, couponCode: 'ONLYONE' });
    expect(order.receipt.lines[0]).toMatchObject({ unitPrice: 25.49, couponShare: 2.55, total: 22.94 });
    const admin = await shop.admin();
    const replayed = await admin.post('/admin/receipts/replay', { orderIds: [session.data.orderId] });
    expect(replayed.body).toMatchObject({ equal: true, data: [{ from: 'rules' }] });
    const usable = async () =>
      (await shopper.get('/users/me/coupons')).body.data.map((one: { code: string }) => one.code);
    expect(await usable()).not.toContain('ONLYONE');
    await shopper.put(`/orders/${session.data.orderId}/cancel`, {}, { expect: 200 });
    expect(await usable()).toContain('ONLYONE');
  });
});
