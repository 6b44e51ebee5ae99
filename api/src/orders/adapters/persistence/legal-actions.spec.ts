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
const PICKUP = { way: 'pickup', name: 'Counter', pickup: { address: 'KG 7', hours: '' } } as never;
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
    const back = { status: 'manual', reason: 'late', amount: 90, lines: [] } as const;
    expect(offered(ROW, [], [back], [])).toEqual([]);
    expect(offered(ROW, [], [{ ...back, amount: 89.99 }], [])).toContain('ship');
    expect(offered(ROW, [], [{ ...back, status: 'failed' }], [])).toContain('refund');
  });

  it('is to cancel it, and to keep a fee, once all of its pieces were refunded, and not to send an empty parcel', () => {
    const { variantId, quantity } = anOrder().bill.lines[0]!;
    const of = (pieces: number) =>
      ({
        status: 'succeeded',
        reason: 'torn',
        amount: 80,
        lines: [{ variantId, quantity: pieces, restocked: false }],
      }) as const;
    const ends = (row: Row, back: ReturnType<typeof of>) =>
      legalActions(row, [], [back], []).filter((one) => !['edit', 'note', 'refund'].includes(one));
    expect(ends(ROW, of(quantity))).toEqual(['cancel', 'restock-refunded', 'keep-rest']);
    expect(ends({ ...ROW, refunded_cents: 9_000 }, of(quantity))).toEqual(['cancel', 'restock-refunded']);
    const ready: Row = { ...ROW, status: 'shipped', delivery: PICKUP };
    expect(ends(ready, of(quantity))).toEqual(['cancel', 'restock-refunded', 'keep-rest']);
    expect(ends({ ...ready, delivery: null }, of(quantity))).toEqual(['deliver']);
    const balance = [{ kind: 'balance', status: 'pending', method: 'cash' }] as const;
    expect(
      legalActions(
        ready,
        balance,
        [of(quantity)].map((one) => ({ ...one, lines: [] })),
        [],
      ),
    ).toContain('record-balance');
    expect(legalActions(ready, balance, [of(quantity)], [])).not.toContain('record-balance');
  });

  it('is to cancel it while it lies ready and nobody fetches it, and to hand it over', () => {
    const ready: Row = { ...ROW, status: 'shipped', delivery: PICKUP };
    const now = (row: Row, back: Parameters<typeof legalActions>[2] = []) => legalActions(row, [], back, []);
    const all = [{ status: 'succeeded', reason: 'late', amount: 90, lines: [] }] as const;
    expect(now(ready)).toEqual(['cancel', 'deliver', 'restock', 'refund', 'note']);
    expect(
      now(
        { ...ready, refunded_cents: 9_000 },
        all.map((one) => ({ ...one, lines: [] })),
      ),
    ).toEqual(['cancel', 'restock', 'note']);
    expect(now({ ...ready, delivery: null })).toEqual(['deliver', 'refund', 'note']);
  });

  it('is not to send it while its payment is disputed, and to refund what no bank has', () => {
    expect(offered(DISPUTED, [], [], entry('dispute', 90))).toEqual(['edit']);
    expect(offered(DISPUTED, [], [], entry('dispute', 89))).toEqual(['edit', 'refund']);
    const won = [...entry('dispute', 90), ...entry('dispute_reversal', 90)];
    expect(offered(ROW, [], [], won)).toContain('refund');
  });
});
