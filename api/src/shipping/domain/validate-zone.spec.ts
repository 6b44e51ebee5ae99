import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { ShippingZoneWrong } from './refusals.js';
import type { ShippingMethod, ZoneTerms } from './shipping-zone.js';
import { validateZone } from './validate-zone.js';

const flat: ShippingMethod = {
  id: 'one',
  name: 'Standard',
  kind: 'flat',
  price: Money.ofCents(490),
  freeFrom: null,
  steps: [{ upTo: null, price: Money.ofCents(1) }],
  pickup: { address: 'Here', hours: '' },
  postcodes: ['1*'],
  daysFrom: 3,
  daysTo: 5,
  isActive: true,
};
const germany = { country: 'DE', region: null, postcodes: [] };
const terms = (method: Partial<ShippingMethod> = {}, area: Partial<typeof germany> = {}): ZoneTerms => ({
  name: 'Germany',
  areas: [{ ...germany, ...area }],
  methods: [{ ...flat, ...method }],
});
const step = (upTo: number | null) => ({ upTo, price: Money.ofCents(100) });

describe('a shipping zone', () => {
  it('keeps of a method what belongs to its kind', () => {
    expect(validateZone(terms()).methods).toEqual([{ ...flat, steps: [], pickup: null, postcodes: [] }]);
    const [weighed] = validateZone(terms({ kind: 'weight' })).methods;
    expect(weighed).toMatchObject({ price: Money.zero, steps: flat.steps, pickup: null });
    expect(validateZone(terms({ kind: 'pickup' })).methods[0]?.pickup).toEqual(flat.pickup);
    expect(validateZone(terms({ kind: 'local' })).methods[0]?.postcodes).toEqual(['1*']);
  });

  it('names the service of a carrier’s method alone, without blanks around it', () => {
    const service = (kind: ShippingMethod['kind'], input: string) =>
      validateZone(terms({ kind, service: input })).methods[0]?.service;
    expect(service('carrier', ' USPS Priority ')).toBe('USPS Priority');
    expect([service('carrier', '  '), service('flat', 'USPS Priority')]).toEqual([undefined, undefined]);
  });

  it('may take as long at best as at worst', () => {
    expect(validateZone(terms({ daysFrom: 5 })).methods).toMatchObject([{ daysFrom: 5, daysTo: 5 }]);
  });

  it.each<[string, (number | null)[]]>([
    ['rising limits', [1, 5, 900]],
    ['an open end', [5, 6, null]],
    ['one open line', [null]],
  ])('takes a table of %s', (_, limits) => {
    const steps = limits.map(step);
    expect(validateZone(terms({ kind: 'price', steps })).methods[0]?.steps).toEqual(steps);
  });

  it.each([
    ['areas.0.country', terms({}, { country: 'XX' })],
    ['areas.0.country', terms({}, { country: '*', postcodes: ['1*'] as never[] })],
    ['areas.0.postcodes', terms({}, { postcodes: ['a,b'] as never[] })],
    ['methods.0.daysTo', terms({ daysFrom: 6 })],
    ['methods.0.steps', terms({ kind: 'weight', steps: [] })],
    ['methods.0.steps', terms({ kind: 'weight', steps: [step(5), step(5)] })],
    ['methods.0.steps', terms({ kind: 'weight', steps: [step(0), step(5)] })],
    ['methods.0.steps', terms({ kind: 'weight', steps: [step(5), step(null), step(null)] })],
    ['methods.0.steps', terms({ kind: 'price', steps: [step(null), step(5)] })],
    ['methods.0.pickup', terms({ kind: 'pickup', pickup: null })],
    ['methods.0.pickup', terms({ kind: 'pickup', pickup: { address: '', hours: 'Mon' } })],
    ['methods.0.postcodes', terms({ kind: 'local', postcodes: ['a,b'] })],
  ])('is refused at %s', (field, wrong) => {
    let refused: unknown;
    try {
      validateZone(wrong);
    } catch (error) {
      refused = error;
    }
    expect(refused).toBeInstanceOf(ShippingZoneWrong);
    expect((refused as ShippingZoneWrong).details.fields?.map((one) => one.field)).toEqual([field]);
  });
});
