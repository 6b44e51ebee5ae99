import { beforeEach, describe, expect, it } from '@jest/globals';
import { LEAST_GRAMS, packed } from '../domain/packing.js';
import { MemoryKeptRates } from '../testing/memory-kept-rates.js';
import { PlayedCarrier } from '../testing/played-carrier.js';
import { KEPT_MS, LiveRates, SILENCE_KEPT_MS } from './live-rates.js';

const BERLIN = { country: 'DE', region: null, postcode: '10115' };
const parcel = packed([]);

let carrier: PlayedCarrier;
let now: Date;
let rates: LiveRates;
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const prices = async (to = BERLIN, asking = true) =>
  (await rates.of(to, parcel, asking)).map(({ price }) => price.cents);

beforeEach(() => {
  carrier = new PlayedCarrier();
  now = new Date('2026-11-24T10:00:00Z');
  rates = new LiveRates(carrier, new MemoryKeptRates(), { now: () => now });
});

describe("a carrier's rates at the checkout", () => {
  it('are asked once, and what was shown stands for half an hour', async () => {
    expect(await prices()).toEqual([549, 899]);
    carrier.offers = [];
    later(KEPT_MS - 1);
    expect(await prices({ ...BERLIN, postcode: ' 10115 ' })).toEqual([549, 899]);
    expect(carrier.asked).toEqual([{ grams: LEAST_GRAMS, lengthMm: 0, widthMm: 0, heightMm: 0 }]);
    later(1);
    expect(await prices()).toEqual([]);
  });

  it('are asked anew for another place', async () => {
    await prices();
    await prices({ ...BERLIN, postcode: '10117' });
    expect(carrier.asked).toHaveLength(2);
  });

  it('are none when the carrier does not answer, for five minutes', async () => {
    carrier.isSilent = true;
    expect(await prices()).toEqual([]);
    carrier.isSilent = false;
    later(SILENCE_KEPT_MS - 1);
    expect(await prices()).toEqual([]);
    later(1);
    expect(await prices()).toEqual([549, 899]);
  });

  it('are not asked inside of a transaction: what was said just before counts', async () => {
    expect(await prices(BERLIN, false)).toEqual([]);
    expect(carrier.asked).toEqual([]);
    await prices();
    later(KEPT_MS);
    carrier.offers = [];
    expect(await prices(BERLIN, false)).toEqual([549, 899]);
  });

  it.each([
    ['no postcode is known', { ...BERLIN, postcode: '' }],
    ['no country is known', { ...BERLIN, country: '' }],
  ])('are not asked while %s', async (_, to) => {
    expect(await prices(to)).toEqual([]);
    expect(carrier.asked).toEqual([]);
  });

  it('are none without a carrier', async () => {
    carrier.isConfigured = false;
    expect(await prices()).toEqual([]);
    expect(carrier.asked).toEqual([]);
  });
});
