import { describe, expect, it } from '@jest/globals';
import { countryCodes } from './countries.js';
import { example, faultOfPattern, isPostcodeIn } from './postcode-patterns.js';
import { formsOf, postcodeIn } from './postcodes.js';

describe('a postcode', () => {
  it.each([
    ['US', '90210', '90210'],
    ['US', '902101234', '90210-1234'],
    ['US', '90210 1234', '90210-1234'],
    ['US', '９０２１０', '90210'],
    ['US', '٩٠٢١٠', '90210'],
    ['US', '90210–1234', '90210-1234'],
    ['US', '9021', null],
    ['DE', 'D-25980', '25980'],
    ['DE', 'DE-25980', '25980'],
    ['DE', 'd 25980', '25980'],
    ['DE', '1O115', null],
    ['VN', '10000', '10000'],
    ['VN', '100000', '100000'],
    ['EG', '11511', '11511'],
    ['EG', '٤٤٥٠١١٣', '4450113'],
    ['KZ', '010000', '010000'],
    ['KZ', 'z05t3d5', 'Z05T3D5'],
    ['KZ', 'Z05T3D', null],
    ['KH', '12000', '12000'],
    ['KH', '120101', '120101'],
    ['KH', '12010101', '12010101'],
    ['KH', '1201010', null],
    ['VE', '1010a', '1010-A'],
    ['VE', '1010', '1010'],
    ['AT', 'A-1010', '1010'],
    ['FI', 'FI-00550', '00550'],
    ['CH', 'CH-8001', '8001'],
    ['LV', '1010', 'LV-1010'],
    ['LV', 'lv 1010', 'LV-1010'],
    ['SE', 'SE-11455', '114 55'],
    ['GB', 'sw1a1aa', 'SW1A 1AA'],
    ['GB', 'ＩＶ２ 3AB', 'IV2 3AB'],
    ['GB', 'lV2 3AB', null],
    ['GB', 'ІV2 3AB', null],
    ['GB', 'm1 1ae', 'M1 1AE'],
    ['NL', '1012ab', '1012 AB'],
    ['PL', '00950', '00-950'],
    ['PT', '9000 017', '9000-017'],
    ['JP', '〒100-0001', '100-0001'],
    ['JP', '〒 １００−０００１', '100-0001'],
    ['HU', 'H-1051', '1051'],
    ['JP', '1000001', '100-0001'],
    ['BR', '01310100', '01310-100'],
    ['CA', 'k1a0b1', 'K1A 0B1'],
    ['IE', 'd02x285', 'D02 X285'],
    ['KY', 'ky11100', 'KY1-1100'],
    ['UG', '00256', null],
    ['HK', '000', null],
    ['DE', '10\u200b115', '10115'],
  ])('of %s typed as %s is %s', (country, typed, code) => {
    expect(postcodeIn(country, typed)).toBe(code);
  });

  it('of each form is one of the country, and stays as it is', () => {
    for (const country of countryCodes().filter((code) => formsOf(code).length > 0)) {
      const once = postcodeIn(country, example(country));
      expect([country, once === null ? null : postcodeIn(country, once)]).toEqual([country, once]);
      if (country !== 'GB' && country !== 'CA') expect([country, once]).not.toContain(null);
    }
  });
});

describe('a pattern', () => {
  it.each([
    ['GB', 'sw1a 1aa', 'SW1A1AA', true],
    ['GB', 'SW1A 1AA', 'SW1*', true],
    ['GB', 'SE1 1AA', 'SW1*', false],
    ['GB', 'PA6 7LN', 'PA67*', false],
    ['GB', 'PA67 1LN', 'PA67*', true],
    ['GB', 'PA6 7LN', 'PA6*', true],
    ['GB', 'PA6 7LN', 'PA6 7*', true],
    ['GB', 'SE1 9NF', 'SE1 *', true],
    ['GB', 'SE10 9NF', 'SE1 *', false],
    ['GB', 'SE10 9NF', 'SE1*', true],
    ['DE', '10115', '10000-14199', true],
    ['DE', 'D-10115', '10000 – 14199', true],
    ['DE', '14200', '10000-14199', false],
    ['DE', '101', '10000-14199', false],
    ['DE', '1O115', '10000-14199', false],
    ['PT', '9000-017', '9000-9499', true],
    ['PT', '9500-017', '9000-9499', false],
    ['NL', '1012 AB', '1000-1109', true],
    ['NL', '1012ab', '1012*', true],
    ['US', '10011-1234', '10001-10282', true],
    ['US', '10011', '10001-10282', true],
    ['US', '10001-1234', '10001', true],
    ['US', '10002', '10001', false],
    ['US', '90210', '902*', true],
    ['JP', '100-0001', '100-0001', true],
    ['JP', '1000002', '100-0001', false],
    ['JP', '101-0001', '100-102', true],
    ['PL', '00-950', '00-950', true],
    ['PL', '00-951', '00-950', false],
    ['IR', '1234567890', '12345-67890', true],
    ['IR', '12346-00000', '12345-67890', false],
    ['BR', '01310-100', '01310-100', true],
    ['BR', '01311-100', '01310-100', false],
    ['BR', '01310-100', '01000-05999', true],
    ['ES', '35001', '35*', true],
    ['LV', 'LV-1010', '1000-1099', true],
    ['CA', 'X0E 0A0', 'x0e*', true],
    ['SE', '114 55', '11000-11999', true],
    ['TW', '10491', '104', true],
  ])('in %s: %s is in %s: %s', (country, postcode, pattern, isIn) => {
    expect(faultOfPattern(country, pattern)).toBeNull();
    expect(isPostcodeIn(country, postcode, [pattern])).toBe(isIn);
  });

  it.each([
    ['GB', 'SW1A1*'],
    ['GB', '1000-2000'],
    ['GB', 'SW1'],
    ['DE', 'SW1*'],
    ['DE', '100-14199'],
    ['DE', '14199-10000'],
    ['DE', '100000-200000'],
    ['DE', '1234'],
    ['NL', '1012'],
    ['PT', '9000'],
    ['UG', '1*'],
    ['HK', '999'],
    ['US', '*'],
    ['US', ''],
    ['US', 'a,b'],
  ])('in %s: %j can match nothing, which is told', (country, pattern) => {
    expect(faultOfPattern(country, pattern)).toEqual(expect.any(String));
  });
});
