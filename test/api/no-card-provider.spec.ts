import { METHODS } from '../../api/src/payments/methods/index.js';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import type { Client, Json } from '../support/client.js';
import { eventually, goods, mustBeSound, runJob, wanted } from '../support/money.js';
import { useOwnShop } from '../support/use-shop.js';

const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const CASH_OFF = { method: 'cash', isOn: false, areas: [], currencies: [] };

/** Each way that shoppers choose, as it is told while nothing is set up for it. */
const NOT_SET_UP = Object.fromEntries(
  METHODS.filter(({ chosenBy }) => chosenBy === 'shopper').map(({ name }) => [name, 'not_set_up']),
);

describe('the server for production without a payment provider', () => {
  const shop = useOwnShop({ main });
  let admin: Client;
  let shopper: Client;

  const ways = async () => {
    const { body } = await shop.client.get<Json>('/payments/methods', { expect: 200 });
    return Object.fromEntries(
      (body.data as Json[]).map(({ method, offered, whyNot }) => [method, offered ? 'offered' : whyNot]),
    );
  };
  const settings = async (body: object, seen: object) => {
    await admin.put('/admin/settings/shop', body, { expect: 200 });
    expect(await eventually(ways, (all) => JSON.stringify(all) === JSON.stringify(seen))).toEqual(seen);
  };
  const health = async () => {
    const { body } = await admin.get<Json>('/admin/health', { expect: 200 });
    return (body.data as Json[]).find(({ id }) => id === 'payments');
  };

  beforeAll(async () => {
    admin = await shop.admin();
    shopper = await shop.shopper();
  });
  afterEach(() => mustBeSound(shop));

  it('starts, plays nothing and sells for cash', async () => {
    const { body } = await shop.client.get<Json>('/shop', { expect: 200 });
    expect(body.data.simulatedPayments).toBe(false);
    expect(await ways()).toEqual({ ...NOT_SET_UP, cash: 'offered' });
    const jacket = await goods(shop);
    const quote = await shopper.post<Json>('/payments/quote', wanted(jacket), { expect: 200 });
    expect(quote.body.data.paymentMethods).toEqual(['cash']);
    await shopper.post('/payments/cash', { ...wanted(jacket), amount: 10.2 }, { expect: 200 });
    expect(await health()).toMatchObject({ state: 'well' });
  });

  it('refuses the calls of what it does not offer, and places nothing', async () => {
    const before = await shop.sql('select 1 from orders');
    const order = wanted(await goods(shop));
    const card = await shopper.post<Json>('/payments/create-checkout-session', order);
    const mobile = await shopper.post<Json>('/payments/mobile', {
      ...order,
      amount: 25.49,
      mobileNumber: '+254700000001',
    });
    const bank = await shopper.post<Json>('/payments/bank', { ...order, amount: 25.49 });
    for (const { status, body } of [card, mobile, bank])
      expect([status, body.message, body.code]).toEqual([
        400,
        'Invalid payment method',
        'invalid_payment_method',
      ]);
    expect(await shop.sql('select 1 from orders')).toHaveLength(before.length);
  });

  it('refuses messages in the name of a provider that it does not have', async () => {
    const message = await shop.client.fetch('/api/v1/payments/webhooks/stripe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': 't=1,v1=00' },
      body: '{}',
    });
    expect(message.status).toBe(400);
  });

  it('looks at no books of providers that it does not have', async () => {
    for (const job of ['checkout.fetch-lost', 'checkout.compare-books', 'checkout.reconcile'])
      await runJob(shop, job);
    expect(shop.api.log).not.toContain('could not be checked');
  });

  it('sells by transfer alone, and says so when nobody can pay', async () => {
    const account = { bankDetails: 'Bank of Kigali, 0123', paymentRules: [CASH_OFF] };
    const off = { ...NOT_SET_UP, cash: 'switched_off' };
    await settings(account, { ...off, bank: 'offered' });
    const jacket = await goods(shop);
    const cash = await shopper.post<Json>('/payments/cash', { ...wanted(jacket), amount: 10.2 });
    expect([cash.status, cash.body.code]).toEqual([400, 'payment_method_unavailable']);
    await shopper.post('/payments/bank', { ...wanted(jacket), amount: 25.49 }, { expect: 200 });
    expect(await health()).toMatchObject({ state: 'well' });
    await settings({ bankDetails: '' }, { ...off, bank: 'not_set_up' });
    expect(await health()).toMatchObject({
      state: 'needs_you',
      sentence: 'Nobody can pay: the shop offers no way to pay.',
    });
    const quote = await shopper.post<Json>('/payments/quote', wanted(jacket), { expect: 200 });
    expect(quote.body.data.paymentMethods).toEqual([]);
  });
});
