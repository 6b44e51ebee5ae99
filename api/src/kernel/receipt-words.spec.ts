import { describe, expect, it } from '@jest/globals';
import { Money } from './money.js';
import type { DiscountRule } from './receipt-rules.js';
import { keptNames, ruleName, wordedReceipt } from './receipt-words.js';

const names = { en: 'Spring', de: 'Frühling', ar: 'الربيع' };
const rule = (more: Partial<DiscountRule>): DiscountRule => ({
  ...{ id: 'spring', version: 1, name: 'Spring', kind: 'percent', values: { percent: 10 }, lines: [0] },
  ...more,
});
const off = (kind: 'discount' | 'coupon' | 'shipping', label: string) => ({
  ...{ kind, label, amount: Money.ofCents(-100) },
});
const receipt = (discounts: DiscountRule[]) => ({
  adjustments: [
    ...[off('discount', 'Five off'), off('discount', 'Spring'), off('coupon', 'LASTTEN')],
    off('shipping', 'Spring'),
  ],
  rules: { goods: [], coupon: null, discounts, delivery: null, tax: null },
});
const labels = (language: string | undefined, discounts = [rule({ name: 'Five off' }), rule({ names })]) =>
  wordedReceipt(receipt(discounts), language).adjustments.map(({ label }) => label);

describe('the name of a discount', () => {
  it('is that of the language, of it without its region, of another region, or the own one', () => {
    const inWords = (language: string | undefined) => ruleName({ name: 'Spring', names }, language);
    expect(['de', 'de-AT', 'ar', 'en', 'fr', undefined].map(inWords)).toEqual([
      ...['Frühling', 'Frühling', 'الربيع', 'Spring', 'Spring', 'Spring'],
    ]);
    expect(ruleName({ name: 'Spring' }, 'de')).toBe('Spring');
  });

  it('is kept in other languages where one says it otherwise', () => {
    expect(keptNames('Spring', names)).toEqual({ names });
    expect(keptNames('Spring', { en: 'Spring', de: 'Spring' })).toEqual({});
    expect(keptNames('Spring', undefined)).toEqual({});
  });

  it('stands on the receipt by its place among what is taken off, and nowhere else', () => {
    expect(labels('de')).toEqual(['Five off', 'Frühling', 'LASTTEN', 'Spring']);
    expect(labels(undefined)).toEqual(['Five off', 'Spring', 'LASTTEN', 'Spring']);
    // of the delivery it takes by itself
    const free = rule({ name: 'Free', names: { de: 'Gratis' }, offDelivery: 100, lines: [] });
    const all = [free, rule({ name: 'Five off' }), rule({ names })];
    expect(labels('de', all)).toEqual(['Five off', 'Frühling', 'LASTTEN', 'Spring']);
    const worded = wordedReceipt(receipt(all), 'de').rules.discounts;
    expect(worded.map(({ name }) => name)).toEqual(['Gratis', 'Five off', 'Frühling']);
  });
});
