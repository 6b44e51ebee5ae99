import { describe, expect, it } from '@jest/globals';
import { faultsOfAreas, unclearPart, zoneOf, type Area } from './area.js';

const area = (country: string, more: Partial<Area> = {}): Area => ({
  country,
  region: null,
  postcodes: [],
  ...more,
});
const zones = [
  { name: 'world', areas: [area('*')] },
  { name: 'US', areas: [area('US')] },
  { name: 'Texas', areas: [area('US', { region: 'Texas' })] },
  { name: 'Berlin', areas: [area('DE', { postcodes: ['10000-14199'] })] },
  { name: 'EU', areas: [area('DE'), area('FR')] },
];
const to = (country: string, region: string | null = null, postcode: string | null = null) =>
  zoneOf(zones, { country, region, postcode })?.name;

describe('the zone of a destination', () => {
  it('is the one that describes it most narrowly', () => {
    expect(to('RW')).toBe('world');
    expect(to('US')).toBe('US');
    expect(to('US', 'Ohio')).toBe('US');
    expect(to('US', ' texas ')).toBe('Texas');
    expect(to('DE', null, '10115')).toBe('Berlin');
    expect(to('DE', null, '80331')).toBe('EU');
    expect(to('DE')).toBe('EU');
  });

  it('is none where no area holds', () => {
    expect(zoneOf([], { country: 'DE', region: null, postcode: null })).toBeUndefined();
  });
});

describe('what a postcode says where zones go by it', () => {
  const far = [{ areas: [area('US', { postcodes: ['90000-90999'] })] }];
  const at = (region: string | null, postcode: string | null) => ({ country: 'US', region, postcode });

  it.each(['90210', '90210-1234', '902101234', '90210 1234', '９０２１０', '٩٠٢١٠'])(
    '%s is in it',
    (code) => {
      expect(zoneOf(far, at('CA', code))).toBe(far[0]);
    },
  );

  it.each(['9¹00', '9O210', '', '902100', null])('%j is refused, for it is none', (code) => {
    expect(unclearPart(far, at('CA', code))).toBe('postcode');
    expect(unclearPart([{ areas: [area('US')] }], at('CA', code))).toBeNull();
  });

  it('must be one of the region that was given', () => {
    expect(unclearPart(far, at('NV', '90001'))).toBe('both');
    expect(unclearPart(far, at('California', '90001'))).toBeNull();
    expect(unclearPart([{ areas: [area('US')] }], at('NV', '90001'))).toBeNull();
    const byRegion = [{ areas: [area('US', { region: 'Nevada' })] }];
    expect(unclearPart(byRegion, at('NV', '90001'))).toBe('both');
    expect(unclearPart(byRegion, at('Nowhere', '90001'))).toBe('region');
    expect(unclearPart(byRegion, at('NV', 'x'))).toBeNull();
  });
});

describe('an area that can match nothing', () => {
  const wrong = (country: string, more: Partial<Area>) =>
    faultsOfAreas([area(country, more)]).map(({ field }) => field);

  it('is refused at its field', () => {
    expect(wrong('PT', { postcodes: ['9000-9499'] })).toEqual([]);
    expect(wrong('UG', { postcodes: ['1*'] })).toEqual(['areas.0.postcodes']);
    expect(wrong('DE', { postcodes: ['SW1*'] })).toEqual(['areas.0.postcodes']);
    expect(wrong('IN', { region: 'Atlantis' })).toEqual(['areas.0.region']);
    expect(wrong('IN', { region: 'Maharashtra' })).toEqual([]);
    expect(wrong('ZZ', {})).toEqual(['areas.0.country']);
    expect(wrong('*', { region: 'Texas' })).toEqual(['areas.0.country']);
  });
});
