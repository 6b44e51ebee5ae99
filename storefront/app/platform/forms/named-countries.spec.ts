import { describe, expect, it } from '@jest/globals';
import { countryNames } from './countries';
import { namedCountries } from './named-countries';

describe('the countries to choose from', () => {
  it('are all of them once, the shop’s own first, the others in alphabetical order', () => {
    const named = namedCountries('DE');
    expect(named[0]).toEqual({ name: 'Germany', label: 'Germany' });
    const labels = named.slice(1).map(({ label }) => label);
    expect(labels).toEqual(labels.toSorted(new Intl.Collator('en').compare));
    expect(new Set(named.map(({ name }) => name))).toEqual(new Set(countryNames('DE')));
  });

  it('begin with none where the shop’s country is not known', () => {
    expect(namedCountries('').map(({ label }) => label)[0]).toBe('Afghanistan');
  });
});
