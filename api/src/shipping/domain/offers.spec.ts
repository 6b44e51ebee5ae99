import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { asksCarrier, freeDelivery, isServed, offersFor, priceOf, usualDays, type Parcel } from './offers.js';
import type { ShippingMethod, ShippingZone } from './shipping-zone.js';
import { cases } from '../../kernel/testing/cases.js';

const cents = (amount: number) => Money.ofCents(amount);
const method = (name: string, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: name,
  name,
  kind: 'flat',
  price: Money.zero,
  freeFrom: null,
  steps: [],
  pickup: null,
  postcodes: [],
  daysFrom: 3,
  daysTo: 5,
  isActive: true,
  ...more,
});
const zone = (country: string, ...methods: ShippingMethod[]): ShippingZone => ({
  id: country,
  version: 1,
  name: country,
  areas: [{ country, region: null, postcodes: [] }],
  methods,
});
const parcel = (worth: number, grams = 0): Parcel => ({ worth: cents(worth), grams });
const to = (country: string, postcode: string | null = null) => ({ country, region: null, postcode });

const byWeight = method('By weight', {
  kind: 'weight',
  steps: [
    { upTo: 1_000, price: cents(400) },
    { upTo: 5_000, price: cents(900) },
  ],
});
const byPrice = method('By price', {
  kind: 'price',
  steps: [
    { upTo: 2_000, price: cents(500) },
    { upTo: null, price: cents(300) },
  ],
});

describe('the price of a method', () => {
  it('is flat, and nothing from the amount that travels free', () => {
    const flat = method('Standard', { price: cents(490), freeFrom: cents(5_000) });
    expect(priceOf(flat, parcel(4_999))).toEqual(cents(490));
    expect(priceOf(flat, parcel(5_000))).toEqual(Money.zero);
  });

  it('follows the table up to and with each limit, and ends with it', () => {
    const weighed = [0, 1_000, 1_001, 5_000, 5_001].map(
      (grams) => priceOf(byWeight, parcel(0, grams))?.cents,
    );
    expect(weighed).toEqual([400, 400, 900, 900, undefined]);
    expect([2_000, 2_001].map((worth) => priceOf(byPrice, parcel(worth))?.cents)).toEqual([500, 300]);
  });

  it('stays out of reach beyond the table, free or not', () => {
    expect(priceOf({ ...byWeight, freeFrom: cents(1) }, parcel(100, 6_000))).toBeNull();
  });
});

describe('the offers for a parcel', () => {
  const zones = [
    zone('*', method('Standard'), method('Express', { price: cents(1_500) })),
    zone(
      'DE',
      byWeight,
      method('Off', { isActive: false }),
      method('Bicycle', { kind: 'local', price: cents(200), postcodes: ['10000-14199'] }),
    ),
  ];
  const names = (country: string, postcode: string | null, grams = 0) =>
    offersFor(zones, to(country, postcode), parcel(2_000, grams)).map(({ name }) => name);

  it('are those of its zone that are active, go there and take it', () => {
    expect(names('RW', null)).toEqual(['Standard', 'Express']);
    expect(names('DE', null)).toEqual(['By weight']);
    expect(names('DE', '10115')).toEqual(['By weight', 'Bicycle']);
    expect(names('DE', '80331', 9_000)).toEqual([]);
  });

  it('are none where the shop does not deliver', () => {
    expect(offersFor([zone('DE', byWeight)], to('FR'), parcel(100))).toEqual([]);
  });
});

