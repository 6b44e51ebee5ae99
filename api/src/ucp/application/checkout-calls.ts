import type { Order } from '../../orders/domain/order.js';
import type { Orders } from '../../orders/application/ports.js';
import { definitionOf } from '../../payments/methods/known.js';
import { UcpThingNotFound } from '../domain/refusals.js';
import { SessionOver } from '../domain/session-refusals.js';
import type { Said, Shown, UcpSession } from '../domain/session.js';
import { cartLink } from './cart-link.js';
import type { Asked } from './catalogue-calls.js';
import { checkoutView, shortages } from './checkout-view.js';
import type { Answer, Message } from './envelope.js';
import type { OpenSessions, Written } from './open-sessions.js';
import { placedView } from './order-view.js';
import { chosenTerm, termsOf, type Term } from './payment-terms.js';
import { mayPayAgain, type Naming, type PayPlaced } from './pay-placed.js';
import type { PlaceSaid } from './place-said.js';
import type { UcpSecrets, UcpSessions } from './ports.js';
import type { Priced, PriceSaid } from './price-said.js';
import { readOnCart, readPayment, readSaid } from './read-said.js';
import { textAt, type Sent } from './reading.js';
import { missing, NUMBER_MISSING, PRICE_CHANGED } from './what-is-missing.js';

interface Standing {
  priced: Priced;
  terms: readonly Term[];
  term: Term | undefined;
  messages: Message[];
}

/** A checkout as platforms lead it, from what is wanted to an order. */
export class CheckoutCalls {
  constructor(
    private readonly open: OpenSessions,
    private readonly sessions: UcpSessions,
    private readonly pricing: PriceSaid,
    private readonly placing: PlaceSaid,
    private readonly again: PayPlaced,
    private readonly orders: Orders,
    private readonly secrets: UcpSecrets,
  ) {}

  /** @throws RequestWrong, WriteKeyReused, ItemUnavailable, … */
  async createCheckout(by: Written, sent: Sent): Promise<Answer> {
    const cartId = textAt(sent, 'cart_id');
    const cart = cartId === undefined ? undefined : await this.open.session('cart', cartId, by.release);
    const said = cart ? readOnCart(sent, cart.said) : readSaid(sent);
    const standing = await this.standing(said);
    const { session, isNew } = await this.open.createSession('checkout', by, sent, said);
    return isNew ? this.answer(by, session, standing) : this.getCheckout(by, session.id);
  }

  /** @throws UcpThingNotFound */
  async getCheckout(by: Asked, id: string): Promise<Answer> {
    const session = await this.open.session('checkout', id, by.release);
    if (session.orderId !== null) return this.placed(by, session);
    return this.answer(by, session, await this.standing(session.said));
  }

  /** @throws RequestWrong, UcpThingNotFound, SessionOver, WriteKeyReused */
  async updateCheckout(by: Written, id: string, sent: Sent): Promise<Answer> {
    const session = await this.open.session('checkout', id, by.release);
    const write = this.open.writeOf(session, 'update', by, sent);
    if (session.state !== 'open') throw new SessionOver('checkout');
    const said = readSaid(sent, session.said);
    const standing = await this.standing(said);
    const now = await this.open.say(session, write, said);
    return this.answer(by, now, now.said === said ? standing : await this.standing(now.said));
  }

  /**
   * Places the order; nothing but what the platform was shown last is charged. A key under which another amount was told
   * never pays it. An order whose payment has failed is asked for again under a new key. @throws RequestWrong, UcpThingNotFound, SessionOver, WriteKeyReused
   */
  async completeCheckout(by: Written, id: string, sent: Sent): Promise<Answer> {
    const session = await this.open.session('checkout', id, by.release);
    const { told, isTold, write } = this.open.completionOf(session, by, sent);
    if (session.orderId !== null)
      return isTold ? this.placed(by, session) : this.payAgain({ ...by, write }, session, sent);
    const before = await this.placing.placedBefore(session);
    if (before) return this.placed(by, before);
    if (session.state !== 'open') throw new SessionOver('checkout');
    const said: Said = { ...session.said, ...readPayment(sent, session.said) };
    const standing = await this.standing(said);
    const { handler } = said;
    const unpaid = unpayable(handler, standing.priced);
    if (standing.messages.length > 0 || unpaid || !standing.term || handler === null)
      return this.answer(
        by,
        { ...session, said },
        { ...standing, messages: [...standing.messages, ...(unpaid ? [unpaid] : [])] },
      );
    const shown = shownOf(standing);
    if (isTold || !isSame(session.shown, shown)) {
      if (!(await this.sessions.say(id, said, told))) throw new SessionOver('checkout');
      return this.answer(by, { ...session, said }, standing, [PRICE_CHANGED]);
    }
    if (write) await this.sessions.say(id, said, write);
    const outcome = await this.placing.placeSaid(session, {
      said: standing.priced.said,
      handler,
      shown,
      ip: by.ip,
      term: standing.term,
    });
    if (Array.isArray(outcome))
      return this.answer(by, { ...session, said }, { ...standing, messages: outcome });
    return this.placed(by, outcome);
  }

