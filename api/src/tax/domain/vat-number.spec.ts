import { describe, expect, it } from '@jest/globals';
import {
  hindranceOf,
  isIntraCommunity,
  isReverseCharge,
  readVatNumber,
  takesVatNumber,
  type VatCheck,
} from './vat-number.js';

const number = (typed: string, check: VatCheck = 'confirmed') => {
  const read = readVatNumber(typed);
  return read && { ...read, check };
};

describe('a VAT number', () => {
  it.each([
    ['de 136.695-976 ', 'DE136695976'],
    ['DE\u00a0136\u2011695\u2011976', 'DE136695976'],
    ['\uff24\uff25\uff11\uff13\uff16\uff16\uff19\uff15\uff19\uff17\uff16', 'DE136695976'],
    ['CHE-116.281.710 MWST', 'CHE116281710MWST'],
    ['XI 980 7806 84', 'XI980780684'],
    ['GR 094259216', 'EL094259216'],
  ])('is read as people write it: %j', (typed, written) => {
    expect(readVatNumber(typed)?.written).toBe(written);
  });

  it.each(['', 'DE', 'DE12345678', 'XX123456789', '136695976', 'US123456789', 'DE13669597A', 'GBGD500'])(
    '%j is none',
    (typed) => {
      expect(readVatNumber(typed)).toBeNull();
    },
  );

  it.each([
    ['a business of the country, from a shop abroad', 'DE136695976', { country: 'DE' }, 'RW', true],
    ['Greece, which has letters of its own', 'EL094259216', { country: 'GR' }, 'RW', true],
    ['Monaco, whose businesses have French numbers', 'FR40303265045', { country: 'MC' }, 'RW', true],
    ['Northern Ireland', 'XI980780684', { country: 'GB', postcode: 'BT1 5GS' }, 'DE', true],
    [
      'Great Britain with a number of Northern Ireland',
      'XI980780684',
      { country: 'GB', postcode: 'N1' },
      'DE',
      false,
    ],
    ['Great Britain', 'GB980780684', { country: 'GB', postcode: 'N1 9GU' }, 'DE', true],
    ['the shop’s own country', 'DE136695976', { country: 'DE' }, 'DE', false],
    ['a number of another country', 'ATU13585627', { country: 'DE' }, 'RW', false],
    // Directive 2006/112/EC, Article 138(1)(b): identified in a member state other than that in which the dispatch begins
    ['an Italian number, goods from Germany to Ireland', 'IT00743110157', { country: 'IE' }, 'DE', true],
    ['an Italian number, goods from Germany to Greece', 'IT00743110157', { country: 'GR' }, 'DE', true],
    [
      'a number of Northern Ireland, goods from Germany to Ireland',
      'XI980780684',
      { country: 'IE' },
      'DE',
      true,
    ],
    ['a number of where the goods leave', 'DE136695976', { country: 'IE' }, 'DE', false],
    ['a Swiss number, goods from Germany to Ireland', 'CHE116281710', { country: 'IE' }, 'DE', false],
    ['a British number, goods from Germany to Ireland', 'GB980780684', { country: 'IE' }, 'DE', false],
    ['a country without such numbers', 'DE136695976', { country: 'US' }, 'RW', false],
    ['nobody’s number', '', { country: 'DE' }, 'RW', false],
  ])('turns the tax over for %s', (_, typed, to, seller, turned) => {
    const buyer = number(typed);
    expect(isReverseCharge({ reverseCharge: true }, buyer, to, seller)).toBe(turned);
    expect(isReverseCharge({ reverseCharge: false }, buyer, to, seller)).toBe(false);
  });

  it.each<[VatCheck, string | null]>([
    ['confirmed', null],
    ['accepted', null],
    ['offline', 'not_checked'],
    ['unknown', 'unknown'],
    ['not_confirmed', 'no_answer'],
  ])('that is %s is hindered by %s', (check, hindrance) => {
    const buyer = number('DE136695976', check);
    expect(buyer && hindranceOf(buyer, { country: 'DE' }, 'RW')).toBe(hindrance);
    expect(buyer && hindranceOf(buyer, { country: 'FR' }, 'RW')).toBe('other_country');
    expect(isReverseCharge({ reverseCharge: true }, buyer, { country: 'DE' }, 'RW')).toBe(hindrance === null);
  });

  it.each([
    ['DE', null, 'FR', true],
    ['GR', null, 'AT', true],
    ['MC', null, 'DE', true],
    ['MC', null, 'FR', false],
    ['GB', 'BT1 5GS', 'IE', true],
    ['GB', 'SW1A 1AA', 'IE', false],
    ['IM', 'IM1 1AA', 'IE', false],
    ['CH', null, 'DE', false],
    ['NO', null, 'SE', false],
    ['DE', null, 'UG', false],
    ['DE', null, 'CH', false],
    ['DE', null, 'DE', false],
  ])('tells a supply within the EU: to %s %s from %s is one: %s', (country, postcode, seller, isOne) => {
    expect(isIntraCommunity({ country, postcode }, seller)).toBe(isOne);
  });

  it('is asked for where the zone has the rule and lies abroad', () => {
    const zone = { reverseCharge: true };
    expect(takesVatNumber(zone, { country: 'MC' }, 'FR')).toBe(false);
    expect(takesVatNumber(zone, { country: 'MC' }, 'DE')).toBe(true);
  });
});
