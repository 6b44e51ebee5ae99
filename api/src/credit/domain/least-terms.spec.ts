import { describe, expect, it } from '@jest/globals';
import { earliestEnd, whyNoEnd } from './least-terms.js';

const NOW = new Date('2026-11-28T10:00:00Z');
const why = (country: string, end: string) => whyNoEnd(country, NOW, new Date(end));

describe('the end of a gift card', () => {
  it('is not before the least term of the country', () => {
    expect(why('AU', '2029-11-26T00:00:00Z')).toBe('In Australia a gift card is good for at least 3 years');
    expect(why('AU', '2029-11-28T00:00:00Z')).toBeNull();
    expect(why('IE', '2031-01-01T00:00:00Z')).toBe('In Ireland a gift card is good for at least 5 years');
    expect(earliestEnd('US', NOW)?.valueOf()).toBe(new Date('2031-11-28T10:00:00Z').valueOf());
  });

  it('does not come where the law wants none', () => {
    expect(why('CA', '2099-01-01T00:00:00Z')).toBe('In Canada a gift card does not end');
    expect(earliestEnd('PH', NOW)).toBe('never');
  });

  it('is any day elsewhere', () => {
    expect(why('UG', '2026-11-29T00:00:00Z')).toBeNull();
    expect(earliestEnd('UG', NOW)).toBeNull();
  });
});
