import { describe, expect, it } from '@jest/globals';
import { behaviourOf } from './phones.js';

describe('test phones', () => {
  it.each([
    ['256770000451', 'fails'],
    ['46733123451', 'fails'],
    ['256770000453', 'stays_pending'],
    ['256770000454', 'succeeds_later'],
    ['256770000461', 'refused'],
    ['256770000001', 'asks'],
    ['256771234451', 'asks'],
  ])('%p %p', (payer, kind) => {
    expect(behaviourOf(payer).kind).toBe(kind);
  });
});
