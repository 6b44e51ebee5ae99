import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, orderOf, sendForm, switches, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

/** Flutterwave, PayPal and M-Pesa as the sandbox plays them: from the checkout to the refund. */
const shop = useShop();
const SHILLING = { code: 'KES', rate: 130, roundTo: 1, isPayable: true };
let admin: Client;

beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { displayCurrencies: [SHILLING] }, { expect: 200 });
});
afterEach(async () => {
  await switches(shop, {});
  await mustBeSound(shop);
});

async function begun(method: string, more: object = { amount: 25.49 }) {
  const [shopper, jacket] = [await shop.shopper(), await goods(shop)];
  const body = { method, ...wanted(jacket), ...more };
  const { data } = (await shopper.post<Json>('/payments', body, { expect: 200 })).body;
  return { shopper, orderId: String(data.orderId), paymentId: String(data.paymentId), url: String(data.url) };
}

/** A shopper's browser on the provider's page. */
const choose = (url: string, answer: 'pay' | 'cancel', trial: string) => {
  const path = new URL(url).pathname;
  return sendForm(shop, path, path, { answer, trial });
};

/** The job that looks after payments, whose next look is now. */
async function looked(shopper: Client, paymentId: string): Promise<Json> {
  await shop.sql('update payment_attempt set next_check_at = now() where next_check_at is not null');
  return (await shopper.get<Json>(`/payments/${paymentId}`, { expect: 200 })).body.data;
}

const until = (shopper: Client, orderId: string, word: string, member = 'paymentStatus') =>
  eventually(
    () => orderOf(shopper, orderId),
    (order) => order[member] === word,
  );

describe.each([
  ['paypal', 'buyer@example.com', 'empty@example.com', 'echeck@example.com'],
  ['flutterwave', 'card', 'insufficient', 'transfer'],
])('%s', (method, good, declined, late) => {
  it('is paid on its page, and gives money back in parts', async () => {
    const { shopper, orderId, url } = await begun(method);
    expect(new URL(url).pathname).toMatch(new RegExp(`^/sandbox/pay/${method}/`));
    await choose(url, 'pay', good);
    const order = await until(shopper, orderId, 'paid');
    expect(order).toMatchObject({ status: 'processing', amountPaid: 25.49, paymentMethod: method });
    const refund = async (amount: number) =>
      admin.post<Json>(`/admin/orders/${orderId}/refunds`, { reason: 'torn', amount }, { expect: 200 });
    await refund(10);
    await until(shopper, orderId, 'partially_refunded', 'paymentDetail');
    await refund(15.49);
    const back = await until(shopper, orderId, 'refunded');
    expect(back).toMatchObject({ amountRefunded: 25.49 });
    const [{ count } = { count: '' }] = await shop.sql<{ count: string }>(
      `select count(*) from sandbox.object where kind = $1`,
      [`${method}.refund`],
    );
    expect(Number(count)).toBe(2);
  });

  it('is declined, and nothing is paid', async () => {
    const { shopper, orderId, paymentId, url } = await begun(method);
    await choose(url, 'pay', declined);
    const seen = await looked(shopper, paymentId);
    expect(seen.status).not.toBe('paid');
    expect((await orderOf(shopper, orderId)).amountPaid).toBe(0);
  });

  it('is cancelled there, and paid by another try', async () => {
    const { shopper, orderId, url } = await begun(method);
    await choose(url, 'cancel', good);
    await choose(url, 'pay', good);
    expect(await until(shopper, orderId, 'paid')).toMatchObject({ amountPaid: 25.49 });
    expect((await shop.client.fetch(new URL(url).pathname)).status).toBe(404);
  });

  it('is paid by what arrives later', async () => {
    const { shopper, orderId, url } = await begun(method);
    await choose(url, 'pay', late);
    expect((await orderOf(shopper, orderId)).amountPaid).toBe(0);
    await until(shopper, orderId, 'paid');
  });

  it.each(['drop', 'duplicate', 'wrong-signature'])(
    'is paid once while its messages are: %s',
    async (webhooks) => {
      await switches(shop, { webhooks });
      const { shopper, orderId, paymentId, url } = await begun(method);
      await choose(url, 'pay', good);
      await eventually(
        () => looked(shopper, paymentId),
        ({ status }) => status === 'paid',
      );
      expect(await orderOf(shopper, orderId)).toMatchObject({ amountPaid: 25.49 });
    },
  );
});

describe('PayPal', () => {
  it('tells of a claim, which takes the money away', async () => {
    const { shopper, orderId, url } = await begun('paypal');
    await choose(url, 'pay', 'claims@example.com');
    await until(shopper, orderId, 'paid');
    await eventually(
      () => shop.sql<{ type: string }>('select type from ledger_transaction where order_id = $1', [orderId]),
      (entries) => entries.some(({ type }) => type === 'dispute'),
    );
  });
});

describe('M-Pesa', () => {
  const total = 3_314;
  const asked = async (mobileNumber: string) => {
    const jacket = await goods(shop);
    const shopper = await shop.shopper();
    const body = { method: 'mpesa', currency: 'KES', amount: total, mobileNumber };
    const { data } = (
      await shopper.post<Json>('/payments', { ...body, ...wanted(jacket, 1, total) }, { expect: 200 })
    ).body;
    return { shopper, orderId: String(data.orderId), paymentId: String(data.paymentId) };
  };
  const promptOf = async (phone: string) => {
    const [push] = await shop.sql<{ id: string }>(
      `select id from sandbox.object where kind = 'daraja.push' and data ->> 'phone' = $1`,
      [phone],
    );
    return push?.id ?? '';
  };
  const answered = async (phone: string, answer: string) =>
    sendForm(shop, '/sandbox/phone', `/sandbox/phone/${await promptOf(phone)}`, { answer });

  it('asks the phone for whole shillings, and is paid by a tap', async () => {
    const { shopper, orderId } = await asked('+254712345678');
    await answered('254712345678', 'approve');
    expect(await until(shopper, orderId, 'paid')).toMatchObject({ amountPaid: total, currency: 'KES' });
  });

  it('is declined on the phone', async () => {
    const { shopper, orderId, paymentId } = await asked('+254712345679');
    await answered('254712345679', 'reject');
    const seen = await eventually(
      () => looked(shopper, paymentId),
      ({ status }) => status === 'failed',
    );
    expect(seen).toMatchObject({ status: 'failed' });
    expect((await orderOf(shopper, orderId)).amountPaid).toBe(0);
  });

  it.each(['450', '452', '456'])('fails by itself for the number that ends in %s', async (ending) => {
    const { shopper, paymentId } = await asked(`+254700000${ending}`);
    await eventually(
      () => looked(shopper, paymentId),
      ({ status }) => status === 'failed',
    );
  });
});

it('has a page that tells what to try', async () => {
  const text = await (await shop.client.fetch('/sandbox/help')).text();
  for (const value of [
    '4242 4242 4242 4242',
    '+256 770 000 451',
    '+254 700 000 452',
    'echeck@example.com',
    'Bank transfer',
  ])
    expect(text).toContain(value);
});
