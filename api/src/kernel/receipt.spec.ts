import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from './money.js';
import { ENGLISH_PAPER } from '../platform/languages/testing/english-paper.js';
import { sumRows } from './receipt-sums.js';
import { readReceipt, storedReceipt } from './stored-receipt.js';
import { costOf, discountOf, receiptFor, replay, type PricedItem } from './receipt.js';
import { cases } from './testing/cases.js';

const item = (unitCents: number, quantity: number, listCents = unitCents): PricedItem => ({
  variantId: `v${unitCents}-${quantity}`,
  name: 'Jacket',
  quantity,
  listPrice: Money.ofCents(listCents),
  unitPrice: Money.ofCents(unitCents),
});

const rows = (receipt: Parameters<typeof sumRows>[0]) =>
  sumRows(receipt, ENGLISH_PAPER).map(({ label, amount }) => [label, amount]);

describe('a price receipt', () => {
  it('explains the sale, the coupon share and the total of each line', () => {
    const receipt = receiptFor([item(1999, 2, 2499), item(500, 1)], {
      code: 'TENOFF',
      amount: Money.ofCents(450),
    });
    expect(receipt.subtotal.cents).toBe(4498);
    expect(receipt.total.cents).toBe(4048);
    expect(receipt.lines.map((line) => line.couponShare.cents)).toEqual([400, 50]);
    expect(receipt.lines.map((line) => line.saleSaving.cents)).toEqual([1000, 0]);
    expect(receipt.lines.map((line) => line.total.cents)).toEqual([3598, 450]);
  });

  it('takes off no more than there is to pay', () => {
    const receipt = receiptFor([item(300, 1)], { code: 'BIG', amount: Money.ofCents(1000) });
    expect(receipt.total.cents).toBe(0);
    expect(discountOf(receipt).cents).toBe(300);
  });

  it('adds tax that comes on top, tells tax that is inside, and is kept and read as the same', () => {
    const vat = { name: 'VAT', thousandths: 20_000, net: Money.ofCents(1_000), tax: Money.ofCents(200) };
    const rates = [{ ...vat, gross: Money.ofCents(1_200) }];
    const shipping = { kind: 'shipping' as const, label: 'Express', amount: Money.ofCents(490) };
    const added = { kind: 'tax' as const, label: 'VAT 20%', amount: Money.ofCents(200) };
    const share = { tax: added.amount, taxAdded: added.amount };
    const onTop = receiptFor([item(1_000, 1)], null, [shipping, added], {
      ...{ lines: [share], rates, reverseCharge: false },
    });
    expect([onTop.total.cents, ...onTop.lines.map((line) => costOf(line).cents)]).toEqual([1_690, 1_200]);
    expect(rows(onTop)).toEqual([
      ['Shipping (Express)', '$4.90'],
      ['VAT 20%', '$2.00'],
      ['Total', '$16.90'],
    ]);
    const inside = { tax: added.amount, taxAdded: Money.zero };
    const contained = receiptFor([item(1_200, 1)], null, [], {
      ...{ lines: [inside], rates, reverseCharge: false },
    });
    expect(rows(contained)).toEqual([
      ['Shipping', 'Free'],
      ['Total', '$12.00'],
      ['incl. VAT 20% of $10.00', '$2.00'],
    ]);
    for (const receipt of [onTop, contained]) {
      expect(readReceipt(storedReceipt(receipt))).toEqual(receipt);
      expect(replay(receipt)).toEqual(receipt);
    }
  });

  const items = fc.array(
    fc
      .record({ unit: fc.integer({ min: 1, max: 9_999_999_999 }), quantity: fc.integer({ min: 1, max: 99 }) })
      .map(({ unit, quantity }) => item(unit, quantity)),
    { minLength: 1, maxLength: 30 },
  );

  it('adds up to the cent for any basket and any coupon, and replays to the same figures', () => {
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 2_000_000_000_000 }), (basket, cents) => {
        const receipt = receiptFor(basket, { code: 'ANY', amount: Money.ofCents(cents) });
        const shares = receipt.lines.map((line) => line.couponShare);
        expect(Money.sum(receipt.lines.map((line) => line.total)).cents).toBe(receipt.total.cents);
        expect(Money.sum(shares).cents).toBe(discountOf(receipt).cents);
        for (const line of receipt.lines) {
          expect(line.couponShare.cents).toBeGreaterThanOrEqual(0);
          expect(line.total.cents).toBeGreaterThanOrEqual(0);
        }
        expect(replay(receipt)).toEqual(receipt);
      }),
      cases(),
    );
  });
});
