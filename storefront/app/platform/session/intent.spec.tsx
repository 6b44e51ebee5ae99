import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { rememberIntent, takeIntent } from './intent';

const intent = { kind: 'favorite', productId: 'p1' } as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

describe('what a visitor wanted before logging in', () => {
  it('is remembered and done once', () => {
    rememberIntent(intent);
    expect(takeIntent()).toEqual(intent);
    expect(takeIntent()).toBeNull();
  });

  it('is forgotten after half an hour', () => {
    jest.useFakeTimers({ now: 0 });
    rememberIntent(intent);
    jest.setSystemTime(30 * 60_000 + 1);
    expect(takeIntent()).toBeNull();
  });

  it('is nothing when the stored text is corrupt', () => {
    sessionStorage.setItem('duka.intent', '{');
    expect(takeIntent()).toBeNull();
  });
});
