import { describe, expect, it } from '@jest/globals';
import { addedTaxRows, containedTaxRows } from './tax-rows';

const money = (amount: number) => `$${amount.toFixed(2)}`;
const owed = { tax: -3.98, taxes: [{ name: 'VAT', percent: 19, tax: 0 }], reverseCharge: true };

describe('the taxes of an order', () => {
  it.each([
    [false, 'Reverse charge', 'Reverse charge: you owe the VAT'],
    [
      true,
      'Intra-Community supply',
      'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)',
    ],
  ])('that a business owes are told by why, within the EU: %s', (intraCommunity, taken, why) => {
    expect(addedTaxRows({ ...owed, intraCommunity }, money)).toEqual([{ label: taken, value: '−$3.98' }]);
    expect(containedTaxRows({ ...owed, intraCommunity }, money)).toEqual([
      { label: why, value: '', look: 'note' },
    ]);
  });
});
