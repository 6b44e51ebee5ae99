import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { aShippingZone } from '../testing/zones.js';
import type { ShippingMethod } from './shipping-zone.js';
import { zoneIn } from './zone-in-currency.js';

const euro = { code: 'EUR', rate: 0.5, roundTo: 0.01, published: null, at: '2026-11-26T10:00:00Z' };
const euros = (cents: number) => Money.ofCents(cents, Currency.of('EUR'));
const zone = aShippingZone('de', 'Germany');
const inEuros = (changes: Partial<ShippingMethod>) =>
  zoneIn({ ...zone, methods: zone.methods.map((method) => ({ ...method, ...changes })) }, euro).methods;

describe('a shipping zone in another currency', () => {
  it('has its prices and what travels free in it, and stays the same zone', () => {
    const [standard] = zone.methods;
    expect(zoneIn(zone, euro)).toEqual({
      ...zone,
      methods: [{ ...standard, price: euros(250), freeFrom: euros(2_500) }],
    });
  });

  it('never sends free what never travels free', () => {
    expect(inEuros({ freeFrom: null })).toMatchObject([{ freeFrom: null }]);
  });

  const steps = [
    { upTo: 1_000, price: Money.ofCents(700) },
    { upTo: null, price: Money.ofCents(1_900) },
  ];

  it('keeps the grams of a table of weights', () => {
    expect(inEuros({ kind: 'weight', steps })[0]?.steps).toEqual([
      { upTo: 1_000, price: euros(350) },
      { upTo: null, price: euros(950) },
    ]);
  });

  it('counts the limits of a table of prices in the currency too, the open one stays open', () => {
    expect(inEuros({ kind: 'price', steps })[0]?.steps).toEqual([
      { upTo: 500, price: euros(350) },
      { upTo: null, price: euros(950) },
    ]);
  });
});
