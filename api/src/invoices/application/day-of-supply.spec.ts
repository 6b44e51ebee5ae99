import { describe, expect, it } from '@jest/globals';
import { dayOfSupply, suppliedBy } from './day-of-supply.js';

const sent = { methodId: 'm', name: 'Standard', daysFrom: 1, daysTo: 2, pickup: null };
const fetched = { ...sent, pickup: { address: '1 Quay', hours: '' } };
const issuedAt = new Date('2026-11-27T10:00:00Z');

describe('the day of supply on a paper', () => {
  it.each([
    ['processing', sent, null, { key: 'supply.dispatch' }],
    ['processing', null, null, { key: 'supply.dispatch' }],
    ['shipped', fetched, null, { key: 'supply.handOver' }],
    ['shipped', sent, '2026-11-29T08:00:00Z', { key: 'supply.on', on: new Date('2026-11-29T08:00:00Z') }],
    ['delivered', fetched, '2026-11-27T23:00:00Z', { key: 'supply.sameDay' }],
    ['cancelled', sent, null, undefined],
  ] as const)('of an order that is %s', (status, delivery, at, words) => {
    expect(dayOfSupply({ status, delivery }, at && new Date(at), issuedAt)).toEqual(words);
  });

  it('is that of the hand-over where the buyer fetches, else that of the dispatch', () => {
    expect([suppliedBy({ delivery: fetched }), suppliedBy({ delivery: sent })]).toEqual([
      ...['delivered', 'shipped'],
    ]);
  });
});
