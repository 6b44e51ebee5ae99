import { describe, expect, it } from '@jest/globals';
import { dayOfSupply, suppliedBy } from './day-of-supply.js';

const sent = { methodId: 'm', name: 'Standard', daysFrom: 1, daysTo: 2, pickup: null };
const fetched = { ...sent, pickup: { address: '1 Quay', hours: '' } };
const issuedAt = new Date('2026-11-27T10:00:00Z');

describe('the day of supply on a paper', () => {
  it.each([
    ['processing', sent, null, 'Day of supply: the day of dispatch'],
    ['processing', null, null, 'Day of supply: the day of dispatch'],
    ['shipped', fetched, null, 'Day of supply: the day of hand-over'],
    ['shipped', sent, '2026-11-29T08:00:00Z', 'Day of supply: 2026-11-29'],
    ['delivered', fetched, '2026-11-27T23:00:00Z', 'The day of supply is the invoice’s date'],
    ['cancelled', sent, null, undefined],
  ] as const)('of an order that is %s', (status, delivery, at, words) => {
    expect(dayOfSupply({ status, delivery }, at && new Date(at), issuedAt)).toBe(words);
  });

  it('is that of the hand-over where the buyer fetches, else that of the dispatch', () => {
    expect([suppliedBy({ delivery: fetched }), suppliedBy({ delivery: sent })]).toEqual([
      ...['delivered', 'shipped'],
    ]);
  });
});
