import { describe, expect, it } from '@jest/globals';
import {
  cardMask,
  cardProblem,
  cvcMask,
  cvcProblem,
  expiryMask,
  expiryProblem,
  mobileMask,
  mobileProblem,
  mobileValue,
  passesLuhn,
} from './masks';

describe('card number', () => {
  it.each([
    ['4', '4'],
    ['42424', '4242 4'],
    ['4242 4242-4242x4242', '4242 4242 4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['', ''],
  ])('%p reads %p', (typed, shown) => expect(cardMask(typed)).toBe(shown));

  it('tells how many digits are missing', () => {
    expect(cardProblem('4242 4242 4242 42')).toBe('Card number is 2 digits short');
    expect(cardProblem('4242 4242 4242 424')).toBe('Card number is 1 digit short');
  });

  it('finds a typing mistake', () => {
    expect(cardProblem('4242 4242 4242 4243')).toBe('This card number has a typing mistake in it');
    expect(cardProblem('4242 4242 4242 4242')).toBeNull();
    expect(passesLuhn('4000000000000002')).toBe(true);
  });

  it('is not required', () => expect(cardProblem('')).toBeNull());
});

describe('expiry', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['12/34', '12/34'],
    ['1234567', '12/34'],
    ['7', '07'],
    ['729', '07/29'],
  ])('%p reads %p', (typed, shown) => expect(expiryMask(typed)).toBe(shown));

  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    ['11/26', null],
    ['10/26', 'This card has expired'],
    ['13/30', 'The month must be between 01 and 12'],
    ['12/3', 'Expiry is 1 digit short'],
    ['', null],
  ])('%p on 21 November 2026: %p', (typed, problem) => expect(expiryProblem(typed, now)).toBe(problem));
});

describe('CVC', () => {
  it('takes three digits', () => expect(cvcMask('98a76')).toBe('987'));
  it('tells what is missing', () => {
    expect(cvcProblem('9')).toBe('CVC is 2 digits short');
    expect(cvcProblem('987')).toBeNull();
  });
});

describe('mobile number', () => {
  it.each([
    ['256772123456', '+256 772 123 456'],
    ['+256 772 123 456 789', '+256 772 123 456'],
    ['+', '+'],
    ['25', '+25'],
    ['', ''],
    ['٢٥٦٧٧٢١٢٣٤٥٦', '+256 772 123 456'],
    ['0772 123456', '0772 123456'],
    ['(0772) 123-456', '(0772) 123-456'],
    ['٠٧٧٢١٢٣٤٥٦', '0772123456'],
    ['00256772123456', '00256772123456'],
  ])('%p reads %p', (typed, shown) => expect(mobileMask(typed)).toBe(shown));

  it('is sent without blanks, and as it was typed where it is one of the country', () => {
    expect(mobileValue('+256 772 123 456')).toBe('+256772123456');
    expect(mobileValue(' 0772 123456 ')).toBe('0772 123456');
  });

  it('has twelve digits with its country, or eleven; others are for the shop to judge', () => {
    expect(mobileProblem('+27 821 234 567')).toBeNull();
    expect(mobileProblem('0772 123')).toBeNull();
    expect(mobileProblem('+256 772 123')).toBe('Mobile number is 3 digits short');
    expect(mobileProblem('+256 772 123 456')).toBeNull();
  });
});
