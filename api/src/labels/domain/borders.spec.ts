import { describe, expect, it } from '@jest/globals';
import { needsCustoms } from '../application/declare-customs.js';

const place = (text: string) => {
  const [country = '', postcode = null] = text.split(' ');
  return { country, region: null, postcode };
};

describe('customs between two places', () => {
  // Regulation (EU) No 952/2013, Articles 1(3) and 4; Directive 2006/112/EC, Article 6
  it.each([
    ['DE 10115', 'DE 80331', false],
    ['DE 10115', 'FR 75001', false],
    ['DE 10115', 'CH 8001', true],
    ['DE 10115', 'NO 0150', true],
    ['DE 10115', 'GB SW1A1AA', true],
    // inside the customs union of the EU, outside its value added tax
    ['ES 28001', 'ES 35001', true],
    ['ES 35001', 'ES 38001', true],
    ['ES 35001', 'ES 35100', false],
    ['FR 75001', 'FR 97100', true],
    ['FI 00100', 'FI 22100', true],
    // outside of both
    ['ES 28001', 'ES 51001', true],
    ['DE 10115', 'DE 78266', true],
    ['DE 10115', 'DE 27498', true],
    ['IT 20121', 'IT 23041', true],
    // one area with their neighbours
    ['FR 75001', 'MC 98000', false],
    ['DE 10115', 'MC 98000', false],
    ['GB', 'IM', false],
    ['CH 8001', 'LI 9490', false],
    ['US 94104', 'US 78701', false],
    ['US 94104', 'PR 00901', true],
    ['US 94104', 'CA', true],
    ['UG', 'KE', true],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(needsCustoms(place(from), place(to))).toBe(expected);
  });
});
