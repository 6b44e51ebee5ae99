import { expect, it } from '@jest/globals';
import type { Buy } from './buy.js';
import { requestOf } from './purchase.js';

const said = {
  ...{ method: 'card', items: [{ variantId: 'v', quantity: 1 }], couponCode: 'TEN', amount: 10 },
  ...{
    mobileNumber: '+256',
    walletAmount: 9,
    contact: { email: 'ada@example.com' },
    shippingAddress: 'here',
  },
} as unknown as Buy;
const base = ['card', said.items, 'TEN', 10, '+256', 9, said.contact, 'here'];

it.each<[string, object, string[]]>([
  ['no more than it must', {}, []],
  ['a way to be sent', { shippingMethodId: 'express' }, ['express']],
  ['a currency', { currency: 'JPY' }, ['in JPY']],
  ['a total', { total: 25 }, ['of 25']],
  ['a VAT number', { vatNumber: 'DE1' }, ['VAT DE1']],
])('what a caller says of a purchase is kept whole: %s', (_, more, kept) => {
  expect(JSON.parse(requestOf({ ...said, ...more }))).toEqual([...base, ...kept]);
});
