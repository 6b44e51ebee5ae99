import { ways } from './payment-methods';

const standard = {
  ...{ methodId: 's1', name: 'Standard delivery', kind: 'flat', price: 0, pickup: null },
  ...{ daysFrom: 3, daysTo: 5, arrives: { from: '2026-11-26', to: '2026-11-30' } },
};
const untaxed = { reverseCharge: false, intraCommunity: false };
/** The cart's price, by mobile money in euros. */
export const quote = {
  lines: [{ productId: 'p1', variantId: 'v1', name: 'Lamp', price: 12.5, quantity: 1, lineTotal: 12.5 }],
  ...{ currency: 'USD', subtotal: 12.5, discount: 0, shipping: 0, tax: 0, total: 12.5, taxes: [] },
  vat: { isAsked: false, name: 'VAT number', number: null, check: null, taxedBecause: null, ...untaxed },
  ...{ deliveryMethods: [standard], shippingMethodId: 's1', coupon: null, reductions: [] },
  ...{ importTaxesDue: false, paymentMethods: ways.map(({ method }) => method) },
  ...{ refusedMethods: [], cashTotal: 12.5, cashCoin: 0.01 },
  ...{ depositDueNow: 5, balanceOnDelivery: 7.5, wallet: { amount: 11.5, currency: 'EUR', rate: 0.92 } },
  ...{ giftCards: [], storeCredit: null, amountLeft: 12.5, express: null },
  wallets: [{ method: 'mobile', amount: 11.5, currency: 'EUR', rate: 0.92 }],
};