describe('a method at the rates of a carrier', () => {
  const rate = { carrier: 'USPS', service: 'Priority', price: cents(899), days: 2 };
  const cheap = { ...rate, service: 'GroundAdvantage', price: cents(549) };
  const carried = method('By USPS', { kind: 'carrier', price: cents(1_200), service: 'USPS Priority' });
  const offered = (one: ShippingMethod, worth = 2_000, rates = [cheap, rate]) =>
    offersFor([zone('US', one)], to('US'), parcel(worth), rates);

  it('costs what the carrier takes for its service, and names the rate', () => {
    expect(offered(carried)).toMatchObject([{ price: cents(899), rate }]);
  });

  it('costs its own price while the carrier says nothing of its service', () => {
    expect(offered(carried, 2_000, [cheap])).toMatchObject([{ price: cents(1_200), rate: null }]);
    expect(offered(carried, 2_000, [])).toMatchObject([{ price: cents(1_200), rate: null }]);
  });

  it('travels free from the worth that it says, whatever the carrier takes', () => {
    expect(offered({ ...carried, freeFrom: cents(2_000) })).toMatchObject([{ price: Money.zero, rate }]);
    expect(offered({ ...carried, freeFrom: cents(2_001) })).toMatchObject([{ price: cents(899) }]);
  });

  it('is the only one that looks at the rates', () => {
    expect(offered(method('Standard', { price: cents(490) }))).toMatchObject([
      { price: cents(490), rate: null, version: 1 },
    ]);
  });

  it('has the carrier asked where it is on, and nowhere else', () => {
    const zones = [
      zone('US', method('Standard'), carried),
      zone('DE', { ...carried, isActive: false }, method('Standard')),
    ];
    expect(['US', 'DE', 'FR'].map((country) => asksCarrier(zones, to(country)))).toEqual([
      ...[true, false, false],
    ]);
  });
});

describe('how long delivery takes usually', () => {
  const days = (...zones: ShippingZone[]) => {
    const { daysFrom, daysTo } = usualDays(zones, 'UG') ?? {};
    return [daysFrom, daysTo];
  };
  const slow = method('Slow', { daysFrom: 7, daysTo: 9 });

  it('is told of what is sent from the zone of the country, by the first method that is on', () => {
    const off = method('Off', { isActive: false, daysFrom: 1 });
    const fetched = method('Shop', { kind: 'pickup', daysFrom: 0 });
    const ridden = method('Bicycle', { kind: 'local', daysFrom: 0 });
    expect(days(zone('DE', method('Now')), zone('*', off, fetched, ridden, slow, method('Other')))).toEqual([
      ...[7, 9],
    ]);
  });

  it('is told of the country’s own zone, and not at all without any', () => {
    expect(days(zone('UG', slow), zone('*', method('Now')))).toEqual([7, 9]);
    expect(days(zone('DE', slow))).toEqual([undefined, undefined]);
    expect([usualDays([], 'DE'), usualDays([zone('DE')], 'DE')]).toEqual([null, null]);
  });
});

describe('a country', () => {
  it('is served where a method is on in its zone, or in one of a part of it', () => {
    const off = method('Off', { isActive: false });
    const part = {
      ...zone('UG', method('Now')),
      areas: [{ country: 'UG', region: 'Kampala', postcodes: [] }],
    };
    expect(isServed([zone('*', method('Now'))], 'UG')).toBe(true);
    expect(isServed([zone('UG', method('Shop', { kind: 'pickup' }))], 'UG')).toBe(true);
    expect(isServed([part], 'UG')).toBe(true);
    expect(isServed([zone('UG', off), zone('*', method('Now'))], 'UG')).toBe(false);
    expect(isServed([zone('DE', method('Now'))], 'UG')).toBe(false);
  });
});

