import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import {
  ApprovesOwnRefund,
  checkApproval,
  checkRefundLimit,
  RefundOverLimit,
  RefundRequestDecided,
} from './refund-request.js';

const amount = Money.ofCents(5_000);
const waiting = { state: 'waiting', amount, askedBy: 'asker' } as const;
const other = { accountId: 'other', refundLimit: null };

describe('a refund limit', () => {
  it('lets go what is not above it, and anything where there is none', () => {
    expect(() => checkRefundLimit(amount, 5_000)).not.toThrow();
    expect(() => checkRefundLimit(amount, null)).not.toThrow();
  });

  it('stops what is a cent above it', () => {
    expect(() => checkRefundLimit(amount, 4_999)).toThrow(RefundOverLimit);
    expect(() => checkRefundLimit(amount, 0)).toThrow('This is above your refund limit of $0.00.');
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

  it('stays within the limit of who approves', () => {
    expect(() => checkApproval(waiting, { ...other, refundLimit: 4_999 })).toThrow(RefundOverLimit);
    expect(() => checkApproval(waiting, { ...other, refundLimit: 5_000 })).not.toThrow();
  });
});
