import { describe, expect, it } from '@jest/globals';
import { isReverseCharge, readVatNumber } from './vat-number.js';

const VALID = [
  'ATU13585627',
  'BE0428759497',
  'DE136695976',
  'DK13585628',
  'EE100931558',
  'EL094259216',
  'FI20774740',
  'FR40303265045',
  'GB980780684',
  'HR33392005961',
  'HU12892312',
  'IT00743110157',
  'LU15027442',
  'MT11679112',
  'NL004495445B01',
  'PL8567346215',
  'PT501964843',
  'SE123456789701',
  'SI50223054',
  'SK2022749619',
];

describe('a VAT number', () => {
  it.each(VALID)('%s is right, and wrong with any one digit changed before the last two', (written) => {
    expect(readVatNumber(written)?.written).toBe(written);
    const at = written.search(/\d/) + 3;
    const changed = `${written.slice(0, at)}${(Number(written[at]) + 1) % 10}${written.slice(at + 1)}`;
    expect(readVatNumber(changed)).toBeNull();
  });

  it('is read with blanks, points and small letters, and Greece has its own', () => {
    expect(readVatNumber(' de 136.695-976 ')).toEqual({ country: 'DE', written: 'DE136695976' });
    expect(readVatNumber('EL094259216')?.country).toBe('GR');
  });

  it.each(['', 'DE', 'DE12345678', 'XX123456789', '136695976', 'US123456789', 'DE13669597A'])(
    '%j is none',
    (typed) => {
      expect(readVatNumber(typed)).toBeNull();
    },
  );

  it.each([
    ['a business of the country, from a shop abroad', 'DE136695976', 'DE', 'RW', true],
    ['the shop’s own country', 'DE136695976', 'DE', 'DE', false],
    ['a number of another country', 'ATU13585627', 'DE', 'RW', false],
    ['nobody’s number', '', 'DE', 'RW', false],
  ])('turns the tax over for %s', (_, typed, destination, seller, turned) => {
    const buyer = readVatNumber(typed);
    expect(isReverseCharge({ reverseCharge: true }, buyer, destination, seller)).toBe(turned);
    expect(isReverseCharge({ reverseCharge: false }, buyer, destination, seller)).toBe(false);
  });
});
