import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { EntryType } from '../../ledger/domain/entry.js';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger.js';
import type { AttemptState } from '../domain/attempt.js';
import type { PaymentMethod } from '../domain/method.js';
import { InMemoryAttempts, InMemoryTenders } from '../testing/in-memory-stores.js';
import { aTender, anAttempt } from '../testing/stores-contract.js';
import { MoneyOfOrder } from './money-of-order.js';

const DOLLARS = Currency.of('USD');

/** An order whose tries are in these states and for which this was booked. */
async function moneyOf(
  states: readonly AttemptState[],
  booked: readonly [EntryType, number][] = [],
  method: PaymentMethod = 'card',
) {
  const [ledger, attempts, payments] = [new InMemoryLedger(), new InMemoryAttempts(), new InMemoryTenders()];
  const payment = { ...aTender('payment', 'order'), method };
  await payments.add([payment]);
  for (const [at, state] of states.entries()) await attempts.add(anAttempt(`try-${at}`, payment, { state }));
  for (const [type, amount] of booked)
    await ledger.record({
      ...{ orderId: 'order', tenderId: 'payment', attemptId: 'try-0', refundId: null, type },
      ...{ provider: 'momo', providerObjectId: `${type} ${amount}`, amount: Money.ofCents(amount) },
      ...{ actor: { kind: 'provider', id: null }, occurredAt: new Date('2026-11-21T12:00:00Z') },
    });
  return new MoneyOfOrder(ledger, attempts, payments).moneyOfOrder('order', DOLLARS);
}

describe('the money of an order', () => {
  it('is what the book says', async () => {
    expect(
      await moneyOf(
        ['succeeded'],
        [
          ['capture', 2_549],
          ['refund', 549],
        ],
      ),
    ).toMatchObject({ captured: Money.ofCents(2_549), refunded: Money.ofCents(549), disputed: false });
    expect(
      await moneyOf(
        ['succeeded'],
        [
          ['capture', 2_549],
          ['dispute', 1_000],
        ],
      ),
    ).toMatchObject({ disputed: true });
  });

  it('is a surplus as far as it came again for the same payment', async () => {
    const surplus = async (...states: AttemptState[]) => (await moneyOf(states)).surplus;
    const { amount } = aTender('payment', 'order');
    expect(await surplus('failed', 'succeeded')).toEqual(Money.zero);
    expect(await surplus('succeeded', 'failed', 'succeeded')).toEqual(amount);
    expect(await surplus('succeeded', 'succeeded', 'succeeded')).toEqual(amount.times(2));
  });

  it.each<[string, AttemptState[], boolean]>([
    ['nothing has been tried', [], false],
    ['the one try is over', ['failed'], true],
    ['every try is over', ['failed', 'expired'], true],
    ['one is alive', ['failed', 'processing'], false],
    ['one has found nothing to collect', ['succeeded'], false],
  ])('tells whether the tries have failed: %s', async (_, states, attemptsFailed) => {
    expect(await moneyOf(states)).toMatchObject({ attemptsFailed });
  });

  it('never fails where staff may still collect it', async () => {
    expect(await moneyOf(['failed', 'expired'], [], 'cash')).toMatchObject({ attemptsFailed: false });
  });
});
