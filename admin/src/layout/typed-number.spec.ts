import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { asTyped, plainNumber } from './typed-number';

describe('a number that somebody types', () => {
  it('has its decimals behind a comma or a point, whichever language it is', () => {
    for (const own of ['.', ','])
      expect(
        ['12', ' 12,50 ', '12.50', '-0,5', '−10', '٣٤٫٥'].map((typed) => plainNumber(typed, own)),
      ).toEqual(['12', '12.50', '12.50', '-0.5', '-10', '34.5']);
  });

  it('is not a thousandth of what was meant', () => {
    expect([plainNumber('1,250'), plainNumber('1.250', ',')].map(Number)).toEqual([NaN, NaN]);
    expect([plainNumber('1.250'), plainNumber('1,250', ',')].map(Number)).toEqual([1.25, 1.25]);
    expect(['1,250.50', '1.250,50', 'abc'].map((typed) => Number(plainNumber(typed)))).toEqual([
      NaN,
      NaN,
      NaN,
    ]);
  });

  it('may be what is put into the field', () => {
    for (const own of ['.', ',']) expect(plainNumber(asTyped(12.5, own), own)).toBe('12.5');
  });
});

describe('an example of an amount in a refusal', () => {
  const sentences = ['Enter an amount like 12.50', 'This is no amount, such as 4.90'];

  it.each(['ar', 'de', 'fr', 'pt', 'rw', 'sw'])('is one that the field takes, in %s', (tag) => {
    const read = (name: string) =>
      JSON.parse(readFileSync(`storefront/app/platform/messages/${tag}/${name}.json`, 'utf8')) as unknown;
    const { decimal: own } = (read('language') as { numbers: { decimal: string } }).numbers;
    const texts = read('panel') as Record<string, string>;
    for (const sentence of sentences) {
      const example = /\d+[.,]\d+/.exec(texts[sentence] ?? '')?.[0] ?? '';
      expect(plainNumber(example, own)).toMatch(/^\d+\.\d+$/);
    }
  });
});
