import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { costOf, discountOf, receiptFor, type PricedItem, type Receipt } from '../../kernel/receipt.js';
import { discountOn } from '../../promotions/domain/coupon.js';
import type { TaxZone } from '../../tax/domain/tax-zone.js';
import { taxesOf } from '../../tax/domain/taxes.js';
import { planRefund, type RefundableLine } from './refund-plan.js';
import { taxAdjustments } from './tax-adjustments.js';

const cents = (amount: number) => Money.ofCents(amount);
const vat = (thousandths: number, pricesIncludeTax: boolean, rounding: TaxZone['rounding']): TaxZone => ({
  ...{ id: 'zone', version: 1, name: 'Zone', areas: [], pricesIncludeTax, reverseCharge: false },
  ...{ shippingTax: 'main', rounding },
  rates: [{ category: 'standard', name: 'VAT', thousandths, from: '2000-01-01', until: null }],
});
const item = (price: number, quantity: number, name = `at ${price}`): PricedItem => ({
  ...{ variantId: name, name, quantity, listPrice: cents(price), unitPrice: cents(price) },
});

/** What the checkout makes of these pieces, without delivery. */
function receipt(
  items: readonly PricedItem[],
  off: { percent: number } | { amount: number },
  zone?: TaxZone,
) {
  const [percent, amount] = 'percent' in off ? [off.percent, null] : [null, cents(off.amount)];
  const terms = { kind: percent === null ? ('amount' as const) : ('percent' as const), percent, amount };
  const coupon = { code: 'OFF', amount: discountOn(terms, receiptFor(items, null).subtotal) };
  const lines = receiptFor(items, coupon).lines.map(({ total }) => ({
    ...{ amount: total, category: 'standard' as const },
  }));
  const shipping = Money.zero;
  const taxes = zone ? taxesOf(zone, { lines, shipping, day: '2026-11-24', reverseCharge: false }) : null;
  const shares = { lines: taxes?.lines ?? [], rates: taxes?.rates ?? [], reverseCharge: false };
  return receiptFor(items, coupon, taxAdjustments(taxes), shares);
}

/** All of it given back piece after piece: what each refund was. */
function refunds({ lines }: Receipt): number[] {
  const state: RefundableLine[] = lines.map((line) => ({
    ...{ variantId: line.variantId, name: line.name, bought: line.quantity, total: costOf(line) },
    ...{ refunded: 0, refundedShare: Money.zero },
  }));
  let left = Money.sum(state.map(({ total }) => total));
  return state.flatMap((line) =>
    Array.from({ length: line.bought }, () => {
      const { amount } = planRefund(state, { lines: [{ variantId: line.variantId, quantity: 1 }] }, left);
      line.refunded += 1;
      line.refundedShare = line.refundedShare.plus(amount);
      left = left.minus(amount);
      return amount.cents;
    }),
  );
}
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('receipts of which other shops have lost a cent', () => {
  // https://github.com/woocommerce/woocommerce/issues/64668: paid 179.25, and 179.26 came back
  it.each(['line', 'order'] as const)(
    'gives ten pieces of 23.90 less a quarter back as what they were paid with, tax by %s',
    (rounding) => {
      const paid = receipt([item(2_390, 10)], { percent: 25 }, vat(20_000, true, rounding));
      expect(paid.total).toEqual(cents(17_925));
      expect(sum(refunds(paid))).toBe(17_925);
    },
  );

  // https://github.com/woocommerce/woocommerce/issues/41919 and 26734: more came back than was paid, tax rounded by line
  it('gives pieces of several lines back as what they were paid with, where tax comes on top', () => {
    const items = [item(1_349, 3), item(1_449, 5), item(33, 7)];
    const paid = receipt(items, { percent: 10 }, vat(23_000, false, 'line'));
    expect(sum(refunds(paid))).toBe(paid.total.cents);
  });

  // https://github.com/woocommerce/woocommerce/issues/10162: 7.50 and 21 percent; 9.07 of 9.08 came back
  it('gives one piece of 7.50 with 21 percent back as 9.08', () => {
    const paid = receipt([item(750, 1)], { amount: 0 }, vat(21_000, false, 'line'));
    expect([paid.total.cents, ...refunds(paid)]).toEqual([908, 908]);
  });

  // https://github.com/woocommerce/woocommerce/issues/8291: 65.21 and 22.83
  it('takes a tenth off 72.45, and 6.75 off 27.98 with tax: 65.20 and 22.82', () => {
    const tenth = receipt([item(1_449, 5)], { percent: 10 });
    expect([discountOf(tenth).cents, tenth.total.cents]).toEqual([725, 6_520]);
    const two = receipt([item(1_349, 1), item(1_449, 1)], { amount: 675 }, vat(7_500, false, 'order'));
    expect(two.total.cents).toBe(2_123 + 159);
  });

  // https://github.com/woocommerce/woocommerce/issues/19390: 0.01 was left to pay
  it.each([true, false])(
    'leaves nothing of 10.01 after all of it is taken off, prices with tax: %s',
    (included) => {
      const free = receipt([item(1_001, 1)], { percent: 100 }, vat(10_000, included, 'line'));
      expect([free.total.cents, ...free.taxes.map(({ tax }) => tax.cents)]).toEqual([0, 0]);
    },
  );

  // https://github.com/Sylius/Sylius/issues/17862: three of 10.56 and one of 60.00, of which parts of 20.00 and 80.00 go off
  it.each([2_000, 8_000])('shares %d cents over lines that then add up to the total', (amount) => {
    const paid = receipt([item(1_056, 3), item(6_000, 1)], { amount });
    expect(paid.total.cents).toBe(9_168 - amount);
    expect(sum(paid.lines.map(({ total }) => total.cents))).toBe(paid.total.cents);
    expect(sum(refunds(paid))).toBe(paid.total.cents);
  });

  // https://github.com/saleor/saleor/issues/12040: a discount was rounded down; half a cent belongs to the shopper
  it('takes a half of 0.25 off as 0.13', () => {
    expect(receipt([item(25, 1)], { percent: 50 }).total).toEqual(cents(12));
  });

  // https://github.com/saleor/saleor/issues/12348: gross rounded on each line instead of once for the order
  it('rounds the tax of many cheap lines once where the zone says so', () => {
    const items = [1, 2, 3, 4, 5].map((index) => item(9, 1, `pin ${index}`));
    const charged = (rounding: TaxZone['rounding']) =>
      receipt(items, { amount: 0 }, vat(19_000, false, rounding)).total.cents;
    expect([charged('line'), charged('order')]).toEqual([55, 54]);
  });
});
