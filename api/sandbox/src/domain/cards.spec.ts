import { describe, expect, it } from '@jest/globals';
import { TEST_CARDS, isReadCard, passesLuhn, readCard } from './cards.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const GOOD = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('test cards', () => {
  it('are all valid numbers by their check digit', () => {
    expect(TEST_CARDS.filter((card) => !passesLuhn(card.number))).toEqual([]);
  });

  it('are read with spaces or dashes and known by their last four digits', () => {
    const read = readCard({ ...GOOD, number: '4000-0000-0000-0002' }, NOW);
    expect(isReadCard(read) && [read.last4, read.expMonth, read.expYear]).toEqual(['0002', 12, 2030]);
  });

  it('are the only numbers taken, so that nobody types a real one', () => {
    expect(readCard({ ...GOOD, number: '5555555555554444' }, NOW)).toHaveProperty('number');
  });

  it.each(['4242424242424241', '', '4242', 'abcd'])('refuses the number %p', (number) => {
    expect(readCard({ ...GOOD, number }, NOW)).toHaveProperty('number');
  });

  it.each(['10/26', '13/30', '00/30', '', '1230x'])('refuses the expiry %p', (expiry) => {
    expect(readCard({ ...GOOD, expiry }, NOW)).toEqual({ expiry: expect.any(String) as unknown });
  });

  it.each(['11/26', '1130', '01 / 2031'])('takes the expiry %p', (expiry) => {
    expect(isReadCard(readCard({ ...GOOD, expiry }, NOW))).toBe(true);
  });

  it('names every wrong field at once', () => {
    expect(Object.keys(readCard({ number: '', expiry: '', cvc: '12' }, NOW))).toEqual([
      'number',
      'expiry',
      'cvc',
    ]);
  });
});
