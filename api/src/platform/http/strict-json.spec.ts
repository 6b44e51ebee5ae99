import { describe, expect, it } from '@jest/globals';
import { BodyRefused, parseStrictJson } from './strict-json.js';

const parse = (text: string) => parseStrictJson(new TextEncoder().encode(text));

describe('the body parser', () => {
  it('reads ordinary JSON', () => {
    expect(parse('{"a":[1,{"b":"x:y, {z}"}],"c":"\\"quoted\\""}')).toEqual({
      a: [1, { b: 'x:y, {z}' }],
      c: '"quoted"',
    });
  });

  it.each([
    ['a prototype key', '{"a":{"__proto__":{"x":1}}}'],
    ['a prototype by its constructor', '{"a":[{"constructor":{"prototype":{"x":1}}}]}'],
    ['an escaped prototype key', '{"\\u005f_proto__":1}'],
    ['a duplicate key', '{"a":1,"a":2}'],
    ['a duplicate key further down', '{"a":[{"b":1,"b":2}]}'],
    ['a duplicate key written with an escape', '{"a":1,"\\u0061":2}'],
    ['a NUL character', '{"a":"\\u0000"}'],
    ['half a surrogate pair', '{"a":"\\ud800"}'],
    ['a number beyond all bounds', '{"a":1e400}'],
    ['33 levels', '['.repeat(33) + ']'.repeat(33)],
    ['300,000 levels', '['.repeat(300_000)],
    ['a byte order mark', '\uFEFF{}'],
    ['a trailing comma', '{"a":1,}'],
  ])('refuses %s', (_, text) => {
    expect(() => parse(text)).toThrow(BodyRefused);
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseStrictJson(new Uint8Array([0x22, 0xff, 0x22]))).toThrow(BodyRefused);
  });

  it('accepts 32 levels and an empty body', () => {
    expect(parse('['.repeat(32) + ']'.repeat(32))).toBeDefined();
    expect(parse('  ')).toBeUndefined();
  });
});
