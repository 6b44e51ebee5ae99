import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { taxOf } from './rounding.js';
import type { TaxZone } from './tax-zone.js';
import { taxesOf } from './taxes.js';

const cents = (amount: number) => Money.ofCents(amount);
const zone = (
  thousandths: number,
  pricesIncludeTax: boolean,
  rounding: TaxZone['rounding'] = 'order',
): TaxZone => ({
  ...{ id: 'zone', version: 1, name: 'Zone', areas: [], pricesIncludeTax, reverseCharge: false },
  ...{ shippingTax: 'main', rounding },
  rates: [{ category: 'standard', name: 'VAT', thousandths, from: '2000-01-01', until: null }],
});
const taxes = (of: TaxZone, lines: readonly number[], shipping = 0) =>
  taxesOf(of, {
    lines: lines.map((amount) => ({ amount: cents(amount), category: 'standard' })),
    ...{ shipping: cents(shipping), day: '2026-11-23', reverseCharge: false },
  });
const figures = ({ rates }: ReturnType<typeof taxesOf>) =>
  rates.map(({ net, tax, gross }) => [net.cents, tax.cents, gross.cents]);

describe('cents that other shops have lost', () => {
  // https://github.com/Sylius/Sylius/pull/3868: by unit 23.50 and 23.20
  it('taxes ten shirts of 10.20 and of 10.10 at 23 percent by line', () => {
    expect(taxOf(cents(10_200), 23_000, false)).toEqual(cents(2_346));
    expect(taxOf(cents(10_100), 23_000, false)).toEqual(cents(2_323));
  });

  // https://github.com/Sylius/Sylius/issues/8902: three times 70.00 less 5.00 gave 41.01
  it('taxes 205.00 in three parts with 41.00 at 20 percent', () => {
    const charged = taxes(zone(20_000, false), [6_834, 6_833, 6_833]);
    expect(charged.due).toEqual(cents(4_100));
    expect(Money.sum(charged.lines.map(({ tax }) => tax))).toEqual(cents(4_100));
  });

  // https://github.com/woocommerce/woocommerce/issues/20440: 45 and 49 with shipping of 4.96 before tax gave 100.01
  it('leaves prices that contain 21 percent at 100.00', () => {
    const charged = taxes(zone(21_000, true), [4_500, 4_900], 600);
    expect(charged.due).toEqual(Money.zero);
    expect(figures(charged)).toEqual([[8_264, 1_736, 10_000]]);
  });

  // https://github.com/woocommerce/woocommerce/issues/13272: 28.00 less a tenth, shipping 2.02 before tax; parts of 27.61
  it('tells net and tax that are the total of 27.60', () => {
    const charged = taxes(zone(19_000, true), [2_520], 240);
    expect(figures(charged)).toEqual([[2_319, 441, 2_760]]);
  });

  // https://github.com/saleor/saleor/issues/7664: 5 percent off 299.00 at a tax of 10.1 percent
  it('takes the coupon off before tax: 312.74 instead of 329.20', () => {
    const full = taxes(zone(10_100, false), [29_900]);
    const reduced = taxes(zone(10_100, false), [29_900 - 1_495]);
    expect([figures(full), figures(reduced)]).toEqual([[[29_900, 3_020, 32_920]], [[28_405, 2_869, 31_274]]]);
  });
});

