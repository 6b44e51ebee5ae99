import { normalCode } from '../../credit/domain/code.js';
import type { DeliveryWay } from '../../kernel/delivery-way.js';
import type { MethodKind } from '../../shipping/domain/shipping-zone.js';
import { Money } from '../../kernel/money.js';
import type { Order } from '../../orders/domain/order.js';
import type { BuyerTax, Delivery, OrderDraft } from '../../orders/domain/snapshots.js';
import type { Purchase } from '../../payments/methods/contract.js';
import type { Tender } from '../../payments/domain/tender.js';
import { takesDeposit } from '../../payments/methods/known.js';
import { chargesOf, type Receipt } from '../../kernel/receipt.js';
import type { Buy } from './buy.js';
import type { Quote } from './quote.js';

/** The order to be placed for a quote: a snapshot that no later change of the catalogue reaches. */
export function orderDraft(
  id: string,
  buy: Buy,
  quote: Quote,
  holdExpiresAt: Date,
  downloadConsentAt: Date | null = null,
): OrderDraft {
  return {
    id,
    accountId: buy.accountId,
    customerName: buy.name,
    contact: buy.contact,
    shippingAddress: buy.shippingAddress,
    billingAddress: buy.billingAddress,
    eInvoice: buy.eInvoice,
    delivery: quote.delivery && deliveryOf(quote.delivery, quote.offers),
    paymentMethod: buy.method,
    buyerTax: quote.vat && buyerTaxOf(quote.vat),
    coupon: quote.coupon && { id: quote.coupon.id, code: quote.coupon.code },
    lines: quote.lines.map(({ offer, quantity }, index) => ({
      productId: offer.productId,
      variantId: offer.variantId,
      sku: offer.sku,
      name: offer.name,
      options: offer.options,
      original: offer.original ?? null,
      image: offer.image,
      description: offer.description,
      parts: offer.parts ?? null,
      needsDelivery: offer.isShipped,
      quantity,
      listPrice: offer.listPrice,
      unitPrice: offer.unitPrice,
      discount: couponShareOf(quote.receipt, index),
    })),
    receipt: quote.receipt,
    request: buy.request ?? null,
    ...{ holdExpiresAt, downloadConsentAt },
  };
}

const WAYS: Partial<Record<MethodKind, DeliveryWay>> = { pickup: 'pickup', local: 'courier' };

function deliveryOf(
  { kind, pickup, ...offer }: NonNullable<Quote['delivery']>,
  offers: Quote['offers'],
): Delivery {
  const { methodId, name, daysFrom, daysTo, price } = offer;
  // what is fetched is no delivery that the chosen one could be dearer than
  const sent = offers.filter((one) => one.kind !== 'pickup').map((one) => one.price.cents);
  const standardCents = Math.min(price.cents, ...sent);
  return { methodId, name, daysFrom, daysTo, pickup, way: WAYS[kind] ?? 'parcel', standardCents };
}

function couponShareOf(receipt: Receipt, index: number): Money {
  const line = receipt.lines[index];
  if (!line) throw new Error('a quote has a line that its receipt does not have');
  return line.couponShare;
}

/** What payments need to know of an order to collect its money. */
export function purchaseOf(order: Order, mobileNumber: string | null | undefined): Purchase {
  return {
    orderId: order.id,
    orderNumber: order.number,
    total: order.total,
    lines: [
      ...[...order.lines].map(({ name, quantity, unitPrice }) => ({ name, quantity, unitPrice })),
      ...chargesOf(order.bill).flatMap(({ label, amount }) =>
        amount.cents > 0 ? [{ name: label, quantity: 1, unitPrice: amount }] : [],
      ),
    ],
    discount: order.discount.plus(takenOff(order)),
    couponCode: order.couponCode,
    email: order.contactEmail,
    mobileNumber: mobileNumber ?? null,
  };
}

/** Charges of less than nothing: tax that the buyer owes himself. */
const takenOff = (order: Order): Money =>
  Money.sum(
    chargesOf(order.bill).flatMap(({ amount }) => (amount.cents < 0 ? amount.negated() : [])),
    order.total.currency,
  );

/** Everything that a caller has said of a purchase: under the same key it must be the same again. */
export function requestOf(buy: Buy): string {
  const { method, items, couponCode, amount, mobileNumber, walletAmount, contact, shippingAddress } = buy;
  return JSON.stringify([
    method,
    items,
    couponCode,
    amount,
    mobileNumber,
    walletAmount,
    contact,
    shippingAddress,
    ...(buy.shippingMethodId === undefined ? [] : [buy.shippingMethodId]),
    ...(buy.currency === undefined ? [] : [`in ${buy.currency}`]),
    ...(buy.vatNumber === undefined ? [] : [`VAT ${buy.vatNumber}`]),
    ...(buy.total === undefined ? [] : [`of ${buy.total}`]),
    ...(buy.billingAddress ? [buy.billingAddress] : []),
    ...(buy.eInvoice ? [buy.eInvoice] : []),
    ...(buy.parts?.length ? [buy.parts] : []),
    ...(buy.giftCards?.length ? [`cards ${buy.giftCards.map(normalCode).join(' ')}`] : []),
    ...(buy.useStoreCredit ? ['store credit'] : []),
    ...(buy.giftRecipients?.length ? [{ giftRecipients: buy.giftRecipients }] : []),
    ...(buy.express ? ['express'] : []),
    ...(buy.downloadConsent ? ['downloads at once'] : []),
  ]);
}

/** The same for what is due now of it: where that is a part, it travels as one line. */
export function purchaseFor(
  order: Order,
  tender: Tender,
  mobileNumber: string | undefined,
  source?: string,
): Purchase {
  const whole = { ...purchaseOf(order, mobileNumber), source };
  if (tender.amount.equals(order.total)) return whole;
  const part = takesDeposit(tender.method) ? 'Deposit' : 'Part';
  const line = { name: `${part} of order ${order.number}`, quantity: 1, unitPrice: tender.amount };
  return { ...whole, total: tender.amount, lines: [line], discount: order.total.times(0), couponCode: null };
}

/** A number with what its register said, which is kept as proof. */
function buyerTaxOf({ written, check, register, name }: NonNullable<Quote['vat']>): BuyerTax {
  if (!register) return { vatNumber: written, check, ...(name ? { name } : {}) };
  const { isKnown: _told, ...proof } = register;
  return { vatNumber: written, check, register: proof };
}
