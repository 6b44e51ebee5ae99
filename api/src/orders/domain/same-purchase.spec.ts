import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { aLine, anOrder } from '../testing/order-builder.js';
import { isSamePurchase } from './same-purchase.js';

const address = {
  firstName: 'Ada',
  lastName: 'Shopper',
  street: '1 Road',
  city: 'Kampala',
  state: 'Central',
  zipCode: '00256',
  country: 'Uganda',
};
const delivery = { methodId: 'post', name: 'Post', daysFrom: 1, daysTo: 2, pickup: null };
const buyerTax = { vatNumber: 'DE136695976', check: 'offline' } as const;
const scarf = aLine({ variantId: 'scarf', name: 'Scarf' });
const said = { lines: [aLine(), scarf], shippingAddress: address, delivery, buyerTax };
const contact = { email: 'ann@example.com', phone: '+256700000000' };

describe('two orders', () => {
  it.each([
    ['placed at another time', { ...said, id: 'another', holdExpiresAt: new Date(0) }],
    ['with their lines in another order', { ...said, lines: [scarf, aLine()] }],
    [
      'with an address whose members come in another order',
      { ...said, shippingAddress: Object.fromEntries(Object.entries(address).reverse()) as typeof address },
    ],
    ['with another name on a delivery', { ...said, delivery: { ...delivery, name: 'Parcel post' } }],
  ])('are the same purchase %s', (_what, other) => {
    expect(isSamePurchase(anOrder(said), anOrder(other))).toBe(true);
  });

  it.each([
    ['fewer lines', { ...said, lines: [aLine()] }],
    ['another variant', { ...said, lines: [aLine({ variantId: 'other' }), scarf] }],
    ['more pieces', { ...said, lines: [aLine({ quantity: 2 }), scarf] }],
    ['another price', { ...said, lines: [aLine({ unitPrice: Money.ofCents(9_001) }), scarf] }],
    ['another place for its e-invoices', { ...said, eInvoice: { participant: '', buyerReference: 'KST 7' } }],
    ['another way to pay', { ...said, paymentMethod: 'cash' }],
    ['a coupon', { ...said, coupon: { id: 'coupon', code: 'TENOFF' } }],
    ['another delivery', { ...said, delivery: { ...delivery, methodId: 'courier' } }],
    ['nothing to be sent', { ...said, delivery: null }],
    ['another street', { ...said, shippingAddress: { ...address, street: '2 Road' } }],
    ['no address', { ...said, shippingAddress: null }],
    ['another email address', { ...said, contact: { ...contact, email: 'bob@example.com' } }],
    ['another phone', { ...said, contact: { ...contact, phone: '' } }],
    ['another VAT number', { ...said, buyerTax: { ...buyerTax, vatNumber: 'DE129274202' } }],
  ])('are two purchases with %s', (_what, other) => {
    expect(isSamePurchase(anOrder(said), anOrder(other))).toBe(false);
  });
});
