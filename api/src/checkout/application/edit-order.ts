import type { Ids } from '../../kernel/ids.js';
import type { Money } from '../../kernel/money.js';
import type { Speaking } from '../../kernel/speaking.js';
import type { Orders } from '../../orders/application/ports.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { ToSend } from '../../orders/application/to-send.js';
import type { OrderEdits } from '../../orders/application/order-edits.js';
import { EDIT_KEY, EditEmpty, EditWaiting } from '../../orders/domain/order-edit.js';
import type { Order } from '../../orders/domain/order.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import type { OfferedMethods } from '../../payments/application/offered-methods.js';
import { dueNow } from '../../payments/application/open-payment.js';
import { definitionOf } from '../../payments/methods/known.js';
import type { PaymentStrategy } from '../../payments/methods/contract.js';
import type { ExchangeReturn } from '../../returns/application/exchange-return.js';
import type { CheckVatNumber } from '../../tax/application/check-vat-number.js';
import { InvalidPurchase } from '../domain/refusals.js';
import type { Buy } from './buy.js';
import { countriesOf } from './countries-of.js';
import { editPurchase } from './edit-purchase.js';
import type { EditTerms } from './edit-terms.js';
import { leavingOf, moneyOf, stillHere, worthOf, type Leaving, type Worth } from './edit-worth.js';
import { checkEditable, movedOf } from './open-edit.js';
import type { PlaceOrderAndPay } from './place-order-and-pay.js';
import type { PreviewRefund } from './preview-refund.js';
import type { Quote } from './quote.js';
import type { QuoteBasket } from './quote-basket.js';

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

interface Prepared {
  order: Order;
  worth: Worth;
  pieces: Leaving['pieces'];
  buy: Buy;
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
    private readonly exchange: Pick<ExchangeReturn, 'exchangeable'>,
    private readonly holdBack: HoldBack,
  ) {}

  /** Changes nothing. @throws OrderNotFound, OrderNotEditable, EditEmpty, EditWaiting, and as the quote of a basket and the preview of a refund do */
  async previewEdit(terms: EditTerms): Promise<EditFigures> {
    const { order, worth, buy } = await this.prepared(terms);
    const waiting = await this.edits.waitingOf(order.id);
    if (waiting) throw new EditWaiting(waiting.newOrderId);
    const vat = await this.checkVat.checkVatNumber(buy.vatNumber, countriesOf(buy));
    const quote = await this.quotes.quoteBasket({ ...buy, vat });
    const { total } = quote.receipt;
    const moved = movedOf(moneyOf(worth), total, definitionOf(buy.method)?.inCoins === true);
    const toPay = total.minus(moved);
    const seen = await this.offered.all({
      ...{ currency: total.currency, to: quote.to },
      total: toPay.isZero ? undefined : toPay,
    });
    const offered = seen.filter(({ whyNot }) => whyNot === null).map(({ strategy }) => strategy);
    const chosen = offered.find(({ method }) => method === buy.method);
    const due = chosen
      ? dueNow(await this.offered.tendersOf(chosen, toPay, worth.waived), total.currency)
      : toPay;
    return { order, worth, quote, toPay, dueNow: due, toGiveBack: moneyOf(worth).minus(moved), offered };
  }

  /**
   * Does it where nothing is left to pay; else it waits until the difference is paid, and is gone with the new order where that
   * comes to nothing. @throws EditWaiting, WorthChanged, RefundOverLimit, and as `previewEdit` and PlaceOrderAndPay do
   */
  async editOrder(terms: EditTerms, seen: EditSeen): Promise<EditMade> {
    const { order, buy, pieces } = await this.prepared(terms);
    const { mobileNumber, total, worth, actor, limit } = seen;
    const key = `${EDIT_KEY}${this.ids.next()}`;
    const placing: Buy = {
      ...{ ...buy, mobileNumber, total, request: { key, hash: key } },
      edit: { orderId: order.id, returnId: terms.returnId, pieces, worth, actor, limit },
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

  private async prepared(terms: EditTerms): Promise<Prepared> {
    const { orderId, returnId, leaving } = terms;
    if (terms.items.length === 0) throw new EditEmpty();
    if (returnId && leaving.length > 0)
      throw new InvalidPurchase('What came back is what leaves: name no other lines', 'leaving');
    const order = await this.orders.find(orderId);
    if (!order) throw new OrderNotFound();
    checkEditable(order, terms);
    const asked = leaving.map((one) => ({ ...one, restock: true }));
    const { pieces, back } = await leavingOf(this.exchange, { orderId, returnId, pieces: asked });
    const worth = await worthOf(this.previewRefund, order, { pieces, back });
    await stillHere(this.holdBack, order, worth);
    const left = back ? [] : ((await this.toSend.of([order.id])).get(order.id) ?? []);
    return { order, worth, pieces, buy: editPurchase(order, terms, { worth, left, back }) };
  }
}