  private async payAgain(by: Naming, session: UcpSession, sent: Sent): Promise<Answer> {
    const outcome = await this.again.payPlaced(session, await this.orderOf(session), by, sent);
    return Array.isArray(outcome) ? this.placed(by, session, outcome) : this.placed(by, outcome);
  }

  /** @throws UcpThingNotFound, SessionOver, WriteKeyReused */
  async cancelCheckout(by: Written, id: string): Promise<Answer> {
    const session = await this.open.session('checkout', id, by.release);
    this.open.writeOf(session, 'cancel', by, {});
    const isOpen = session.state === 'open';
    // an order is placed before its provider answers, and the session hears of it only then
    if (session.state === 'placed' || (isOpen && (await this.placing.placedBefore(session))))
      throw new SessionOver('checkout');
    if (isOpen && !(await this.sessions.cancel(id))) throw new SessionOver('checkout');
    return this.answer(by, { ...session, state: 'canceled' }, await this.standing(session.said));
  }

  private async standing(said: Said): Promise<Standing> {
    const priced = await this.pricing.priceSaid(said);
    const terms = termsOf(priced.quote);
    const { quote } = priced.quote;
    const messages = [
      ...(await this.placing.hindrances()),
      ...priced.messages,
      ...shortages(quote),
      ...missing(priced),
    ];
    return { priced, terms, term: chosenTerm(terms, said), messages };
  }

  private async answer(
    { release, shop }: Asked,
    session: UcpSession,
    { messages, ...standing }: Standing,
    notes: readonly Message[] = [],
  ): Promise<Answer> {
    const isOpen = session.state === 'open';
    const shown = shownOf({ messages, ...standing });
    if (isOpen && !isSame(session.shown, shown)) await this.sessions.show(session.id, shown);
    const ready = messages.length > 0 ? 'incomplete' : 'ready_for_complete';
    const needsBuyer = messages.some(({ severity }) => severity === 'requires_buyer_input');
    const status = !isOpen ? 'canceled' : needsBuyer ? 'requires_escalation' : ready;
    const said = isOpen ? [...messages, ...notes] : [];
    return checkoutView({
      ...{ release, shop, session, status, messages: said, ...standing },
      ...(isOpen
        ? { continueUrl: cartLink(shop, standing.priced.quote.quote, this.open.handOver(session)) }
        : {}),
    });
  }

  private async placed(by: Asked, session: UcpSession, messages: readonly Message[] = []): Promise<Answer> {
    const order = await this.orderOf(session);
    const page = this.secrets.orderPage(by.shop, order.id);
    return placedView(by, { session, order, page }, mayPayAgain(order), messages);
  }

  private async orderOf({ orderId }: UcpSession): Promise<Order> {
    const order = orderId === null ? undefined : await this.orders.find(orderId);
    if (!order) throw new UcpThingNotFound('checkout');
    return order;
  }
}

const shownOf = ({ term, priced }: Standing): Shown => {
  const total = (term?.receipt ?? priced.quote.quote.receipt).total;
  return { total: total.cents, due: (term?.due ?? total).cents, currency: total.currency.code };
};

const isSame = (one: Shown | null, other: Shown): boolean =>
  one?.total === other.total && one.due === other.due && one.currency === other.currency;

/** Why the order cannot be paid as it was said. */
function unpayable(handler: string | null, { quote, said }: Priced): Message | undefined {
  const path = '$.payment.instruments';
  const error = { type: 'error', severity: 'recoverable', path } as const;
  if (handler === null)
    return { ...error, code: 'payment_missing', content: 'Please choose one of payment_handlers.' };
  if (!quote.offered.includes(handler)) {
    const content = 'This way to pay cannot be chosen for this order.';
    return { ...error, code: 'payment_handler_unavailable', content };
  }
  if (definitionOf(handler)?.needs.includes('mobileNumber') && said.mobileNumber === null)
    return NUMBER_MISSING;
  return undefined;
}
