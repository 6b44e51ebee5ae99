import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { converted } from '../../kernel/exchange.js';
import { Money } from '../../kernel/money.js';
import { explain } from '../../kernel/receipt-steps.js';
import { costOf, type Receipt } from '../../kernel/receipt.js';
import { readReceipt, storedReceipt } from '../../kernel/stored-receipt.js';
import { cases } from '../../kernel/testing/cases.js';
import { orders, quoted, type RandomOrder } from '../testing/random-orders.js';
import { replayReceipt } from './replay-receipt.js';

const BUYER = { is: 'buyer', says: (english: string) => english } as const;
/** Enough for 10,000 cases on a slow machine. */
jest.setTimeout(120_000);

const kept = (receipt: Receipt) =>
  readReceipt(JSON.parse(JSON.stringify(storedReceipt(receipt))) as ReturnType<typeof storedReceipt>);
const sum = (amounts: readonly Money[]) => amounts.reduce((all, { cents }) => all + cents, 0);
const holds = (rule: (receipt: Receipt, order: RandomOrder) => void | Promise<void>) =>
  fc.assert(
    fc.asyncProperty(orders, async (order) => rule((await quoted(order)).receipt, order)),
    cases(),
  );

describe('the receipt of any order', () => {
  it('is the same when it is computed again from the rules that were kept', async () => {
    await holds((receipt) => {
      expect(replayReceipt(kept(receipt))).toEqual({ from: 'rules', differences: [] });
    });
  });

  it('adds up: the lines to the goods, the steps of a line to what it costs, the steps of the whole to the total', async () => {
    await holds((receipt) => {
      const { lines, steps } = explain(receipt, BUYER);
      const added = (all: typeof steps) =>
        sum(all.filter(({ kind }) => kind !== 'contained').map(({ amount }) => amount));
      for (const [index, line] of lines.entries()) {
        expect(added(line.steps)).toBe(line.total.cents);
        expect(line.total).toEqual(costOf(receipt.lines[index] ?? (undefined as never)));
      }
      expect(added(steps)).toBe(receipt.total.cents);
      expect(receipt.total.cents).toBeGreaterThanOrEqual(0);
    });
  });

  it('names the price of the buyer’s group in its list step, and proves it', async () => {
    await holds(async (_, order) => {
      const { receipt, sold } = await quoted({ ...order, isTrade: true });
      const { lines } = explain(receipt, { ...BUYER, is: 'staff' });
      const { lines: seen } = explain(receipt, BUYER);
      for (const [index, { groupPrice }] of sold.entries()) {
        const [list] = lines[index]?.steps ?? [];
        if (!groupPrice) expect(list?.rule?.kind).not.toBe('group_price');
        else
          expect(list).toMatchObject({
            ...{ label: 'Price of Trade', rule: { kind: 'group_price', id: 'price', version: 2 } },
            amount: groupPrice.unitPrice.times(sold[index]?.quantity ?? 0),
          });
        // nobody reads what the shop calls them
        expect(seen[index]?.steps[0]).toEqual(groupPrice ? { ...list, label: 'Your price' } : list);
      }
      expect(replayReceipt(kept(receipt)).differences).toEqual([]);
      const at = sold.findIndex((one) => one.groupPrice);
      if (at < 0) return;
      const stored = storedReceipt(receipt);
      const more = stored.lines.map((line, index) =>
        index === at ? { ...line, unitPrice: line.unitPrice + 1 } : line,
      );
      const { differences } = replayReceipt(readReceipt({ ...stored, lines: more }));
      expect(differences.map(({ field }) => field)).toContain(`lines.${at}.unitPrice`);
    });
  });

  it('is what the order placed from it keeps', async () => {
    await holds((receipt) => {
      expect(kept(receipt)).toEqual(receipt);
    });
  });

  it('is in one currency from the first line to the total', async () => {
    await holds((receipt, { exchange }) => {
      const { lines, adjustments, taxes, subtotal, total } = receipt;
      const all = [
        ...[subtotal, total, ...adjustments.map(({ amount }) => amount)],
        ...lines.flatMap((line) => [line.listPrice, line.unitPrice, line.couponShare, line.total, line.tax]),
        ...taxes.flatMap(({ net, tax, gross }) => [net, tax, gross]),
      ];
      const code = exchange?.code ?? 'USD';
      expect(new Set(all.map(({ currency }) => currency.code))).toEqual(new Set([code]));
      expect(receipt.rules?.exchange?.code).toBe(exchange?.code);
    });
  });

  it('charges each line at its own price in that currency, where it has one, and else by the rate', async () => {
    await holds(({ lines, rules }, { items, exchange }) => {
      for (const [index, { unit, own }] of items.entries()) {
        const isOwn = exchange !== null && own !== null;
        const price = isOwn ? own : converted(Money.ofCents(unit), exchange).cents;
        expect(lines[index]?.unitPrice.cents).toBe(price);
        expect(rules?.goods[index]?.isOwnPrice).toBe(isOwn || undefined);
      }
    });
  });

  it('holds as much tax as its rates, in prices and on top', async () => {
    await holds((receipt, { zone }) => {
      const tax = sum(receipt.taxes.map((rate) => rate.tax));
      const added = sum(receipt.adjustments.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount));
      expect(sum(receipt.lines.map((line) => line.tax))).toBeLessThanOrEqual(tax);
      for (const { net, tax: own, gross } of receipt.taxes) expect(net.cents + own.cents).toBe(gross.cents);
      if (receipt.reverseCharge) expect(tax).toBe(0);
      else if (receipt.importTaxesDue && zone.pricesIncludeTax) expect(added).toBeLessThanOrEqual(0);
      else expect(added).toBe(zone.pricesIncludeTax ? 0 : tax);
    });
  });
});

const [ORDER] = fc.sample(orders, { numRuns: 1, seed: 17 }) as [RandomOrder];
type Stored = ReturnType<typeof storedReceipt>;

/** With one unit more in this figure of the first one. */
const first = <Name extends string, One extends Record<Name, number>>(all: readonly One[], name: Name) =>
  all.map((one, index) => (index === 0 ? { ...one, [name]: one[name] + 1 } : one));

describe('a receipt that somebody has changed', () => {
  it.each([
    ['total', (stored: Stored) => ({ ...stored, total: stored.total + 1 })],
    ['taxes.0.tax', (stored: Stored) => ({ ...stored, taxes: first(stored.taxes, 'tax') })],
    ['lines.0.tax', (stored: Stored) => ({ ...stored, lines: first(stored.lines, 'tax') })],
    ['lines.0.couponShare', (stored: Stored) => ({ ...stored, lines: first(stored.lines, 'couponShare') })],
  ])('is found by its %s', async (field, change) => {
    const { receipt } = await quoted(ORDER);
    const { differences } = replayReceipt(readReceipt(change(storedReceipt(receipt))));
    expect(differences.map((one) => one.field)).toEqual([field]);
  });

  it('is replayed from its own lines when no rules were kept', async () => {
    const { rules: _, ...older } = (await quoted(ORDER)).receipt;
    expect(replayReceipt(older)).toEqual({ from: 'lines', differences: [] });
    const shifted = { ...older, total: older.total.plus(Money.ofCents(1, older.total.currency)) };
    expect(replayReceipt(shifted).differences.map(({ field }) => field)).toEqual(['total']);
  });
});
