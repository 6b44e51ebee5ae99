import { describe, expect, it } from '@jest/globals';
import { TaxZoneWrong } from './refusals.js';
import { validateZone } from './validate-zone.js';
import type { TaxRate } from './tax-zone.js';

const rate = (from: string, until: string | null, more: Partial<TaxRate> = {}): TaxRate => ({
  category: 'standard',
  name: 'VAT',
  thousandths: 19_000,
  from,
  until,
  ...more,
});
const zone = (...rates: TaxRate[]) => ({ areas: [{ country: 'DE', region: null, postcodes: [] }], rates });

describe('a tax zone', () => {
  it('has one rate of a category on each day', () => {
    const sound = zone(
      rate('2020-01-01', '2025-06-30'),
      rate('2025-07-01', null),
      rate('2020-01-01', null, { category: 'reduced' }),
    );
    expect(validateZone(sound)).toBe(sound);
  });

  it.each([
    ['rates.1.from', zone(rate('2020-01-01', '2025-06-30'), rate('2025-06-30', null))],
    ['rates.1.from', zone(rate('2020-01-01', null), rate('2019-01-01', null))],
    ['rates.0.until', zone(rate('2020-01-02', '2020-01-01'))],
    ['areas.0.country', { ...zone(), areas: [{ country: 'XX', region: null, postcodes: [] }] }],
  ])('is refused at %s', (field, wrong) => {
    let refused: unknown;
    try {
      validateZone(wrong);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(TaxZoneWrong);
    expect((refused as TaxZoneWrong).details.fields?.map((one) => one.field)).toEqual([field]);
  });
});
