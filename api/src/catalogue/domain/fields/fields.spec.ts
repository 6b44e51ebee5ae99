import { describe, expect, it } from '@jest/globals';
import { Wrong } from '../../../kernel/fields/field.js';
import { addressWords } from './address-words.js';
import { gtin, hsCode } from './gtin.js';
import { nameFor, ownField } from './own-field.js';

const said = (value: string | Wrong) => (value instanceof Wrong ? value.message : value);

describe('numbers of goods', () => {
  it.each(['96385074', '036000291452', '4006381333931', '00012345678905', '10614141000415'])(
    'takes the GTIN %s, whose last digit fits',
    (digits) => {
      expect(said(gtin(digits))).toBe(digits);
      const last = (Number(digits.at(-1)) + 1) % 10;
      expect(said(gtin(`${digits.slice(0, -1)}${last}`))).toContain('wrong check digit');
    },
  );

  it('takes no other lengths or signs', () => {
    for (const digits of ['', '1234567', '123456789012345', '40063813339E1'])
      expect(said(gtin(digits))).toBe('GTIN must have 8, 12, 13 or 14 digits');
    expect([said(hsCode('6109.10 00')), said(hsCode('61091'))]).toEqual([
      '61091000',
      'HS code must have 6 to 12 digits',
    ]);
  });
});

describe('words of an address', () => {
  it.each([
    ['Côte d’Azur lamp', 'cote-d-azur-lamp'],
    ['Große Œuvre aus Łódź', 'grosse-oeuvre-aus-lodz'],
    ['茶碗', 'Address needs letters from a to z or digits'],
  ])('are of %s: %s', (text, words) => {
    expect(said(addressWords(text))).toBe(words);
  });
});

describe('a field of the merchant', () => {
  it.each([
    ['Energy class', 'energy_class'],
    ['Länge (cm)', 'lange_cm'],
    ['Brand', 'brand_2'],
    ['Price', 'price_2'],
    ['Low stock from', 'low_stock_from_2'],
    ['材质', 'field_2'],
  ])('called %s has the name %s, which nothing else has', (label, name) => {
    expect(nameFor(label, ['price', 'low stock from'])).toBe(name);
  });

  it('is as its kind needs', () => {
    const own = { label: 'Power', help: '', unit: 'W', choices: [], isRequired: true, isShown: true };
    const uses = { isFilterable: false, isSearchable: false };
    expect(ownField('power', { ...own, ...uses, kind: 'number' })).toMatchObject({
      ...{ name: 'power', label: 'Power', kind: 'number', unit: 'W', required: true },
      declaredBy: 'merchant',
    });
  });
});
