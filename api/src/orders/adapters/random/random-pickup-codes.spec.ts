import { expect, it } from '@jest/globals';
import { RandomPickupCodes } from './random-pickup-codes.js';

it('gives codes that are read and typed without a doubt, another one each time', () => {
  const codes = Array.from({ length: 200 }, () => new RandomPickupCodes().next());
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  expect(new Set(codes).size).toBe(200);
});
