import { v7 } from 'uuid';
import type { Random } from './random.js';

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\r\nBcc: x@example.com',
  '\u2028',
  'a\u2029b',
  '\u200b',
  '\u202eabc',
  '\ud800',
  '\ufeff',
  '😀'.repeat(40),
  'é'.normalize('NFD'),
  'ẞıİﬀ',
  "' or 1=1 --",
  '"; drop table orders; --',
  '$1',
  '%_%',
  '\\',
  '../../etc/passwd',
  '%2e%2e%2f',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=cmd()',
  '-1',
  '0',
  '1e400',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+999999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  'data:image/png;base64,AAAA',
  'data:image/png;base64,' + 'A'.repeat(3_000),
  'javascript:alert(1)',
  'a@b',
  'x'.repeat(254) + '@example.com',
  'a@example.com',
  'pending',
  'a:b',
  ','.repeat(2_000),
  '('.repeat(500),
  'a'.repeat(10_000),
  'a '.repeat(4_000),
  '9'.repeat(400),
] as const;

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.1,
  0.001,
  1e-7,
  19.999,
  99_999_999.99,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1.7976931348623157e308,
  5e-324,
] as const;

export const hostileText = (random: Random): string => random.pick(TEXTS);

/** Anything that JSON can carry where something else was meant. */
export function hostile(random: Random): unknown {
  const kind = random.below(10);
  if (kind < 4) return hostileText(random);
  if (kind < 6) return random.pick(NUMBERS);
  return random.pick<() => unknown>([
    () => null,
    () => true,
    () => false,
    () => [],
    () => ({}),
    () => [null],
    () => [[[[]]]],
    () => ({ $gt: '' }),
    () => ({ toString: 'x', valueOf: 1 }),
    () => ({ length: 1e9 }),
    () => JSON.parse('{"__proto__":{"admin":true}}') as unknown,
    () => Array.from({ length: 300 }, () => 'x'),
    () => v7(),
    () => nested(40),
    () => [hostileText(random), random.pick(NUMBERS), { a: hostileText(random) }],
  ])();
}

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
