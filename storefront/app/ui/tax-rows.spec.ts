import { describe, expect, it } from '@jest/globals';
import { addedTaxRows, containedTaxRows } from './tax-rows';

const money = (amount: number) => `$${amount.toFixed(2)}`;
const owed = {
  ...{ tax: -3.98, taxes: [{ name: 'VAT', percent: 19, tax: 0 }] },
  ...{ reverseCharge: true, importTaxesDue: false },
};

describe('the taxes of an order', () => {
  it('are told with their rates, whatever decimals those have', () => {
    const taxed = { reverseCharge: false, intraCommunity: false, importTaxesDue: false };
    const taxes = [
      { name: 'VAT', percent: 8.1, tax: 8.1 },
      { name: 'VAT', percent: 19, tax: 1 },
    ];
    const labels = addedTaxRows({ ...taxed, tax: 9.1, taxes }, money).map(({ label }) => label);
    expect(labels).toEqual(['VAT 8.1%', 'VAT 19%']);
  });

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

  it.each([-3.98, 0])('that the border takes are told as due on delivery, with prices %s', (tax) => {
    const abroad = { tax, taxes: [], reverseCharge: false, intraCommunity: false, importTaxesDue: true };
    expect(addedTaxRows(abroad, money)).toEqual(
      tax < 0 ? [{ label: 'Export without tax', value: '−$3.98' }] : [],
    );
    const label = 'Import taxes and duties are due on delivery, and are not part of this total';
    expect(containedTaxRows(abroad, money)).toEqual([{ label, value: '', look: 'note' }]);
  });
});
