import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { SYSTEM, postingsOf, type EntryType } from './entry.js';

const entry = (type: EntryType) => ({
  orderId: 'o',
  tenderId: 'p',
  attemptId: 'a',
  refundId: null,
  type,
  provider: 'stripe' as const,
  providerObjectId: 'pi_1',
  amount: Money.ofCents(1999),
  actor: SYSTEM,
  occurredAt: new Date(0),
});

describe('a ledger entry', () => {
  it.each<[EntryType, number]>([
    ['capture', 1999],
    ['refund', -1999],
    ['refund_reversal', 1999],
    ['dispute', -1999],
    ['dispute_reversal', 1999],
    ['credit_issue', -1999],
    ['credit_issue_reversal', 1999],
    ['credit_sale', -1999],
    ['credit_sale_reversal', 1999],
    ['credit_expiry', 1999],
  ])('of type %s moves %i cents at the provider and sums to zero', (type, cents) => {
    const postings = postingsOf(entry(type));
    expect(postings[0]).toEqual({ account: 'provider:stripe', cents, currency: 'USD' });
    expect(postings.reduce((sum, posting) => sum + posting.cents, 0)).toBe(0);
  });
});
