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

  it('does not count the weekend', () => {
    expect(deliveryEstimate(new Date('2026-11-21T10:00:00Z'))).toEqual({
      from: '2026-11-25',
      to: '2026-11-27',
    });
  });
});
