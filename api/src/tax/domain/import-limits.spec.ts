import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { aTaxZone } from '../testing/zones.js';
import { readyLimit } from './ready-limits.js';
import type { Taxable, TaxableLine } from './taxes.js';
import { taxesBy } from './taxes-by-rule.js';
import { ruleOf, type TaxZone } from './tax-zone.js';

const in_ = (code: string) => (amount: number) => Money.fromDecimal(amount, 'amount', Currency.of(code));
const usd = in_('USD');
const DAY = '2026-11-28';

/** A zone for goods from the US, with the limit of a country. */
function ruled(country: string, rate: number, terms: Partial<TaxZone> = {}) {
  const ready = readyLimit(country, 'US');
  if (!ready) throw new Error(`no limit of ${country}`);
  const zone = { ...aTaxZone('zone', country), importLimit: { ...ready, number: 'IM2760000742' }, ...terms };
  return ruleOf(zone, DAY, rate);
}
const line = (amount: Money, more: Partial<TaxableLine> = {}): TaxableLine => ({
  ...{ amount, category: 'standard' },
  ...more,
});
const goods = (lines: readonly TaxableLine[], shipping = usd(10)): Omit<Taxable, 'day'> => ({
  ...{ lines, shipping, reverseCharge: false },
});
const told = (rule: ReturnType<typeof ruled>, of: Omit<Taxable, 'day'>) => {
  const { rates, due, imported } = taxesBy(rule, of);
  const figures = rates.map(({ name, net, tax }) => [name, net.toDecimal(), tax.toDecimal()]);
  return { figures, due: due.toDecimal(), imported };
};

describe('the limit of a place for goods from abroad', () => {
  // Directive 2006/112/EC, Article 369l: intrinsic value "not exceeding EUR 150", which leaves out tax and delivery
  it.each([
    [150, false],
    [150.01, true],
  ])('of EUR 150 (IOSS) counts EUR %s without tax: above is %s', (net, isAbove) => {
    const rule = ruled('IE', 1, { pricesIncludeTax: false });
    const lines = [line(in_('EUR')(net))];
    const { figures, imported } = told(rule, goods(lines, in_('EUR')(20)));
    expect(imported.includes(true)).toBe(isAbove);
    expect(figures).toEqual(
      isAbove ? [['Export', 170.01, 0]] : [['VAT', 170, 32.3]], // 19 % of 170
    );
  });

  it('lowers prices that contain the tax by it, delivery too, and takes none', () => {
    // 238.00 are 200.00 and 38.00; 11.90 are 10.00 and 1.90
    const rule = ruled('DE', 0.9);
    expect(told(rule, goods([line(usd(238))], usd(11.9)))).toEqual({
      figures: [['Export', 210, 0]],
      due: -39.9,
      imported: [true],
    });
  });

  it('is compared at the exchange rate that the rule keeps', () => {
    const lines = [line(usd(200))];
    const at = (rate: number) => told(ruled('DE', rate, { pricesIncludeTax: false }), goods(lines)).imported;
    expect([at(0.75), at(0.7501)].map((imported) => imported.includes(true))).toEqual([false, true]);
  });

  // https://www.skatteetaten.no, Sending goods under the VOEC scheme: below NOK 3,000, per item and not per consignment
  it('counts each piece for itself where the place does', () => {
    const rule = ruled('NO', 10, { pricesIncludeTax: false });
    const cheap = line(usd(899.97), { quantity: 3 });
    expect(told(rule, goods([cheap])).imported).toEqual([]);
    const dear = line(usd(300));
    expect(told(rule, goods([dear])).figures).toEqual([['Export', 310, 0]]);
    // the dear one is taxed at the border, the others and the delivery at checkout
    expect(told(rule, goods([cheap, dear]))).toEqual({
      figures: [
        ['VAT', 909.97, 172.89],
        ['Export', 300, 0],
      ],
      due: 172.89,
      imported: [false, true],
    });
  });

  it('does not count what is not sent, and taxes it as ever', () => {
    const rule = ruled('GB', 1, { pricesIncludeTax: false });
    const voucher = line(usd(500), { isSent: false });
    expect(told(rule, goods([voucher, line(usd(100))])).imported).toEqual([]);
    expect(told(rule, goods([voucher, line(usd(136))]))).toEqual({
      figures: [
        ['VAT', 500, 95],
        ['Export', 146, 0],
      ],
      due: 95,
      imported: [false, true],
    });
  });

  it('leaves goods that are exempt out of what is told by rate', () => {
    const rule = ruled('AU', 1.5, { pricesIncludeTax: false });
    const lines = [line(usd(600)), line(usd(100), { category: 'exempt' })];
    expect(told(rule, goods(lines)).figures).toEqual([['Export', 610, 0]]);
  });

  it('wins over reverse charge: of a business the border takes it, too', () => {
    const rule = ruled('GB', 1, { pricesIncludeTax: false });
    const owed = { ...goods([line(usd(200))]), reverseCharge: true };
    expect(told(rule, owed).figures).toEqual([['Export', 210, 0]]);
  });
});

describe('the ready limits', () => {
  it.each([
    ['DE', 'IOSS', 15_000, 'EUR', 'consignment'],
    ['GB', 'UK VAT', 13_500, 'GBP', 'consignment'],
    ['NO', 'VOEC', 299_999, 'NOK', 'item'],
    ['AU', 'GST', 100_000, 'AUD', 'consignment'],
    ['NZ', 'GST', 100_000, 'NZD', 'item'],
  ])('of %s: %s', (country, scheme, amount, currency, per) => {
    expect(readyLimit(country, 'UG')).toMatchObject({ scheme, amount, currency, per });
    expect(readyLimit(country, 'UG')?.source).toBeTruthy();
  });

  it.each([
    ['FR', 'DE'],
    ['FR', 'MC'],
    ['GB', 'IM'],
    ['NO', 'NO'],
    ['US', 'DE'],
    ['CH', 'DE'],
  ])('have none of %s for goods from %s', (country, seller) => {
    expect(readyLimit(country, seller)).toBeUndefined();
  });
});
