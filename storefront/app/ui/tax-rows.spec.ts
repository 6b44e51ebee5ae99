import { describe, expect, it } from '@jest/globals';
import { orderPageTexts } from '../platform/messages/en/orders';
import { taxTexts } from '../platform/messages/en/tax';
import { addedTaxRows, containedTaxRows } from './tax-rows';

const money = (amount: number) => `$${amount.toFixed(2)}`;
const owed = { tax: -3.98, taxes: [{ name: 'VAT', percent: 19, tax: 0 }], reverseCharge: true };

describe('the taxes of an order', () => {
  it.each([
    [taxTexts, 'Reverse charge', 'Reverse charge: you owe the VAT'],
    [
      orderPageTexts.intraCommunity,
      'Intra-Community supply',
      'Intra-Community supply, exempt from VAT (Article 138 of Directive 2006/112/EC)',
    ],
  ])('that a business owes are told by why', (words, taken, why) => {
    expect(addedTaxRows(owed, money, words)).toEqual([{ label: taken, value: '−$3.98' }]);
    expect(containedTaxRows(owed, money, words)).toEqual([{ label: why, value: '', look: 'note' }]);
  });
});
