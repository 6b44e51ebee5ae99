import { describe, expect, it } from '@jest/globals';
import { addressFields, addressLines, missingPart, writtenPlace } from './address.js';
import { countryCodes } from './countries.js';

const place = (
  country: string,
  parts: Partial<Record<'street' | 'city' | 'state' | 'zipCode', string>> = {},
) => ({
  ...{ street: '1 Road', city: '', state: '', zipCode: '', country },
  ...parts,
});
const missing = (country: string, parts: object = {}) =>
  (['street', 'city', 'state', 'zipCode'] as const).filter((part) =>
    missingPart(place(country, parts), part),
  );

describe('the parts of an address', () => {
  it('are those that the country has', () => {
    const names = (country: string) => addressFields(country).map(({ name }) => name);
    for (const country of ['DE', 'FR', 'NL', 'GB', 'AT', 'BE', 'SE', 'CH', 'PL', 'DK'])
      expect([country, names(country)]).toEqual([country, expect.not.arrayContaining(['state'])]);
    for (const country of ['UG', 'RW', 'GH', 'QA', 'AE', 'HK'])
      expect([country, names(country)]).toEqual([country, expect.not.arrayContaining(['zipCode'])]);
    expect(names('SG')).toEqual(['street', 'zipCode']);
    for (const country of ['KE', 'UG', 'RW']) expect(names(country)).toContain('state');
    expect(names('JP')).toContain('city');
  });

  it.each([
    ['US', {}, ['city', 'state', 'zipCode']],
    ['US', { city: 'Austin', zipCode: '78701' }, ['state']],
    ['US', { city: 'Austin', state: 'TX' }, ['zipCode']],
    ['United States', { city: 'Austin', state: 'TX' }, ['zipCode']],
    ['DE', { city: 'Berlin', zipCode: '10115' }, []],
    ['DE', { city: 'Berlin' }, ['zipCode']],
    ['UG', { city: 'Kampala' }, []],
    ['UG', {}, ['city']],
    ['Rwanda', { city: 'Kigali' }, []],
    ['HK', { city: 'Central' }, []],
    ['HK', { state: 'Kowloon' }, []],
    ['HK', {}, ['city', 'state']],
    ['AE', { city: 'Dubai' }, []],
    ['AE', { state: 'Dubai' }, []],
    ['SG', { zipCode: '546080' }, []],
    ['GB', { city: 'Leeds', zipCode: 'LS1 4DY' }, []],
    ['KE', { city: 'Nairobi' }, []],
    ['MO', {}, []],
  ] as const)('of %s with %j lack %j', (country, parts, fields) => {
    expect(missing(country, parts)).toEqual(fields);
  });

  it('are called as people there call them', () => {
    const labels = (country: string) => addressFields(country).map(({ label }) => label);
    expect(labels('US')).toEqual(['Street', 'City', 'State', 'ZIP code']);
    expect(labels('KE')).toEqual(['Street', 'City', 'County', 'Postal code']);
    expect(missingPart(place('MA'), 'zipCode')).toBeNull();
    expect(missingPart(place('PL', { city: 'Poznań' }), 'zipCode')).toBe('Postal code is required');
  });
});

describe('an address on paper', () => {
  it.each([
    ['DE', { city: 'Berlin', state: 'Berlin', zipCode: '10115' }, ['10115 Berlin', 'Germany']],
    ['Germany', { city: 'Berlin', zipCode: '10115' }, ['10115 Berlin', 'Germany']],
    ['US', { city: 'Austin', state: 'TX', zipCode: '78701' }, ['Austin TX 78701', 'United States']],
    ['GB', { city: 'Leeds', zipCode: 'LS1 4DY' }, ['Leeds', 'LS1 4DY', 'United Kingdom']],
    ['UG', { city: 'Kampala', state: 'Nakawa' }, ['Kampala', 'Nakawa', 'Uganda']],
    ['HK', { city: 'Central', state: 'Hong Kong Island' }, ['Central', 'Hong Kong Island', 'Hong Kong']],
    [
      'JP',
      { city: 'Chiyoda-ku', state: 'Tokyo', zipCode: '100-0001' },
      ['Chiyoda-ku, Tokyo', '100-0001', 'Japan'],
    ],
    ['ES', { city: 'Sevilla', zipCode: '41001' }, ['41001 Sevilla', 'Spain']],
    [
      'ES',
      { city: 'Dos Hermanas', state: 'Sevilla', zipCode: '41089' },
      ['41089 Dos Hermanas (Sevilla)', 'Spain'],
    ],
    ['BR', { city: 'Santos', state: 'SP', zipCode: '11010-000' }, ['Santos - SP', '11010-000', 'Brazil']],
    ['SG', { city: 'Singapore', zipCode: '546080' }, ['546080', 'Singapore']],
    ['MO', { city: 'Taipa' }, ['Taipa', 'Macao']],
    ['KE', { city: 'Nairobi' }, ['Nairobi', 'Kenya']],
    ['Middle-earth', { city: 'Bree' }, ['Bree', 'Middle-earth']],
  ] as const)('of %s with %j is written %j', (country, parts, lines) => {
    expect(addressLines(place(country, parts))).toEqual(['1 Road', ...lines]);
  });

  it('has a company above the street and a second line below it, in every country', () => {
    for (const country of countryCodes()) {
      const written = addressLines({ ...place(country), company: ' Ada Ltd ', line2: 'Floor 3' });
      expect([country, ...written.slice(0, 3)]).toEqual([country, 'Ada Ltd', '1 Road', 'Floor 3']);
      expect(addressLines({ ...place(country), company: '', line2: ' ' })[0]).toBe('1 Road');
    }
  });

  it('shows every part that the country has', () => {
    const parts = { city: 'Town', state: 'Part', zipCode: 'Code' };
    for (const country of countryCodes()) {
      const text = addressLines(place(country, parts)).join('\n');
      for (const { name } of addressFields(country))
        expect([country, text]).toContainEqual(expect.stringContaining(place(country, parts)[name]));
    }
  });

  it('is kept with its country as it was named, and the postcode as it is written there', () => {
    const kept = writtenPlace(place('deu', { zipCode: 'D-10115' }));
    expect([kept.country, kept.zipCode]).toEqual(['Germany', '10115']);
    expect(writtenPlace(place('de')).country).toBe('DE');
    expect(writtenPlace(place('Turkey')).country).toBe('Türkiye');
    expect(writtenPlace(place('Atlantis', { zipCode: 'x' })).country).toBe('Atlantis');
  });
});