describe('what tax offices say', () => {
  // https://www.gov.uk/hmrc-internal-manuals/vat-trader-records/vatrec12030
  it('rounds less than half a penny down, and half a penny or more up (HMRC, VATREC12030)', () => {
    const on = (amount: number, thousandths: number) => taxOf(cents(amount), thousandths, false).cents;
    expect([on(249, 20_000), on(250, 20_000), on(2, 20_000), on(10, 5_000), on(9, 5_000)]).toEqual([
      50, 50, 0, 1, 0,
    ]);
  });

  // https://www.hmrc.gov.uk/hmrc-internal-manuals/vat-trader-records/vatrec12020
  it('never rounds all lines down, as the retailers’ rule forbids (HMRC, VATREC12020)', () => {
    const lines = [4, 4, 4];
    expect(taxes(zone(20_000, true, 'line'), lines).rates[0]?.tax).toEqual(cents(3));
    expect(taxes(zone(20_000, true), lines).rates[0]?.tax).toEqual(cents(2));
  });

  // https://www.vero.fi/en/businesses-and-corporations/about-corporate-taxes/vat/how-to-calculate-vat/
  it('taxes a repair of 100.00 with fees of 8.00 and 10.00 at 24 percent, and takes it out again (Vero)', () => {
    const charged = taxes(zone(24_000, false), [10_000], 1_800);
    expect(figures(charged)).toEqual([[11_800, 2_832, 14_632]]);
    expect(figures(taxes(zone(24_000, true), [14_632]))).toEqual([[11_800, 2_832, 14_632]]);
  });
});

describe('what Stripe and Shopify document', () => {
  // https://support.stripe.com/questions/rounding-rules-for-stripe-fees
  it.each(['line', 'order'] as const)(
    'adds 0.79 to 0.43 and 4.84 at 15 percent, by %s (Stripe)',
    (rounding) => {
      const charged = taxes(zone(15_000, false, rounding), [43, 484]);
      expect(figures(charged)).toEqual([[527, 79, 606]]);
      expect(charged.lines.map(({ tax }) => tax.cents)).toEqual([6, 73]);
    },
  );

  it.each([
    // https://community.shopify.com/c/Accounting-Taxes/How-does-20-sales-tax-on-a-sale-of-1-00-0-17/td-p/26296
    ['0.17 in 1.00 at 20 percent', 100, 20_000, 17],
    // https://community.shopify.com/c/accounting-and-taxes/why-is-the-tax-calculation-incorrect-on-my-order/td-p/1541835
    ['172.64 in 3,050.00 at 6 percent', 305_000, 6_000, 17_264],
  ])('finds %s (Shopify)', (_, amount, thousandths, tax) => {
    expect(taxOf(cents(amount), thousandths, true)).toEqual(cents(tax));
  });

  // https://help.editorder.net/article/232-shopify-tax-feature
  it('rounds on each line, as Shopify does in the US since April 2020, or on the whole, as it did before', () => {
    const lines = [105, 105];
    expect(taxes(zone(10_000, false, 'line'), lines).due).toEqual(cents(22));
    expect(taxes(zone(10_000, false), lines).due).toEqual(cents(21));
  });
});

describe('more cents', () => {
  // https://github.com/Sylius/Sylius/issues/10282: half off 149.00 with a tax of 14.975 percent, of which 10.43 was charged
  it('taxes what is left after a coupon with 11.16', () => {
    expect(figures(taxes(zone(14_975, false), [7_450]))).toEqual([[7_450, 1_116, 8_566]]);
  });

  // https://github.com/shopware/shopware/issues/18481: lines of 549.00 and 179.85 with shipping of 6.49, net 617.92
  it('finds 617.93 net in 735.34 at 19 percent', () => {
    expect(figures(taxes(zone(19_000, true), [54_900, 17_985], 649))).toEqual([[61_793, 11_741, 73_534]]);
  });

  // https://github.com/coreshop/CoreShop/pull/1849: by unit 169.90
  it('adds 19 percent to ten times 14.28 once: 169.93', () => {
    expect(figures(taxes(zone(19_000, false, 'line'), [14_280]))).toEqual([[14_280, 2_713, 16_993]]);
  });

  // https://github.com/reactioncommerce/reaction/issues/4684: 28.979 against 28.978999999999996
  it('taxes 19.99 at 10 percent with a whole number of cents', () => {
    expect(figures(taxes(zone(10_000, false), [1_999]))).toEqual([[1_999, 200, 2_199]]);
  });
});
