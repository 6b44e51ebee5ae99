import { afterEach, describe, expect, it } from '@jest/globals';
import { deliveryEstimate } from './delivery-estimate.js';
import { setShopZone } from './shop-days.js';
import { knowHolidaysBy, setWorkingTimes, USUAL_TIMES, type Weekday } from './working-days.js';

const CHRISTMAS = new Set(['2026-12-25', '2026-12-26', '2027-01-01']);

afterEach(() => {
  setShopZone('UTC');
  setWorkingTimes(USUAL_TIMES);
  knowHolidaysBy(() => false);
});

const promised = (placed: string, daysFrom: number, daysTo: number) => {
  const { from, to } = deliveryEstimate(new Date(placed), { daysFrom, daysTo });
  return [from, to];
};

describe('the delivery estimate', () => {
  it('is three to five working days on', () => {
    expect(deliveryEstimate(new Date('2026-11-23T10:00:00Z'))).toEqual({
      from: '2026-11-26',
      to: '2026-11-30',
    });
  });

  it('follows the method', () => {
    expect(promised('2026-11-23T10:00:00Z', 0, 1)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it.each([
    ['a leap day', '2028-02-28T23:59:59.999Z', '2028-02-29', '2028-03-01'],
    ['the same days of another year', '2027-02-25T10:00:00Z', '2027-02-26', '2027-03-01'],
    ['the end of a year', '2026-12-31T23:59:59.999Z', '2027-01-01', '2027-01-04'],
    ['the night in which Europe’s clocks go forward', '2027-03-27T23:30:00Z', '2027-03-29', '2027-03-30'],
    ['the night in which America’s clocks go back', '2026-11-01T05:30:00Z', '2026-11-02', '2026-11-03'],
  ])('R38 counts over %s', (_, placed, from, to) => {
    expect(promised(placed, 1, 2)).toEqual([from, to]);
  });

  it.each([
    ['2026-11-21T10:00:00Z', 3, 5, ['2026-11-25', '2026-11-27']],
    ['2026-11-22T10:00:00Z', 0, 1, ['2026-11-23', '2026-11-23']],
    ['2026-11-22T10:00:00Z', 1, 2, ['2026-11-23', '2026-11-24']],
  ])('does not count the weekend, nor arrive on it: ordered at %s', (placed, from, to, days) => {
    expect(promised(placed, from, to)).toEqual(days);
  });

  it('counts in the time zone of the shop', () => {
    expect(promised('2026-11-23T22:30:00Z', 0, 1)).toEqual(['2026-11-23', '2026-11-24']);
    setShopZone('Africa/Kampala');
    expect(promised('2026-11-22T22:30:00Z', 0, 1)).toEqual(['2026-11-23', '2026-11-24']);
    expect(promised('2026-11-27T22:30:00Z', 0, 1)).toEqual(['2026-11-30', '2026-11-30']);
    setShopZone('America/Los_Angeles');
    expect(promised('2026-11-24T07:30:00Z', 0, 1)).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('promises nothing for a holiday of the country, nor counts it', () => {
    knowHolidaysBy((country, day) => country === 'UG' && CHRISTMAS.has(day));
    expect(promised('2026-12-24T10:00:00Z', 1, 3)).toEqual(['2026-12-28', '2026-12-30']);
    expect(promised('2026-12-25T10:00:00Z', 0, 1)).toEqual(['2026-12-28', '2026-12-28']);
    expect(promised('2026-12-31T10:00:00Z', 0, 1)).toEqual(['2026-12-31', '2027-01-04']);
  });

  it.each([
    ['2026-11-23T10:59:59Z', ['2026-11-23', '2026-11-24']],
    ['2026-11-23T11:00:00Z', ['2026-11-24', '2026-11-25']],
    ['2026-11-27T11:00:00Z', ['2026-11-30', '2026-12-01']],
    ['2026-11-28T08:00:00Z', ['2026-11-30', '2026-12-01']],
    ['2026-11-30T08:00:00Z', ['2026-11-30', '2026-12-01']],
  ])(
    'counts what is ordered after the cut-off at two in Kampala as the next working day’s: %s',
    (placed, days) => {
      setShopZone('Africa/Kampala');
      setWorkingTimes({ ...USUAL_TIMES, orderCutOff: '14:00' });
      expect(promised(placed, 0, 1)).toEqual(days);
    },
  );

  it('knows weeks whose days off are Friday and Saturday', () => {
    const workingDays: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];
    setWorkingTimes({ workingDays, orderCutOff: '' });
    expect(promised('2026-11-27T10:00:00Z', 0, 2)).toEqual(['2026-11-29', '2026-11-30']);
  });
});
