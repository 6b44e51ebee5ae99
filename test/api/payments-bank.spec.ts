import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { mailTo } from '../support/mails.js';
import { eventually, goods, mustBeSound, openSession, orderOf, stockOf, wanted } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const ACCOUNT = 'Bank of Kampala, account 0123456789';
let admin: Client;

const methods = async (): Promise<Json[]> =>
  (await shop.client.get('/payments/methods', { expect: 200 })).body.data;

/** The terms of the shop are read once a second. */
async function takeTransfersTo(bankDetails: string): Promise<void> {
  await admin.put('/admin/settings/shop', { bankDetails }, { expect: 200 });
  await eventually(
    methods,
    (all) => all.find(({ method }) => method === 'bank')?.['offered'] === (bankDetails !== ''),
  );
}

const transfer = (shopper: Client, body: object) => shopper.post('/payments/bank', body);

beforeAll(async () => {
  admin = await shop.admin();
});

describe('the list of ways to pay', () => {
  // those that only a shop with their keys offers have their own tests
  const isCommon = ({ method }: Json) => ['card', 'mobile', 'cash', 'bank'].includes(method);

  it('is public, and says what each can and what it needs', async () => {
    const told = (await methods())
      .filter(isCommon)
      .map(({ method, offered, needs, refunds, collectedBy }) => [
        method,
        offered,
        needs,
        refunds,
        collectedBy,
      ]);
    expect(told).toEqual([
      ['card', true, [], 'api', 'provider'],
      ['mobile', true, ['mobileNumber'], 'by-hand', 'provider'],
      ['cash', true, [], 'by-hand', 'staff'],
      ['bank', false, [], 'by-hand', 'staff'],
    ]);
  });

  it('refuses a transfer while the shop has no account for it', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const refused = await transfer(shopper, { ...wanted(jacket), amount: 25.49 });
    expect([refused.status, refused.body.message]).toEqual([400, 'Invalid payment method']);
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 0 });
  });
});

describe('buying by bank transfer', () => {
  beforeAll(() => takeTransfersTo(ACCOUNT));
  afterAll(() => takeTransfersTo(''));
  afterEach(() => mustBeSound(shop));

  it('shows the account with the methods, not with the shop', async () => {
    const bank = (await methods()).find(({ method }) => method === 'bank');
    expect(bank).toMatchObject({ label: 'Bank Transfer', instructions: ACCOUNT });
    expect((await shop.client.get('/shop', { expect: 200 })).body.data).not.toHaveProperty('bankDetails');
  });

  it('holds the things, names account and reference in the mail, and is paid when staff has recorded it, once', async () => {
    const shopper = await shop.shopper();
    const jacket = await goods(shop);
    const { body } = await shopper.post(
      '/payments/bank',
      { ...wanted(jacket), amount: 25.49 },
      { expect: 200 },
    );
    const { orderId, reference } = body.data;
    expect(body.data).toMatchObject({ status: 'pending', amountDueNow: 25.49, currency: 'USD' });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 10, held: 1 });
    const mail = await mailTo(shop, shopper.email, ACCOUNT);
    expect(mail).toContain(reference);
    const path = `/admin/orders/${orderId}`;
    expect((await admin.get(path, { expect: 200 })).body.legalActions).toContain('record-transfer');
    const record = () => admin.post(`${path}/transitions`, { action: 'record-transfer' });
    const answers = await Promise.all([record(), record()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await orderOf(shopper, orderId)).toMatchObject({
      status: 'processing',
      paymentStatus: 'paid',
      amountPaid: 25.49,
    });
    expect(await stockOf(shop, jacket)).toEqual({ on_hand: 9, held: 0 });
  });

  it('goes back by hand, out of the same account', async () => {
    const shopper = await shop.shopper();
    const { body } = await shopper.post(
      '/payments/bank',
      { ...wanted(await goods(shop)), amount: 25.49 },
      { expect: 200 },
    );
    const path = `/admin/orders/${body.data.orderId}`;
    await admin.post(`${path}/transitions`, { action: 'record-transfer' }, { expect: 200 });
    await shopper.put(`/orders/${body.data.orderId}/cancel`, {}, { expect: 200 });
    const [refund] = (await orderOf(shopper, body.data.orderId)).refunds;
    expect(refund).toMatchObject({ status: 'manual', byHand: true, method: 'bank' });
    await admin.post(`${path}/refunds/${refund._id}/handed-over`, {}, { expect: 200 });
    expect((await orderOf(shopper, body.data.orderId)).paymentStatus).toBe('refunded');
    const { ledger } = (await admin.get(path, { expect: 200 })).body;
    const kept = ledger.filter(({ account }: Json) => account === 'provider:bank');
    expect(kept.map(({ amount }: Json) => amount)).toEqual([25.49, -25.49]);
  });

  it('never lets staff record money that a provider collects', async () => {
    const shopper = await shop.shopper();
    const session = await openSession(shopper, wanted(await goods(shop)));
    const path = `/admin/orders/${session.data.orderId}`;
    expect((await admin.get(path, { expect: 200 })).body.legalActions).not.toContain('record-transfer');
    const refused = await admin.post(`${path}/transitions`, { action: 'record-transfer' });
    expect([refused.status, refused.body.code]).toEqual([409, 'payment_not_open']);
  });
});
