import { describe, expect, it } from '@jest/globals';
import { ratesOf, type WireParcel } from './shipment.js';
import { advanced, newTracker, type WireTracker } from './tracker.js';

const now = new Date('2026-11-24T10:00:00Z');
const prices = (parcel: WireParcel, country = 'UG') => {
  const request = { from_address: { country: 'UG' }, to_address: { country }, parcel };
  return ratesOf(request, 'shp_1', String).map(({ rate }) => rate);
};

describe('the played carrier', () => {
  it('takes more for what is heavier, larger or goes abroad', () => {
    expect(prices({ weight: 4 })).toEqual(['5.15', '9.20', '27.10']);
    expect(prices({ weight: 42.4 })).toEqual(['7.05', '12.00', '33.30']);
    expect(prices({ weight: 4, length: 20, width: 12, height: 5 })[0]).toBe('11.80');
    expect(prices({ weight: 4 }, 'US')[0]).toBe('12.88');
  });

  it('brings a parcel there in four steps, and no further', () => {
    let tracker: WireTracker | null = newTracker('trk_1', 'EZ1', 'USPS', 'shp_1', now);
    const seen: string[] = [];
    for (; tracker; tracker = advanced(tracker, now)) seen.push(tracker.status);
    expect(seen).toEqual(['pre_transit', 'in_transit', 'out_for_delivery', 'delivered']);
  });
});
