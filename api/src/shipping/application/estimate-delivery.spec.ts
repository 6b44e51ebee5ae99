import { beforeEach, describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { PackedParcel } from '../domain/packing.js';
import type { ShippingMethod } from '../domain/shipping-zone.js';
import { MemoryKeptRates } from '../testing/memory-kept-rates.js';
import { MemoryShippingZones } from '../testing/memory-shipping-zones.js';
import { PlayedCarrier } from '../testing/played-carrier.js';
import { aShippingZone } from '../testing/zones.js';
import { EstimateDelivery } from './estimate-delivery.js';
import { LiveRates } from './live-rates.js';

const BERLIN = { country: 'DE', region: null, postcode: '10115' };
const parcel = { worth: Money.ofCents(2_000), grams: 1_300 };
/** A Thursday. */
const clock = { now: () => new Date('2026-11-26T10:00:00Z') };

let zones: MemoryShippingZones;
let carrier: PlayedCarrier;
let estimate: EstimateDelivery;
beforeEach(() => {
  [zones, carrier] = [new MemoryShippingZones(), new PlayedCarrier()];
  estimate = new EstimateDelivery(zones, new LiveRates(carrier, new MemoryKeptRates(), clock), clock);
});

const serve = (changes: Partial<ShippingMethod> = {}, region: string | null = null, country = 'DE') => {
  const zone = aShippingZone(`zone-${country}-${region}`, `${country} ${region}`);
  const methods = zone.methods.map((method) => ({ ...method, ...changes }));
  return zones.add({ ...zone, areas: [{ country, region, postcodes: [] }], methods });
};
const cents = async (asking = true) =>
  (await estimate.offersTo(BERLIN, parcel, asking)).map(({ price }) => price.cents);

describe('what delivery costs', () => {
  it('is told with the days on which it is there, over the weekend', async () => {
    await serve();
    expect(await estimate.offersTo(BERLIN, parcel)).toMatchObject([
      { methodId: 'standard', price: Money.ofCents(499), arrives: { from: '2026-12-01', to: '2026-12-03' } },
    ]);
    expect(carrier.asked).toEqual([]);
  });

  it('is what the carrier takes for what is known of the parcel', async () => {
    await serve({ kind: 'carrier', service: 'USPS Priority' });
    expect(await cents()).toEqual([899]);
    const unmeasured = { grams: 1_300, lengthMm: 0, widthMm: 0, heightMm: 0 };
    const box: PackedParcel = { grams: 1_300, lengthMm: 300, widthMm: 200, heightMm: 90 };
    await estimate.offersTo(BERLIN, { ...parcel, packed: box });
    expect(carrier.asked).toEqual([unmeasured, box]);
  });

  it('is the method’s own price while the carrier may not be asked', async () => {
    await serve({ kind: 'carrier' });
    expect(await cents(false)).toEqual([499]);
    expect(carrier.asked).toEqual([]);
    expect([await cents(), await cents(false)]).toEqual([[549], [549]]);
  });

  it('is told in the currency of the order, the carrier’s part as well', async () => {
    await serve({ kind: 'carrier' });
    await serve({}, null, 'FR');
    const exchange = {
      ...{ code: 'EUR', rate: 0.5, roundTo: 0.01, published: null },
      at: '2026-11-26T10:00:00Z',
    };
    const euros = (amount: number) => Money.ofCents(amount, Currency.of('EUR'));
    const inEuros = { ...parcel, worth: euros(1_000) };
    const to = (country: string) => estimate.offersTo({ ...BERLIN, country }, inEuros, true, exchange);
    expect(await to('DE')).toMatchObject([{ price: euros(275) }]);
    expect(await to('FR')).toMatchObject([{ price: euros(250) }]);
  });
});

describe('what may be said before an address is known', () => {
  it('is what travels free, and when an order placed now usually arrives', async () => {
    expect(await estimate.promised('DE')).toEqual({ isServed: false, free: null, arrives: null });
    await serve();
    expect(await estimate.promised('DE')).toEqual({
      isServed: true,
      free: { over: Money.ofCents(5_000), method: null },
      arrives: { from: '2026-12-01', to: '2026-12-03' },
    });
  });

  it('is whether a price may come from a carrier: of one method that is on', async () => {
    await serve({ isActive: false, kind: 'carrier' });
    await serve({ kind: 'flat' }, null, 'FR');
    expect(await estimate.asksCarrier()).toBe(false);
    await serve({ kind: 'carrier' }, null, 'US');
    expect(await estimate.asksCarrier()).toBe(true);
  });

  it('is whether it matters where it goes', async () => {
    await serve({}, null, '*');
    expect(await estimate.dependsOnPlace()).toBe(false);
    await serve({}, 'TX', 'US');
    expect(await estimate.dependsOnPlace()).toBe(true);
    const needs = (country: string, region: string | null) =>
      estimate.unclear({ country, region, postcode: null });
    expect([await needs('US', null), await needs('US', 'TX'), await needs('DE', null)]).toEqual([
      ...['region', null, null],
    ]);
  });
});
