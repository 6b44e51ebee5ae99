import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger.js';
import { aTender, anAttempt } from '../testing/stores-contract.js';
import { RecordDispute } from './record-dispute.js';

const DOLLARS = Currency.of('USD');
const clock = { now: () => new Date('2026-11-21T12:00:00Z') };
const attempt = anAttempt('attempt', aTender('payment', 'order'), {
  provider: 'stripe',
  state: 'succeeded',
});

const dispute = (status: 'open' | 'won' | 'lost', ref = 'du_1') => ({
  ...{ ref, intentRef: 'pi_1', amountCents: 2_549, currency: 'USD', status },
});

/** The book, in which a card paid $25.49. */
async function scene() {
  const ledger = new InMemoryLedger();
  const { id: attemptId, orderId, tenderId, amount, provider } = attempt;
  await ledger.record({
    ...{ attemptId, orderId, tenderId, amount, provider, refundId: null },
    ...{ type: 'capture', providerObjectId: 'pi_1', actor: { kind: 'provider', id: null } },
    occurredAt: clock.now(),
  });
  return { ledger, record: new RecordDispute(ledger, clock) };
}

describe('disputes', () => {
  it('take the money once; a lost one returns nothing, a won one all of it', async () => {
    const { ledger, record } = await scene();
    expect(await record.recordDispute([attempt], dispute('open'))).toMatchObject({
      taken: true,
      returned: false,
    });
    expect((await ledger.capturedBy('attempt', DOLLARS)).isZero).toBe(true);
    expect(await record.recordDispute([attempt], dispute('lost'))).toMatchObject({
      ...{ taken: false, returned: false, mismatch: false },
    });
    expect((await ledger.moneyOf('order', DOLLARS)).disputed).toEqual(Money.ofCents(2_549));
    expect(await record.recordDispute([attempt], dispute('won'))).toMatchObject({ returned: true });
    expect((await ledger.moneyOf('order', DOLLARS)).disputed.isZero).toBe(true);
    expect((await ledger.moneyOf('order', DOLLARS)).refunded.isZero).toBe(true);
  });

  it('take from each that the money has come to what it has of it, and return the same', async () => {
    const { ledger, record } = await scene();
    const moved = anAttempt('moved', aTender('later', 'changed'), { provider: 'stripe', state: 'succeeded' });
    const write = (type: 'capture' | 'refund', of: typeof moved, cents: number, objectId: string) =>
      ledger.record({
        ...{ attemptId: of.id, orderId: of.orderId, tenderId: of.tenderId, provider: of.provider },
        ...{ refundId: null, type, providerObjectId: objectId, amount: Money.ofCents(cents) },
        ...{ actor: { kind: 'system', id: null }, occurredAt: clock.now() },
      });
    await write('refund', attempt, 1_000, 'moved:1');
    await write('capture', moved, 1_000, 'moved:1');
    const disputed = async (order: string) => (await ledger.moneyOf(order, DOLLARS)).disputed.cents;
    await record.recordDispute([attempt, moved], { ...dispute('open', 'du_0'), amountCents: 100 });
    expect([await disputed('order'), await disputed('changed')]).toEqual([100, 0]);
    const { shares } = await record.recordDispute([attempt, moved], {
      ...dispute('open'),
      amountCents: 2_600,
    });
    expect(shares.map(({ name, amount }) => [name, amount.cents])).toEqual([
      ['du_1', 1_600],
      ['du_1:moved', 1_000],
    ]);
    expect([await disputed('order'), await disputed('changed')]).toEqual([1_700, 1_000]);
    expect(await record.recordDispute([attempt, moved], dispute('won'))).toMatchObject({
      ...{ taken: false, returned: true, mismatch: false },
    });
    expect([await disputed('order'), await disputed('changed')]).toEqual([100, 0]);
  });

  it('are booked as the provider’s deed', async () => {
    const { ledger, record } = await scene();
    await record.recordDispute([attempt], dispute('open'));
    expect(ledger.entries.at(-1)).toMatchObject({ actor: { kind: 'provider', id: null }, refundId: null });
  });

  it('are a mismatch when the bank’s id is booked for another payment', async () => {
    const { record } = await scene();
    await record.recordDispute([{ ...attempt, id: 'other' }], dispute('open'));
    expect(await record.recordDispute([attempt], dispute('open'))).toMatchObject({
      taken: false,
      mismatch: true,
    });
  });

  it('are a mismatch, too, when the return is booked for another payment', async () => {
    const { ledger, record } = await scene();
    await record.recordDispute([{ ...attempt, id: 'other' }], dispute('won'));
    ledger.entries.splice(
      ledger.entries.findIndex(({ type }) => type === 'dispute'),
      1,
    );
    expect(await record.recordDispute([attempt], dispute('won'))).toMatchObject({
      ...{ taken: true, returned: false, mismatch: true },
    });
  });
});
