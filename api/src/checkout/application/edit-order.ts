import type { Ids } from '../../kernel/ids.js';
import type { Money } from '../../kernel/money.js';
import type { Speaking } from '../../kernel/speaking.js';
import type { Orders } from '../../orders/application/ports.js';
import { linesToSend, type PiecesToSend, type ToSend } from '../../orders/application/to-send.js';
import type { OrderEdits } from '../../orders/application/order-edits.js';
import { EDIT_KEY, EditEmpty, EditWaiting } from '../../orders/domain/order-edit.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { OfferedMethods } from '../../payments/application/offered-methods.js';
import { dueNow } from '../../payments/application/open-payment.js';
import type { PaymentMethod } from '../../payments/domain/method.js';
import { definitionOf } from '../../payments/methods/known.js';
import type { PaymentStrategy } from '../../payments/methods/contract.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import type { Buy } from './buy.js';
import { countriesOf } from './countries-of.js';
import { worthOf, type Worth } from './edit-worth.js';
import { checkEditable, movedOf } from './open-edit.js';
import type { PlaceOrderAndPay } from './place-order-and-pay.js';
import type { PreviewRefund } from './preview-refund.js';
import type { Quote } from './quote.js';
import type { QuoteBasket } from './quote-basket.js';
import type { Together } from './sold-parcel.js';

interface Pieces {
  variantId: string;
  quantity: number;
}

/** What staff wants to change of a placed order. */
export interface EditTerms {
  orderId: string;
  /** What leaves it, of its lines. */
  leaving: readonly Pieces[];
  /** What comes for it. */
  items: readonly Pieces[];
  /** How that is sent; as the order is, unless said. */
  shippingMethodId?: string | undefined;
  couponCode?: string | undefined;
  /** How a difference is paid; as the order was, unless said. */
  method?: PaymentMethod | undefined;
}

/** What staff saw, and who it is. */
export interface EditSeen {
  mobileNumber?: string | undefined;
  /** What everything that comes costs, and what everything that leaves is worth, in the order's currency; others are refused. */
  total?: number | undefined;
  worth?: number | undefined;
  actor: Actor;
  /** The most in cents that the actor may give back alone of one order; null is any amount. */
  limit: number | null;
}

/** What a change comes to, before anything happens. */
export interface EditFigures {
  order: Order;
  worth: Worth;
  quote: Quote;
  /** What the buyer has to pay; nothing where enough leaves. */
  toPay: Money;
  /** What of that is paid before it holds: the rest is paid on delivery. */
  dueNow: Money;
  /** What goes back as money. */
  toGiveBack: Money;
  /** By which ways the difference may be paid. */
  offered: readonly PaymentStrategy[];
}

export interface EditMade {
  newOrderId: string;
  /** Where the buyer pays the difference; null where nothing is to be paid, or no page takes it: the new order’s own page does. */
  payUrl: string | null;
}

/**
 * Changes a placed order before it is sent: what leaves it is worth what was paid for it, what comes is an order of its own at
 * today's prices, which the first pays for as far as it goes. Nothing has changed until a difference is paid.
 */
export class EditOrder {
  constructor(
    private readonly orders: Orders,
    private readonly previewRefund: PreviewRefund,
    private readonly quotes: QuoteBasket,
    private readonly checkVat: CheckVatNumber,
    private readonly offered: OfferedMethods,
    private readonly place: PlaceOrderAndPay,
    private readonly speaking: Speaking,
    private readonly ids: Ids,
    private readonly toSend: ToSend,
    private readonly edits: Pick<OrderEdits, 'waitingOf'>,
  ) {}

  /** Changes nothing. @throws OrderNotFound, OrderNotEditable, EditEmpty, EditWaiting, and as the quote of a basket and the preview of a refund do */
  async previewEdit(terms: EditTerms): Promise<EditFigures> {
    const { order, worth, buy } = await this.prepared(terms);
    const waiting = await this.edits.waitingOf(order.id);
    if (waiting) throw new EditWaiting(waiting.newOrderId);
    const vat = await this.checkVat.checkVatNumber(buy.vatNumber, countriesOf(buy));
    const quote = await this.quotes.quoteBasket({ ...buy, vat });
    const { total } = quote.receipt;
    const moved = movedOf(worth.amount, total, definitionOf(buy.method)?.inCoins === true);
    const toPay = total.minus(moved);
    const seen = await this.offered.all({
      ...{ currency: total.currency, to: quote.to },
      total: toPay.isZero ? undefined : toPay,
    });
    const offered = seen.filter(({ whyNot }) => whyNot === null).map(({ strategy }) => strategy);
    const chosen = offered.find(({ method }) => method === buy.method);
    const due = chosen ? dueNow(await this.offered.tendersOf(chosen, toPay), total.currency) : toPay;
    return { order, worth, quote, toPay, dueNow: due, toGiveBack: worth.amount.minus(moved), offered };
  }

