import { expect, it } from '@jest/globals';
import { eInvoiceTo } from './e-invoice-to.js';

it.each([
  [{ participant: ' 0204:991-12345-67 ' }, { participant: '0204:991-12345-67', buyerReference: '' }],
  [{ buyerReference: ' KST 7 ' }, { participant: '', buyerReference: 'KST 7' }],
  [{ participant: '', buyerReference: ' ' }, null],
  [{ participant: '1234:nobody' }, null],
  [undefined, null],
])('where e-invoices go is kept in one form: %j', (told, kept) => {
  expect(eInvoiceTo(told)).toEqual(kept);
});
