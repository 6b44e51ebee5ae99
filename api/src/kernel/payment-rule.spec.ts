import { describe, expect, it } from '@jest/globals';
import { faultsOfRules, inPlaces, isOfferedBy, withoutLimits, type PaymentRule } from './payment-rule.js';

const area = (country: string, region: string | null = null) => ({ country, region, postcodes: [] });
const to = (country: string, region: string | null = null) => ({ country, region, postcode: null });
const rule = (more: Partial<PaymentRule> = {}): PaymentRule => ({
  ...{ method: 'cash', isOn: true, areas: [], currencies: [] },
  ...more,
});

describe('a way to pay', () => {
  it.each<[string, PaymentRule[], boolean]>([
    ['without a rule', [], true],
    ['that is on everywhere', [rule()], true],
    ['that is off', [rule({ isOn: false })], false],
    ['whose rule is for another one', [rule({ method: 'bank', isOn: false })], true],
    ['for there', [rule({ areas: [area('UG'), area('US', 'Texas')] })], true],
    ['for elsewhere', [rule({ areas: [area('UG')] })], false],
    ['for another state', [rule({ areas: [area('US', 'OH')] })], false],
    ['for its currency', [rule({ currencies: ['USD', 'EUR'] })], true],
    ['for another currency', [rule({ currencies: ['UGX'] })], false],
  ])('%s', (_, rules, isOffered) => {
    expect(isOfferedBy(rules, 'cash', 'USD', to('US', 'TX'))).toBe(isOffered);
  });

  it('is offered while nobody has said where the order goes', () => {
    expect(isOfferedBy([rule({ areas: [area('UG')] })], 'cash', 'USD', undefined)).toBe(true);
  });
});

describe('rules', () => {
  it('put ways to pay in their places, and leave the others as they are', () => {
    const rules = [rule({ method: 'bank', place: 1 }), rule({ method: 'card', place: 2 }), rule()];
    const all = ['card', 'mobile', 'cash', 'bank'];
    expect(inPlaces(all, rules, (one) => one)).toEqual(['bank', 'card', 'mobile', 'cash']);
    expect(inPlaces(all, [], (one) => one)).toEqual(all);
  });

  it('lose their limits with the currency that these are in', () => {
    expect(withoutLimits(rule({ least: 500, most: 9_000, place: 3 }))).toEqual(rule({ place: 3 }));
  });

  it('name what is wrong by its field', () => {
    const wrong = [
      rule(),
      rule({ areas: [area('XX')] }),
      rule({ method: 'bank', currencies: ['EUR', 'ABC'] }),
      rule({ method: 'card', least: 500, most: 499 }),
    ];
    expect(faultsOfRules(wrong).map(({ field }) => field)).toEqual([
      'paymentRules.1.areas.0.country',
      'paymentRules.1.method',
      'paymentRules.2.currencies',
      'paymentRules.3.most',
    ]);
  });
});
