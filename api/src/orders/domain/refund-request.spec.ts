import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import {
  ApprovesOwnRefund,
  checkApproval,
  checkRefundLimit,
  RefundOverLimit,
  RefundRequestDecided,
} from './refund-request.js';

const first = { amount: Money.ofCents(5_000), amountRefunded: Money.ofCents(5_000) };
const own = { inShopCurrency: (amount: Money) => amount };
const waiting = { state: 'waiting', askedBy: 'asker' } as const;
const other = { accountId: 'other' };

describe('a refund limit', () => {
  it('lets go what is not above it, and anything where there is none', () => {
    expect(() => checkRefundLimit(first, 5_000, own)).not.toThrow();
    expect(() => checkRefundLimit(first, null, own)).not.toThrow();
  });

  it('stops what is a cent above it', () => {
    expect(() => checkRefundLimit(first, 4_999, own)).toThrow(RefundOverLimit);
    expect(() => checkRefundLimit(first, 0, own)).toThrow('This is above your refund limit of $0.00.');
  });

  it('is in the currency of the shop, whatever the order is in', () => {
    const yen = (cents: number) => Money.ofCents(cents, Currency.of('JPY'));
    const order = { inShopCurrency: ({ cents }: Money) => Money.ofCents(cents / 2) };
    const asked = { amount: yen(10_000), amountRefunded: yen(10_000) };
    expect(() => checkRefundLimit(asked, 5_000, order)).not.toThrow();
    expect(() => checkRefundLimit(asked, 4_999, order)).toThrow('This is above your refund limit of $49.99.');
  });

  it('counts what was given back of the order before, unless nothing more is', () => {
    const second = { amount: Money.ofCents(1), amountRefunded: Money.ofCents(5_001) };
    expect(() => checkRefundLimit(second, 5_000, own)).toThrow('With what was refunded before');
    expect(() => checkRefundLimit({ ...second, amount: Money.zero }, 5_000, own)).not.toThrow();
  });
});

describe('approving a refund', () => {
  it('is for somebody else', () => {
    expect(() => checkApproval(waiting, other)).not.toThrow();
    expect(() => checkApproval(waiting, { ...other, accountId: 'asker' })).toThrow(ApprovesOwnRefund);
  });

  it('happens once', () => {
    expect(() => checkApproval({ ...waiting, state: 'approved' }, other)).toThrow(RefundRequestDecided);
    expect(() => checkApproval({ ...waiting, state: 'rejected' }, other)).toThrow(RefundRequestDecided);
  });
});
