import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { creditOf, type Credit, type CreditRecord } from '../../api/src/invoices/domain/credit-note.js';
import { Money } from '../../api/src/kernel/money.js';
import { costOf, type Receipt } from '../../api/src/kernel/receipt.js';
import { cases } from '../../api/src/kernel/testing/cases.js';
import { lineRates } from '../../api/src/tax/domain/line-rates.js';
import { orders, quoted } from '../../api/src/checkout/testing/random-orders.js';
import {
  piecesLeft,
  planRefund,
  type RefundableLine,
  type RefundPlan,
} from '../../api/src/checkout/application/refund-plan.js';

/** Enough for 10,000 cases on a slow machine. */
jest.setTimeout(120_000);

/** Pieces of each line (often none), of which percent come back and a fee is kept; a sum; or the last one did not arrive. */
const step = fc.oneof(
  fc.record({
    kind: fc.constant('pieces' as const),
    wanted: fc.array(fc.oneof(fc.constant(0), fc.nat(9)), { minLength: 20, maxLength: 20 }),
    percent: fc.constantFrom(100, 100, 90),
  }),
  fc.record({ kind: fc.constant('sum' as const), percent: fc.integer({ min: 0, max: 100 }) }),
  fc.record({ kind: fc.constant('back' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** An order of which money goes back, with its credit notes. */
class Returning {
  readonly notes: Credit[] = [];
  private readonly records: { record: CreditRecord; cents: number; before: readonly RefundableLine[] }[] = [];
  private lines: readonly RefundableLine[];
  private given: Money;

  constructor(readonly receipt: Receipt) {
    const none = receipt.total.times(0);
    const rates = lineRates(receipt);
    this.given = none;
    this.lines = receipt.lines.map((line, index) => ({
      ...{ variantId: line.variantId, name: line.name, bought: line.quantity, total: costOf(line) },
      ...{ refunded: 0, refundedShare: none, tax: { rate: rates?.[index] ?? null, amount: line.tax } },
    }));
  }

  get left(): Money {
    return this.receipt.total.minus(this.given);
  }

  take(one: Step): void {
    if (one.kind === 'back') return this.back();
    if (one.kind === 'sum') return this.sum(this.left.percent(one.percent));
    this.pieces((_, index) => one.wanted[index] ?? 0, one.percent);
  }

  /** Pieces of lines; what a fee keeps of them may go back later as a sum. */
  pieces(most: (line: RefundableLine, index: number) => number, percent = 100): void {
    const lines = this.lines
      .map((line, index) => ({
        variantId: line.variantId,
        quantity: Math.min(most(line, index), piecesLeft(line)),
      }))
      .filter(({ quantity }) => quantity > 0);
    if (lines.length === 0) return;
    const cost = planRefund(this.lines, { lines }, this.receipt.total).amount.percent(percent);
    const amount = this.left.lessThan(cost) ? this.left : cost;
    if (amount.cents > 0) this.book(planRefund(this.lines, { lines, amount }, this.left));
  }

  sum(amount: Money): void {
    if (amount.cents > 0) this.book(planRefund(this.lines, { amount }, this.left));
  }

  all(): void {
    if (this.left.cents > 0) this.book(planRefund(this.lines, {}, this.left));
  }

  private book(plan: RefundPlan): void {
    const before = this.lines;
    this.given = this.given.plus(plan.amount);
    this.lines = before.map((line) => {
      const back = plan.lines.find(({ variantId }) => variantId === line.variantId);
      if (!back) return line;
      const refundedShare = line.refundedShare.plus(back.share);
      return { ...line, refunded: line.refunded + back.quantity, refundedShare };
    });
    const pieces = plan.lines.flatMap(({ tax, amount }) =>
      tax ? [{ rate: tax.rate, tax: tax.amount.cents, gross: amount.cents }] : [],
    );
    this.note(pieces, null, plan.amount.cents, before);
  }

  /** The bank gives the last refund back; its pieces are free again. */
  private back(): void {
    const last = this.records.pop();
    if (!last) return;
    this.given = this.given.minus(Money.ofCents(last.cents, this.given.currency));
    this.lines = last.before;
    this.note([], last.record.recordId, 0, last.before);
  }

  private note(
    pieces: CreditRecord['pieces'],
    undoes: string | null,
    cents: number,
    before: readonly RefundableLine[],
  ): void {
    const recordId = `record-${this.notes.length}`;
    const record = { recordId, givenBackCents: this.given.cents, pieces, undoes };
    const { total, taxes } = this.receipt;
    const note = creditOf({ total, bill: { taxes } }, record, this.notes);
    if (!note) throw new Error('nothing new is given back');
    this.notes.push(note);
    if (undoes === null) this.records.push({ record, cents, before });
  }
}

const figures = ['net', 'tax', 'gross'] as const;
/** What the notes have credited of each rate: net, tax and gross. */
const credited = ({ notes, receipt }: Returning) =>
  receipt.taxes.map((_, place) =>
    figures.map((of) => notes.reduce((sum, { taxes }) => sum + (taxes[place]?.[of] ?? 0), 0)),
  );
const charged = ({ taxes }: Receipt) => taxes.map((rate) => figures.map((of) => rate[of].cents));

const holds = (rule: (returning: Returning, steps: readonly Step[]) => void) =>
  fc.assert(
    fc.asyncProperty(orders, fc.array(step, { maxLength: 8 }), async (order, steps) =>
      rule(new Returning((await quoted(order)).receipt), steps),
    ),
    cases(),
  );

describe('the tax of an order that goes back bit by bit', () => {
  it('is credited by rate as it was charged, whatever the bits and their order, and never more', async () => {
    await holds((returning, steps) => {
      const most = charged(returning.receipt);
      const isWithin = () =>
        credited(returning).every((rate, place) =>
          rate.every((cents, index) => cents >= 0 && cents <= (most[place]?.[index] ?? -1)),
        );
      for (const one of steps) {
        returning.take(one);
        expect(isWithin()).toBe(true);
      }
      returning.all();
      expect(credited(returning)).toEqual(most);
      const grosses = returning.notes.map(({ grossCents }) => grossCents);
      expect(grosses.reduce((sum, cents) => sum + cents, 0)).toBe(returning.receipt.total.cents);
    });
  });

  it('is that of the line for each line that goes back whole, and of no other rate', async () => {
    await holds((returning) => {
      const { lines } = returning.receipt;
      const rates = lineRates(returning.receipt);
      lines.forEach((line, index) => {
        const before = returning.notes.length;
        returning.pieces((_, place) => (place === index ? line.quantity : 0));
        const note = returning.notes[before];
        // the last cent of the order takes the rest, that of the delivery with it
        if (!note || returning.left.isZero) return;
        const own = rates?.[index];
        const other = note.taxes.filter((_, place) => place !== own);
        expect(other.filter(({ net, tax, gross }) => net !== 0 || tax !== 0 || gross !== 0)).toEqual([]);
        if (own === null || own === undefined) return;
        expect(note.taxes[own]).toMatchObject({ tax: line.tax.cents, gross: costOf(line).cents });
      });
    });
  });

  it('is told of every line whose rules were kept', async () => {
    await holds(({ receipt }) => {
      const places = lineRates(receipt);
      expect(places).toHaveLength(receipt.lines.length);
      receipt.taxes.forEach((rate, place) => {
        const own = receipt.lines.filter((_, index) => places?.[index] === place);
        expect(own.length).toBeGreaterThan(0);
        const sum = own.reduce((cents, { tax }) => cents + tax.cents, 0);
        expect(sum).toBeLessThanOrEqual(rate.tax.cents);
      });
    });
  });
});
