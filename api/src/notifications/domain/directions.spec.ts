import { describe, expect, it } from '@jest/globals';
import { apart, marked, unmarked } from './directions.js';

describe('what a letter tells', () => {
  it.each([
    ['rtl', 'AB12', '<bdi>AB12</bdi>'],
    ['ltr', 'AB12', 'AB12'],
    ['ltr', 'أمينة', '<bdi>أمينة</bdi>'],
    ['rtl', '', ''],
  ] as const)('stands apart in a letter that runs %s: %j', (runs, name, html) => {
    const { name: told } = apart({ name, n: 2 }, { runs });
    expect(marked(String(told))).toBe(html);
    expect(unmarked(String(told))).toBe(name);
  });

  it('is nested, and somebody’s own marks close nothing of the page', () => {
    expect(marked('a \u2068b \u2068c\u2069\u2069 \u2069d\u2068')).toBe('a <bdi>b <bdi>c</bdi></bdi> d');
  });
});
