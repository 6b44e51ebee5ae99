import { SessionOver } from '../domain/session-refusals.js';
import type { UcpSession } from '../domain/session.js';
import { cartLink } from './cart-link.js';
import type { Asked } from './catalogue-calls.js';
import { buyerOf, discountsOf, lineItems, shortages } from './checkout-view.js';
import { envelope, type Answer } from './envelope.js';
import { totalsOf } from './money-views.js';
import type { OpenSessions, Written } from './open-sessions.js';
import type { UcpSessions } from './ports.js';
import type { Priced, PriceSaid } from './price-said.js';
import { readSaid } from './read-said.js';
import type { Sent } from './reading.js';

/** What a platform keeps for somebody who has not decided yet, at today's prices. */
export class CartCalls {
  constructor(
    private readonly open: OpenSessions,
    private readonly sessions: UcpSessions,
    private readonly pricing: PriceSaid,
  ) {}

  /** @throws RequestWrong, WriteKeyReused, ItemUnavailable, … */
  async createCart(by: Written, sent: Sent): Promise<Answer> {
    const said = readSaid(sent);
    const priced = await this.pricing.priceSaid(said);
    const { session, isNew } = await this.open.createSession('cart', by, sent, said);
    return isNew ? this.answer(by, session, priced) : this.getCart(by, session.id);
  }

  /** @throws UcpThingNotFound */
  async getCart(by: Asked, id: string): Promise<Answer> {
    const session = await this.there(by, id);
    return this.answer(by, session, await this.pricing.priceSaid(session.said));
  }

  /** @throws RequestWrong, UcpThingNotFound, SessionOver, WriteKeyReused */
  async updateCart(by: Written, id: string, sent: Sent): Promise<Answer> {
    const session = await this.there(by, id);
    const write = this.open.writeOf(session, 'update', by, sent);
    const said = readSaid(sent, session.said);
    const priced = await this.pricing.priceSaid(said);
    const now = await this.open.say(session, write, said);
    return this.answer(by, now, now.said === said ? priced : await this.pricing.priceSaid(now.said));
  }

  /** Answers what it was. @throws UcpThingNotFound, SessionOver, WriteKeyReused */
  async cancelCart(by: Written, id: string): Promise<Answer> {
    const session = await this.there(by, id);
    this.open.writeOf(session, 'cancel', by, {});
    const priced = await this.pricing.priceSaid(session.said);
    if (!(await this.sessions.cancel(id))) throw new SessionOver('cart');
    return this.answer(by, session, priced);
  }

  /** @throws UcpThingNotFound, SessionOver */
  private async there({ release }: Asked, id: string): Promise<UcpSession> {
    const session = await this.open.session('cart', id, release);
    if (session.state !== 'open') throw new SessionOver('cart');
    return session;
  }

  private answer({ release, shop }: Asked, session: UcpSession, { quote, said, messages }: Priced): Answer {
    const { receipt } = quote.quote;
    const told = [...messages, ...shortages(quote.quote)];
    return {
      ucp: envelope(release, ['dev.ucp.shopping.cart', 'dev.ucp.shopping.discount']),
      ...{ id: session.id, currency: receipt.total.currency.code },
      line_items: lineItems(quote.quote, receipt, shop),
      ...buyerOf(said),
      totals: totalsOf(receipt),
      ...discountsOf(said.codes, receipt),
      ...(told.length > 0 ? { messages: told } : {}),
      ...{
        continue_url: cartLink(shop, quote.quote, this.open.handOver(session)),
        expires_at: session.expiresAt,
      },
    };
  }
}
