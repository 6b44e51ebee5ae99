import { linesToSend, type PiecesToSend } from '../../orders/application/to-send.js';
import type { Order } from '../../orders/domain/order.js';
import type { Exchangeable } from '../../returns/application/exchange-return.js';
import type { Buy } from './buy.js';
import type { EditTerms } from './edit-terms.js';
import type { Worth } from './edit-worth.js';
import type { Together } from './sold-parcel.js';

/** What leaves an order that is changed. */
interface Leaves {
  worth: Worth;
  /** Its pieces that are in no parcel yet. */
  left: readonly PiecesToSend[];
  /** What has come back of it. */
  back: Exchangeable | undefined;
}

/** As the buyer of the order would buy it: for the same place, company and language, in its currency. */
export function editPurchase(order: Order, terms: EditTerms, leaves: Leaves): Buy {
  const { accountId, customerName: name, contactEmail, contactPhone, currency, buyerTax } = order;
  const { shippingAddress, billingAddress, eInvoice, delivery } = order;
  const together = togetherOf(order, terms, leaves);
  const shippingMethodId = terms.shippingMethodId ?? delivery?.methodId;
  return {
    ...{ accountId, name, method: terms.method ?? order.paymentMethod, buyerEmail: contactEmail },
    contact: { email: contactEmail, phone: contactPhone },
    ...{ shippingAddress, billingAddress, eInvoice, currency },
    items: terms.items.map(({ variantId, quantity }) => ({ _id: variantId, variantId, quantity })),
    ...(shippingMethodId === undefined ? {} : { shippingMethodId }),
    ...(terms.couponCode ? { couponCode: terms.couponCode } : {}),
    ...(buyerTax ? { vatNumber: buyerTax.vatNumber } : {}),
    ...{ networks: [], isApart: true, orElseFirst: terms.shippingMethodId === undefined },
    ...(together === undefined ? {} : { together }),
    ...(leaves.worth.isAll ? { ends: order.id } : {}),
    ownExchange: order.bill.rules?.exchange,
  };
}

/**
 * What stays of the order and is in no parcel yet goes in one with what comes. What comes for a return is a parcel of its own, which
 * the shop pays for where it had got it wrong.
 */
function togetherOf(
  order: Order,
  { leaving, freeDelivery }: EditTerms,
  { worth, left, back }: Leaves,
): Together | undefined {
  if (back) return (freeDelivery ?? back.isFaultOfShop) ? 'free' : undefined;
  if (worth.isAll) return undefined;
  const pieces = linesToSend(order.lines, left).flatMap(
    ({ line: { variantId, quantity, total }, ...here }) => {
      const out = leaving.filter((one) => one.variantId === variantId);
      const stays = here.quantity - out.reduce((sum, one) => sum + one.quantity, 0);
      return stays > 0 ? [{ variantId, quantity: stays, worth: total.portion(stays, quantity) }] : [];
    },
  );
  return { pieces, paid: order.shipping };
}
