import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { homeCountry, setHomeCountry } from '../../kernel/home-country.js';
import { phoneKeys } from './phone-keys.js';
import { readPhone } from './read-phone.js';

const home = homeCountry();
beforeEach(() => setHomeCountry('UG'));
afterEach(() => setHomeCountry(home));

const NUMBER = '+256772123456';

describe('a phone number', () => {
  it.each([
    '0772123456',
    '0772 123 456',
    '772 123456',
    '(0772) 123-456',
    '0772/123456',
    '+256 772 123 456',
    '+256 0772 123456',
    '+256 (0) 772 123456',
    '(+256) 772 123456',
    '+ 256 772 123 456',
    '00256772123456',
    '00 256 772 123 456',
    '256772123456',
    '+0772123456',
    'tel:+256772123456',
    '+256.772.123.456',
    '٠٧٧٢١٢٣٤٥٦',
    '۰۷۷۲۱۲۳۴۵۶',
    '०७७२१२३४५६',
    '０７７２－１２３－４５６',
    '\u202A+256 772\u00A0123\u2011456\u202C',
  ])('of Uganda is understood as %s', (typed) => {
    expect(readPhone(typed)).toBe(NUMBER);
  });

  it.each([
    ['RW', '0788 55 66 77', '+250788556677'],
    ['US', '(415) 555-2671', '+14155552671'],
    ['US', '1-415-555-2671', '+14155552671'],
    ['US', '011 256 772 123456', NUMBER],
    ['US', '00256772123456', NUMBER],
    ['DE', '030/123456', '+4930123456'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['IT', '06 1234 5678', '+390612345678'],
    ['RU', '8 (912) 345-67-89', '+79123456789'],
    ['IL', '050-123-4567', '+972501234567'],
    ['AR', '011 15-2345-6789', '+5491123456789'],
    ['BR', '(11) 91234-5678', '+5511912345678'],
    ['CI', '07 00 00 00 01', '+2250700000001'],
    ['JP', '090-1234-5678', '+819012345678'],
    ['KE', '0700 000 001', '+254700000001'],
    ['XK', '044 123 456', '+38344123456'],
    // Mexico's numbering plan of 2019: ten digits, without 1, 01, 044 and 045
    ['MX', '55 1234 5678', '+525512345678'],
    ['MX', '044 55 1234 5678', '+525512345678'],
    ['MX', '01 55 1234 5678', '+525512345678'],
    ['UG', '+52 1 55 1234 5678', '+525512345678'],
    ['UG', '+5215512345678', '+525512345678'],
    ['UG', '+52 55 1234 5678', '+525512345678'],
    ['BJ', '01 90 01 12 34', '+2290190011234'],
    ['AE', '050 123 4567', '+971501234567'],
  ])('is read in a shop of %s as its people write it: %s', (country, typed, expected) => {
    setHomeCountry(country);
    expect(readPhone(typed)).toBe(expected);
  });

  it('is read as the country of its address writes it first', () => {
    expect(readPhone('0788 55 66 77', ['RW'])).toBe('+250788556677');
    expect(readPhone('0772123456', ['US'])).toBe(NUMBER);
    expect(readPhone('0772123456', [null, 'AQ', 'nowhere'])).toBe(NUMBER);
  });

  it.each([
    ['US', '0772123456'],
    ['US', '+0772123456'],
    ['US', '(0772) 123-456'],
    ['ES', '0612345678'],
  ])('is not of a shop of %s when only others write it so: %s', (country, typed) => {
    setHomeCountry(country);
    expect(readPhone(typed)).toBeNull();
    expect(readPhone('+256 772 123456')).toBe(NUMBER);
  });

  it.each([
    ['US', '555 010 0199', '+15550100199'],
    ['UG', '0799 123 456', '+256799123456'],
    ['US', '+256 799 123 456', '+256799123456'],
    ['US', '00256 799 123456', '+256799123456'],
  ])('may be one of %s that is not in use yet: %s', (country, typed, expected) => {
    setHomeCountry(country);
    expect(readPhone(typed)).toBe(expected);
  });

  it('may have an extension, and stays what it is once it is read', () => {
    expect(readPhone('+1 305 555 0123 ext. 5')).toBe('+13055550123;ext=5');
    for (const kept of [NUMBER, '+13055550123;ext=5', '+80012345678']) expect(readPhone(kept)).toBe(kept);
  });

  it.each([
    '',
    ' ',
    '+',
    '12',
    '112',
    'call me',
    '0772123456 or mine',
    '+1 555 0100',
    '1'.repeat(40),
    '+999 123',
  ])('is not %j', (typed) => {
    expect(readPhone(typed)).toBeNull();
  });
});

describe('a phone that is looked for', () => {
  it.each([
    ['0788556677', 'RW'],
    ['0788556677', 'UG'],
    ['+250 788 55 66 77', 'UG'],
    ['00250788556677', 'US'],
    ['+250 (0)788 556677', 'US'],
    ['788 55 66', 'US'],
    ['٠٧٨٨٥٥٦٦٧٧', 'RW'],
    ['(0788) 55-66', 'RW'],
    ['0788 556677', 'US'],
  ])('is found by %s in a shop of %s', (q, country) => {
    setHomeCountry(country);
    expect(phoneKeys(q).some((key) => '+250788556677'.includes(key))).toBe(true);
  });

  it.each(['Ada', 'ada2@example.com', 'INV-000042', '12', '00', 'SKU-12345'])('is not %s', (q) => {
    expect(phoneKeys(q)).toEqual([]);
  });
});
