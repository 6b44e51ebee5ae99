import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import {
  REFUND_TABLE,
  refundStateAfter,
  spreadRefund,
  type RefundEvent,
  type RefundState,
} from './refund.js';
import { RefundTooLarge } from './refusals.js';

const source = (id: string, cents: number) => ({
  attemptId: id,
  tenderId: `p-${id}`,
  provider: 'cash',
  isCredit: false,
  remaining: Money.ofCents(cents),
});

const MOVES: Readonly<Record<string, RefundState>> = {
  'requested accepted': 'submitted',
  'requested succeeded': 'succeeded',
  'requested failed': 'failed',
  'submitted succeeded': 'succeeded',
  'submitted failed': 'failed',
  'succeeded failed': 'failed',
  'failed accepted': 'submitted',
  'failed succeeded': 'succeeded',
  'manual succeeded': 'succeeded',
};
const STATES = Object.keys(REFUND_TABLE) as RefundState[];
const EVENTS: RefundEvent[] = ['accepted', 'succeeded', 'failed'];

describe('a refund', () => {
  it.each(STATES.flatMap((state) => EVENTS.map((event) => [state, event] as const)))(
    'in state %s answers %s as listed',
    (state, event) => {
      expect(refundStateAfter(state, event)).toBe(MOVES[`${state} ${event}`] ?? state);
    },
  );

  it('takes from the first source and then from the next', () => {
    const parts = spreadRefund(Money.ofCents(500), [source('first', 400), source('next', 600)]);
    expect(parts.map((part) => [part.source.attemptId, part.amount.cents])).toEqual([
      ['first', 400],
      ['next', 100],
    ]);
  });

  it('takes nothing from a source that has nothing', () => {
    const parts = spreadRefund(Money.ofCents(100), [
      source('empty', 0),
      source('full', 600),
      source('more', 1),
    ]);
    expect(parts.map((part) => [part.source.attemptId, part.amount.cents])).toEqual([['full', 100]]);
  });

  it.each([0, -1, 1001])('of %i cents out of 1000 is refused', (cents) => {
    expect(() => spreadRefund(Money.ofCents(cents), [source('a', 1000)])).toThrow(RefundTooLarge);
  });
});