describe('free delivery', () => {
  it('is promised from the least worth that any method asks for', () => {
    const from = (name: string, over: number | null) =>
      method(name, { price: cents(490), freeFrom: over === null ? null : cents(over) });
    const methods = [from('First', null), from('Second', 9_000), from('Third', 5_000), from('Last', 7_000)];
    expect(freeDelivery([zone('*', ...methods)], 'UG')).toEqual({ over: cents(5_000), method: null });
  });

  it('is promised of the least worth among faster methods, none of which is always free', () => {
    const express = (name: string, over: number) =>
      method(name, { price: cents(1_500), freeFrom: cents(over) });
    const methods = [method('Standard'), express('Now', 0), express('Night', 14_000), express('Day', 9_000)];
    expect(freeDelivery([zone('*', ...methods)], 'UG')).toEqual({ over: cents(9_000), method: 'Day' });
  });

  it('is always there where the first method costs nothing from nothing on', () => {
    const always = method('Standard', { kind: 'weight', steps: [], freeFrom: Money.zero });
    expect(freeDelivery([zone('*', always)], 'UG')).toEqual({ over: Money.zero, method: null });
  });

  it('is not promised by a table without a price of its own', () => {
    expect(freeDelivery([zone('*', byWeight)], 'UG')).toBeNull();
  });

  it('is promised by the rule of the country’s own zone, or not at all', () => {
    const free = method('Standard', { price: cents(490), freeFrom: cents(14_000) });
    const off = method('Slow', { freeFrom: cents(100), isActive: false });
    const fetched = method('Shop', { kind: 'pickup', freeFrom: cents(1) });
    const other = zone('DE', method('Now', { freeFrom: cents(1) }));
    expect(freeDelivery([other, zone('*', off, free, fetched)], 'UG')).toEqual({
      over: cents(14_000),
      method: null,
    });
    expect(freeDelivery([zone('*', method('Standard', { price: cents(490) }))], 'UG')).toBeNull();
    expect(freeDelivery([], 'UG')).toBeNull();
  });

  it('is promised by the zone of the shop’s own country, however free the rest of the world is', () => {
    const paid = zone('DE', method('Parcel', { price: cents(495) }));
    const free = zone('*', method('Standard'));
    expect(freeDelivery([free, paid], 'DE')).toBeNull();
    expect(freeDelivery([free, paid], 'FR')).toEqual({ over: Money.zero, method: null });
    expect(freeDelivery([paid], 'FR')).toBeNull();
    expect(usualDays([paid], 'FR')).toBeNull();
  });

  it('is not promised where a part of the country pays, and else from what is enough in every part', () => {
    const part = (...methods: ShippingMethod[]) => ({
      ...zone('DE', ...methods),
      areas: [{ country: 'DE', region: null, postcodes: ['27498'] }],
    });
    const from = (over: number) => method('Parcel', { price: cents(495), freeFrom: cents(over) });
    const free = zone('DE', method('Standard'));
    expect(freeDelivery([free, part(method('Ship', { price: cents(990) }))], 'DE')).toBeNull();
    expect(freeDelivery([free, part(from(5_000))], 'DE')).toEqual({ over: cents(5_000), method: null });
    expect(freeDelivery([zone('DE', from(9_000)), part(from(5_000))], 'DE')).toEqual({
      over: cents(9_000),
      method: null,
    });
    expect(freeDelivery([free, part(method('Ferry'))], 'DE')).toEqual({ over: Money.zero, method: null });
  });

  it('is promised of the faster method where the first is always free', () => {
    const express = method('Express', { price: cents(1_500), freeFrom: cents(14_000) });
    expect(freeDelivery([zone('*', method('Standard'), express)], 'UG')).toEqual({
      over: cents(14_000),
      method: 'Express',
    });
    expect(freeDelivery([zone('*', method('Standard'))], 'UG')).toEqual({ over: Money.zero, method: null });
  });
});

const steps = fc
  .uniqueArray(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 6 })
  .chain((limits) =>
    fc
      .array(fc.nat(20_000), { minLength: limits.length, maxLength: limits.length })
      .map((prices) =>
        limits
          .sort((a, b) => a - b)
          .map((upTo, index) => ({ upTo, price: cents([...prices].sort((a, b) => a - b)[index] ?? 0) })),
      ),
  );

describe('a table whose prices rise', () => {
  it('never makes a heavier parcel cheaper', () => {
    fc.assert(
      fc.property(steps, fc.nat(60_000), fc.nat(60_000), (table, one, other) => {
        const weighed = method('By weight', { kind: 'weight', steps: table });
        const [light, heavy] = [Math.min(one, other), Math.max(one, other)].map((grams) =>
          priceOf(weighed, parcel(0, grams)),
        );
        return !heavy || (light != null && !heavy.lessThan(light));
      }),
      cases(),
    );
  });

  it('never lets free delivery cost more than the listed price', () => {
    fc.assert(
      fc.property(steps, fc.nat(60_000), fc.nat(60_000), fc.nat(60_000), (table, worth, grams, limit) => {
        const weighed = method('By weight', { kind: 'weight', steps: table });
        const listed = priceOf(weighed, parcel(worth, grams));
        const paid = priceOf({ ...weighed, freeFrom: cents(limit) }, parcel(worth, grams));
        if (listed === null) return paid === null;
        return paid?.cents === (worth >= limit ? 0 : listed.cents);
      }),
      cases(),
    );
  });
});
