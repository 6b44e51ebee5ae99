import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { BudgetSpent } from '../../kernel/staff-budget.js';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { BankStrategy } from '../../payments/methods/bank/bank-strategy.js';
import { PaymentMethods } from '../../payments/application/payment-methods.js';
import { PaymentNotOpen } from '../../payments/domain/refusals.js';
import { kindOf } from '../../payments/methods/known.js';
import { paymentSettings } from '../../payments/testing/payment-settings.js';
import { BUYER, JACKET, placed, STAFF } from '../testing/bought.js';
import { RecordPayment } from './record-payment.js';

/** $184.00 in cash: 40 percent, $73.60, at once and $110.40 at the door. */
async function owing(method: 'card' | 'cash' = 'cash') {
  const bought = await placed(method);
  const { shop, orderId } = bought;
  const useCase = new RecordPayment(
    ...([shop.methods, shop.orders, shop.tenders, shop.attempts] as const),
    ...([shop.cancelAttempts, shop.settleOrder, shop.unit, shop.clock, shop.ids] as const),
    new InMemoryStaffBudget(),
  );
  const record = (kind: 'full' | 'deposit' | 'balance', id = orderId, limit: number | null = null) =>
    useCase.recordPayment({ orderId: id, kind, actor: STAFF, limit });
  const statuses = async () =>
    (await shop.tenders.ofOrder(orderId)).map((one) => `${kindOf(one)} ${one.state}`);
  const booked = () =>
    shop.ledger.entries.map(({ type, provider, amount }) => [type, provider, amount.cents]);
  return { ...bought, record, statuses, booked };
}

describe('money that staff has seen', () => {
  it('counts towards what they may give away on a day', async () => {
    const { record, orderId, statuses } = await owing();
    await expect(record('deposit', orderId, 0)).rejects.toThrow(BudgetSpent);
    await record('deposit', orderId, 10_000);
    await expect(record('balance', orderId, 10_000)).rejects.toThrow('above your limit of $100.00 a day');
    expect(await statuses()).toEqual(['deposit paid', 'balance pending']);
  });

  it('is booked to the cent: the deposit lets the order be prepared, the balance pays it', async () => {
    const { shop, record, order, statuses, booked } = await owing();
    expect(await record('deposit')).toMatchObject({ status: 'processing', captured: { cents: 7_360 } });
    expect([await statuses(), shop.stock.level(JACKET)]).toEqual([
      ['deposit paid', 'balance pending'],
      { onHand: 8, held: 0 },
    ]);
    await record('balance');
    expect(await order()).toMatchObject({ captured: { cents: 18_400 }, paymentDetail: 'paid' });
    expect(await statuses()).toEqual(['deposit paid', 'balance paid']);
    expect(booked()).toEqual([
      ['capture', 'cash', 7_360],
      ['capture', 'cash', 11_040],
    ]);
  });

  it('is told in the history with who has seen it, and as a try that is done', async () => {
    const { shop, record, attempt, orderId } = await owing();
    await record('deposit');
    const [deposit] = await shop.tenders.ofOrder(orderId);
    expect(await attempt()).toMatchObject({
      ...{ tenderId: deposit?.id, orderId, provider: 'cash', state: 'succeeded', nextCheckAt: null },
      ...{ idempotencyKey: `cash:${deposit?.id}`, amount: { cents: 7_360 }, url: null, request: {} },
    });
    const { id, providerRef, providerIntent } = await attempt();
    expect([providerRef, providerIntent]).toEqual([id, id]);
    expect(shop.orders.timeline.entries).toContainEqual(
      expect.objectContaining({ actor: STAFF, message: 'Payment of $73.60 received in cash' }),
    );
  });

  it('is recorded once', async () => {
    const { record, order, booked } = await owing();
    await record('deposit');
    await expect(record('deposit')).rejects.toThrow(PaymentNotOpen);
    expect([(await order()).captured.cents, booked().length]).toEqual([7_360, 1]);
  });

  it('is no balance before the deposit, and nothing that is not owed', async () => {
    const { shop, record, order, orderId, booked } = await owing();
    await expect(record('balance')).rejects.toThrow(PaymentNotOpen);
    await expect(record('full')).rejects.toThrow(PaymentNotOpen);
    await expect(record('deposit', 'unknown')).rejects.toThrow(OrderNotFound);
    expect([(await order()).status, booked(), await shop.attempts.ofOrder(orderId)]).toEqual([
      ...['pending', [], []],
    ]);
  });

  it('is not taken for an order that was cancelled', async () => {
    const { shop, record, orderId, booked } = await owing();
    await shop.cancelOrder.cancelOrder({ orderId, actor: BUYER, reason: '' });
    await expect(record('deposit')).rejects.toThrow(PaymentNotOpen);
    expect(booked()).toEqual([]);
  });

  it('is not taken where a provider tells of it, even once its own try has failed', async () => {
    const { shop, record, attempt, booked, orderId } = await owing('card');
    await expect(record('full')).rejects.toThrow(PaymentNotOpen);
    await shop.attempts.save({ ...(await attempt()), state: 'failed' });
    await expect(record('full')).rejects.toThrow(PaymentNotOpen);
    expect([booked(), (await shop.attempts.ofOrder(orderId)).length]).toEqual([[], 1]);
  });

  it('is not recorded while somebody else is recording it', async () => {
    const { shop, record, orderId, booked } = await owing();
    shop.attempts.add = () => Promise.resolve(false);
    await expect(record('deposit')).rejects.toThrow(PaymentNotOpen);
    expect([booked(), await shop.attempts.ofOrder(orderId)]).toEqual([[], []]);
  });
});

/** $184.00 to be transferred, or what is left of it by another tender that is paid before. */
async function transferring(keptCents = 0) {
  const { shop, orderId, order } = await placed('card');
  const [tender] = await shop.tenders.ofOrder(orderId);
  if (!tender) throw new Error('nothing is owed');
  const amount = (await order()).total.minus(Money.ofCents(keptCents));
  await shop.tenders.add([{ ...tender, method: 'bank', amount, position: 1 }]);
  const kept = { ...tender, id: 'kept', method: 'credit', amount: Money.ofCents(keptCents), position: 0 };
  if (keptCents > 0) await shop.tenders.add([{ ...kept, state: 'paid' }]);
  const methods = new PaymentMethods([new BankStrategy(paymentSettings)]);
  const useCase = new RecordPayment(
    ...([methods, shop.orders, shop.tenders, shop.attempts] as const),
    ...([shop.cancelAttempts, shop.settleOrder, shop.unit, shop.clock, shop.ids] as const),
    new InMemoryStaffBudget(),
  );
  const record = () => useCase.recordPayment({ orderId, kind: 'full', actor: STAFF, limit: null });
  return { shop, record };
}

describe('a transfer', () => {
  it('pays all of an order at once, when staff has seen it', async () => {
    const { shop, record } = await transferring();
    expect(await record()).toMatchObject({ status: 'processing' });
    expect(shop.ledger.entries).toMatchObject([{ provider: 'bank', amount: { cents: 18_400 } }]);
  });

  it('is recorded beside what the shop had kept for the buyer, which was paid before', async () => {
    const { shop, record } = await transferring(3_000);
    await record();
    expect(shop.ledger.entries).toMatchObject([{ provider: 'bank', amount: { cents: 15_400 } }]);
  });
});
