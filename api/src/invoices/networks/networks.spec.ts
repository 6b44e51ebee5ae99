import { describe, expect, it } from '@jest/globals';
import { NETWORKS } from './index.js';

describe('the list of networks for e-invoices', () => {
  it('has each name once', () => {
    const names = NETWORKS.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  it.each(NETWORKS)('has $name, whose key is a secret and who is told as whom it sends', (one) => {
    const { variables, access, senderVariable } = one;
    expect(variables.filter(({ isNeeded, isSecret }) => isNeeded && isSecret)).not.toEqual([]);
    expect(variables.map(({ name }) => name)).toContain(senderVariable);
    expect(access?.({})).toBeUndefined();
  });
});
