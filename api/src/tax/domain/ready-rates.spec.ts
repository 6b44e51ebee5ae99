import { describe, expect, it } from '@jest/globals';
import { countryCode } from '../../kernel/world/countries.js';
import { READY_RATES, zoneTermsOf } from './ready-rates.js';
import { rateOn } from './tax-zone.js';
import { taxZoneOf } from './territories.js';

const of = (code: string) => READY_RATES.filter(({ country, place }) => country === code && place === null);

describe('the ready rates', () => {
  it('are of the 27 EU countries, the neighbours, the United Kingdom, Switzerland and states of the US', () => {
    const ofEu = READY_RATES.filter(({ reverseCharge, place }) => reverseCharge && place === null);
    expect(ofEu).toHaveLength(27);
    expect(['RW', 'UG', 'KE', 'GB', 'CH'].map((code) => of(code).length)).toEqual([1, 1, 1, 1, 1]);
    expect(of('US').map(({ region }) => region)).toContain('Texas');
    expect(READY_RATES.filter(({ country }) => countryCode(country) !== country)).toEqual([]);
  });

  it('name a source and a day, and one place each', () => {
    expect(READY_RATES.filter(({ source, asOf }) => !source || !/^\d{4}-\d\d-\d\d$/.test(asOf))).toEqual([]);
    const places = READY_RATES.map(({ country, region, place }) => `${country} ${region ?? place ?? ''}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it.each([
    ['DE', 19_000, 7_000],
    ['FI', 25_500, 13_500],
    ['RW', 18_000, 18_000],
    ['UG', 18_000, 18_000],
    ['KE', 16_000, 16_000],
    ['GB', 20_000, 5_000],
    ['CH', 8_100, 2_600],
  ])('make a zone: %s', (code, standard, reduced) => {
    const [ready] = of(code);
    if (!ready) throw new Error(`no rates of ${code}`);
    const zone = { id: code, name: code, ...zoneTermsOf(ready) };
    const on = (category: 'standard' | 'reduced') => rateOn(zone, category, ready.asOf)?.thousandths;
    expect([on('standard'), on('reduced')]).toEqual([standard, reduced]);
  });

  // https://www.easytax.co/en/tax-mag/info/eu-new-vat-rates-from-2026-what-business-need-to-know and the authorities' pages
  it.each([
    ['EE', 24_000, [9_000, 13_000]],
    ['FI', 25_500, [13_500, 10_000]],
    ['LT', 21_000, [5_000, 12_000]],
    ['RO', 21_000, [11_000]],
    ['SK', 23_000, [5_000, 19_000]],
  ])('follow what has changed until 2026: %s', (code, standard, reduced) => {
    const rates = of(code)[0]?.rates.map(({ thousandths }) => thousandths);
    expect(rates).toEqual([standard, ...reduced, 0]);
  });

  // Taxes in Europe Database; Austria: 4.9 % on staple food since 1 July 2026
  it.each([
    ['ES', 4_000, '2026-01-01'],
    ['IT', 4_000, '2026-01-01'],
    ['FR', 2_100, '2026-01-01'],
    ['LU', 3_000, '2026-01-01'],
    ['AT', 4_900, '2026-07-01'],
    ['DE', 7_000, '2026-01-01'],
    ['DK', 25_000, '2026-01-01'],
  ])('charge what is super reduced at the least that %s has', (code, thousandths, day) => {
    const rates = of(code)[0]?.rates ?? [];
    expect(rateOn({ rates }, 'super_reduced', day)?.thousandths).toBe(thousandths);
  });

  // Directive 2006/112/EC, Articles 104 and 105
  it.each([
    ['PT', '9000-017', 22_000],
    ['PT', '9500-001', 16_000],
    ['PT', '1000-001', 23_000],
    ['AT', '6691', 19_000],
    ['AT', '6993', 19_000],
    ['AT', '1010', 20_000],
  ])('tell parts of %s apart: %s', (country, postcode, thousandths) => {
    const zones = READY_RATES.map(zoneTermsOf);
    const zone = taxZoneOf(zones, { country, region: null, postcode });
    expect(zone && rateOn(zone, 'standard', '2026-11-28')?.thousandths).toBe(thousandths);
  });

  it.each([
    ['California', 7_250],
    ['New York', 4_000],
    ['Oregon', 0],
    ['Texas', 6_250],
    ['Washington', 6_500],
  ])('have the part of the state alone: %s', (state, thousandths) => {
    const ready = of('US').find(({ region }) => region === state);
    expect(ready).toMatchObject({ pricesIncludeTax: false, rates: [{ thousandths }, { thousandths: 0 }] });
  });

  it('name a law or an address as their source', () => {
    const vague = READY_RATES.filter(({ source }) => !/https:|Law|Act|Order|Code|no sales tax/.test(source));
    expect(vague).toEqual([]);
  });

  it('have an EU standard rate of at least 15 percent (VAT Directive 2006/112/EC, Article 97)', () => {
    const low = READY_RATES.filter(({ reverseCharge }) => reverseCharge).filter(
      ({ rates }) => (rates[0]?.thousandths ?? 0) < 15_000,
    );
    expect(low).toEqual([]);
  });
});
