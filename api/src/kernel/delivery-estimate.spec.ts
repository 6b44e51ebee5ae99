import { describe, expect, it } from '@jest/globals';
import { deliveryEstimate } from './delivery-estimate.js';

describe('the delivery estimate', () => {
  it('is three to five working days on', () => {
    expect(deliveryEstimate(new Date('2026-11-23T10:00:00Z'))).toEqual({
      from: '2026-11-26',
      to: '2026-11-30',
    });
  });

  it('follows the method', () => {
    expect(deliveryEstimate(new Date('2026-11-23T10:00:00Z'), { daysFrom: 0, daysTo: 1 })).toEqual({
      from: '2026-11-23',
      to: '2026-11-24',
    });
  });

  it.each([
    ['a leap day', '2028-02-28T23:59:59.999Z', '2028-02-29', '2028-03-01'],
    ['the same days of another year', '2027-02-25T10:00:00Z', '2027-02-26', '2027-03-01'],
    ['the end of a year', '2026-12-31T23:59:59.999Z', '2027-01-01', '2027-01-04'],
    ['the night in which Europe’s clocks go forward', '2027-03-27T23:30:00Z', '2027-03-29', '2027-03-30'],
    ['the night in which America’s clocks go back', '2026-11-01T05:30:00Z', '2026-11-02', '2026-11-03'],
  ])('R38 counts over %s', (_, placed, from, to) => {
    expect(deliveryEstimate(new Date(placed), { daysFrom: 1, daysTo: 2 })).toEqual({ from, to });
  });

  it('does not count the weekend', () => {
    expect(deliveryEstimate(new Date('2026-11-21T10:00:00Z'))).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    });
  });
});
