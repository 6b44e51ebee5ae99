import { describe, expect, it } from '@jest/globals';
import { storedReceipt } from '../../../kernel/stored-receipt.js';
import { anOrder } from '../../testing/order-builder.js';
import { legalActions } from './legal-actions.js';

type Row = Parameters<typeof legalActions>[0];
const ROW: Row = {
  ...{ status: 'processing', currency: 'USD', captured_cents: 9_000, refunded_cents: 0, parts_sent: 0 },
  ...{ payment_detail: 'paid', tracking_number: null, delivery: null },
  receipt: storedReceipt(anOrder().bill),
};
const DISPUTED: Row = { ...ROW, payment_detail: 'disputed' };
const entry = (type: string, amount: number) => [
  { type, amount: -amount },
  { type, amount },
];
const MONEY = ['ship', 'edit', 'refund'];
const offered = (...of: Parameters<typeof legalActions>) =>
  legalActions(...of).filter((one) => MONEY.includes(one));

describe('what a panel may offer of a paid order', () => {
  it('is to send, change and refund it', () => {
    expect(offered(ROW, [], [], entry('capture', 90)).toSorted()).toEqual(MONEY.toSorted());
  });

  it('is none of it while all of its money is promised back, by hand as well', () => {
    const back = { status: 'manual', reason: 'late', amount: 90 } as const;
    expect(offered(ROW, [], [back], [])).toEqual([]);
    expect(offered(ROW, [], [{ ...back, amount: 89.99 }], [])).toContain('ship');
    expect(offered(ROW, [], [{ ...back, status: 'failed' }], [])).toContain('refund');
  });

  it('is not to send it while its payment is disputed, and to refund what no bank has', () => {
    expect(offered(DISPUTED, [], [], entry('dispute', 90))).toEqual(['edit']);
    expect(offered(DISPUTED, [], [], entry('dispute', 89))).toEqual(['edit', 'refund']);
    const won = [...entry('dispute', 90), ...entry('dispute_reversal', 90)];
    expect(offered(ROW, [], [], won)).toContain('refund');
  });
});
