import { expect, it } from '@jest/globals';
import { writtenAmount } from './decimals.js';

it.each([
  [1_999, 'usd', '$19.99'],
  [980, 'jpy', '¥980'],
  [1_500, 'rwf', 'RWF 1,500'],
  [9_456_800, 'ugx', 'UGX 94,568'],
  [499_000, 'huf', 'HUF 4,990.00'],
  [12_340, 'kwd', 'KWD 12.340'],
  [150_001, 'iqd', 'IQD 1,500.010'],
])('%i of %s on the wire are written %s', (wire, currency, text) => {
  expect(writtenAmount(wire, currency)).toBe(text);
});
