import { describe, expect, it } from '@jest/globals';
import { METHODS } from './index.js';
import { holdsTheContract } from './testing/contract-suite.js';

for (const plugin of METHODS) holdsTheContract(plugin);

describe('the list of ways to pay', () => {
  it('has each name once', () => {
    for (const names of [METHODS.map(({ name }) => name), METHODS.map(({ provider }) => provider)])
      expect(names).toEqual([...new Set(names)]);
  });
});
