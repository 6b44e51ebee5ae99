import { describe, expect, it } from '@jest/globals';
import { countryCode, isPostcodeIn, isPostcodePattern, zoneOf, type Area } from './area.js';

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

describe('a postcode', () => {
  it.each([
    ['sw1a 1aa', 'SW1A1AA', true],
    ['SW1A 1AA', 'SW1*', true],
    ['SE1 1AA', 'SW1*', false],
    ['10115', '10000-14199', true],
    ['14200', '10000-14199', false],
    ['101', '10000-14199', false],
    ['1O115', '10000-14199', false],
  ])('%s is in %s: %s', (postcode, pattern, isIn) => {
    expect(isPostcodeIn(postcode, [pattern])).toBe(isIn);
  });

  it('is written as one, a beginning, or numbers from and to of one length', () => {
    expect(['SW1A 1AA', 'SW1*', '10000-14199', '1234-AB'].filter((one) => !isPostcodePattern(one))).toEqual(
      [],
    );
    expect(['', '*', '100-14199', '14199-10000', 'a,b'].filter(isPostcodePattern)).toEqual([]);
  });
});

describe('a country', () => {
  it.each([
    ['DE', 'DE'],
    ['rw', 'RW'],
    ['Germany', 'DE'],
    [' united kingdom ', 'GB'],
    ['Atlantis', null],
    ['', null],
  ])('%j is %s', (text, code) => {
    expect(countryCode(text)).toBe(code);
  });
});