  /**
   * Does it where nothing is left to pay; else it waits until the difference is paid, and is gone with the new order where that
   * comes to nothing. @throws EditWaiting, WorthChanged, RefundOverLimit, and as `previewEdit` and PlaceOrderAndPay do
   */
  async editOrder(terms: EditTerms, seen: EditSeen): Promise<EditMade> {
    const { order, buy } = await this.prepared(terms);
    const { mobileNumber, total, worth, actor, limit } = seen;
    const key = `${EDIT_KEY}${this.ids.next()}`;
    const pieces = terms.leaving.map((one) => ({ ...one, restock: true }));
    const placing: Buy = {
      ...{ ...buy, mobileNumber, total, request: { key, hash: key } },
      edit: { orderId: order.id, pieces, worth, actor, limit },
    };
    const work = () => this.place.placeOrderAndPay(placing);
    try {
      const made = await (order.language === null ? work() : this.speaking.in(order.language, work));
      return { newOrderId: made.order.id, payUrl: made.tender ? made.url : null };
    } catch (error) {
      // order first, provider second: where the provider did not answer, the order waits for its money all the same
      const made = await this.orders.ofKey(order.accountId, key);
      if (!made) throw error;
      return { newOrderId: made.id, payUrl: null };
    }
  }

  private async prepared(terms: EditTerms): Promise<{ order: Order; worth: Worth; buy: Buy }> {
    if (terms.items.length === 0) throw new EditEmpty();
    const order = await this.orders.find(terms.orderId);
    if (!order) throw new OrderNotFound();
    checkEditable(order, {});
    const pieces = terms.leaving.map((one) => ({ ...one, restock: true }));
    const worth = await worthOf(this.previewRefund, order, { pieces });
    const left = (await this.toSend.of([order.id])).get(order.id) ?? [];
    return { order, worth, buy: buyOf(order, terms, worth, left) };
  }
}

/** As the buyer of the order would buy it: for the same place, company and language, in its currency. */
function buyOf(order: Order, terms: EditTerms, worth: Worth, left: readonly PiecesToSend[]): Buy {
  const { accountId, customerName: name, contactEmail, contactPhone, currency, buyerTax } = order;
  const { shippingAddress, billingAddress, eInvoice, delivery } = order;
  const shippingMethodId = terms.shippingMethodId ?? (worth.isAll ? undefined : delivery?.methodId);
  return {
    ...{ accountId, name, method: terms.method ?? order.paymentMethod, buyerEmail: contactEmail },
    contact: { email: contactEmail, phone: contactPhone },
    ...{ shippingAddress, billingAddress, eInvoice, currency },
    items: terms.items.map(({ variantId, quantity }) => ({ _id: variantId, variantId, quantity })),
    ...(shippingMethodId === undefined ? {} : { shippingMethodId }),
    ...(terms.couponCode ? { couponCode: terms.couponCode } : {}),
    ...(buyerTax ? { vatNumber: buyerTax.vatNumber } : {}),
    ...{ networks: [], isApart: true },
    ...(worth.isAll ? {} : { together: together(order, terms.leaving, left) }),
  };
}

/** What stays of the order and is in no parcel yet goes in one with what comes. */
function together(order: Order, leaving: readonly Pieces[], left: readonly PiecesToSend[]): Together {
  const pieces = linesToSend(order.lines, left).flatMap(
    ({ line: { variantId, quantity, total }, ...here }) => {
      const out = leaving.filter((one) => one.variantId === variantId);
      const stays = here.quantity - out.reduce((sum, one) => sum + one.quantity, 0);
      return stays > 0 ? [{ variantId, quantity: stays, worth: total.portion(stays, quantity) }] : [];
    },
  );
  return { pieces, paid: order.shipping };
}
