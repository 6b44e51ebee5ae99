import { afterEach, describe, expect, it } from '@jest/globals';
import { createIdempotencyKeys } from './idempotency-keys';
import { randomKey } from './random-key';

const known = Object.getOwnPropertyDescriptor(crypto, 'randomUUID');
afterEach(() => {
  if (known) Object.defineProperty(crypto, 'randomUUID', known);
  else Reflect.deleteProperty(crypto, 'randomUUID');
});

describe('a key that nobody else has', () => {
  it('is made also where the browser makes no UUID, and names the next order', () => {
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    expect(randomKey()).toMatch(/^[0-9a-f]{32}$/);
    const keyFor = createIdempotencyKeys();
    const [first, again, other] = [keyFor({ total: 1 }), keyFor({ total: 1 }), keyFor({ total: 2 })];
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
