import { ShopNotOpen } from '../../checkout/domain/shop-not-open.js';
import { GuestsNotAllowed } from '../../accounts/domain/refusals.js';
import type { Buy } from '../../checkout/application/buy.js';
import type { PlaceOrderAndPay } from '../../checkout/application/place-order-and-pay.js';
import { AccountNeeded } from '../../email-confirmation/domain/refusals.js';
import type { Orders } from '../../orders/application/ports.js';
import { Refusal } from '../../kernel/refusal.js';
import { Currency } from '../../kernel/currency.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { writtenPlace } from '../../kernel/world/address.js';
import { isCollectedByStaff } from '../../payments/methods/known.js';
import type { Said, SaidAddress, Shown, UcpSession } from '../domain/session.js';
import type { Message } from './envelope.js';
import type { Term } from './payment-terms.js';
import type { GuestBuyers, UcpSecrets, UcpSessions } from './ports.js';
import { messagesOf } from './refusal-messages.js';
import { pathOf } from './said-paths.js';

export interface Placing {
  said: Said;
  handler: string;
  shown: Shown;
  term: Term;
  ip: string;
}

/** Only a page of the shop can do it. */
const FOR_BUYERS = ['guests_not_allowed', 'account_needed'];

/** Places what was said as the order of a guest: once, however often it is asked. */
export class PlaceSaid {
  constructor(
    private readonly sessions: UcpSessions,
    private readonly buyers: GuestBuyers,
    private readonly place: PlaceOrderAndPay,
    private readonly secrets: UcpSecrets,
    private readonly terms: ShopTerms,
    private readonly orders: Orders,
  ) {}

  /** The session with its order, or why there is none. @throws refusals that are no answer, such as a busy provider */
  async placeSaid(session: UcpSession, placing: Placing): Promise<UcpSession | Message[]> {
    try {
      await this.demandAccount(placing.handler);
      const accountId =
        session.accountId ?? (await this.sessions.giveTo(session.id, await this.buyers.open(placing.ip)));
      const { mobileNumber } = placing.said;
      if (mobileNumber !== null) await this.buyers.mayPrompt(mobileNumber, accountId, placing.ip);
      const { order, url } = await this.place.placeOrderAndPay(this.buy(session, accountId, placing));
      const made = { orderId: order.id, term: placing.term.shown, payUrl: url };
      await this.sessions.placed(session.id, made);
      return { ...session, ...made, state: 'placed' };
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind === 'unavailable' || error.kind === 'too-many')
        throw error;
      const severity = FOR_BUYERS.includes(error.code) ? 'requires_buyer_input' : 'recoverable';
      return messagesOf(error, severity, pathOf);
    }
  }

  /** An order that was placed when nobody came to write down here that it was: its buyer pays it on its page. */
  async placedBefore(session: UcpSession): Promise<UcpSession | undefined> {
    const { id, accountId } = session;
    const named = accountId === null ? undefined : await this.orders.ofKey(accountId, keyOf(session));
    if (!named) return undefined;
    const made = { orderId: named.id, term: null, payUrl: null };
    await this.sessions.placed(id, made);
    return { ...session, ...made, state: 'placed' };
  }

  /** Why nobody can buy here by a platform, whatever they buy. */
  async hindrances(): Promise<Message[]> {
    const { isOpen, guestsAllowed } = await this.terms.read();
    return [
      ...(isOpen ? [] : messagesOf(new ShopNotOpen(), 'unrecoverable')),
      ...(guestsAllowed ? [] : messagesOf(new GuestsNotAllowed(), 'requires_buyer_input')),
    ];
  }

  /** As the shop's own checkout does for what is paid later. @throws AccountNeeded */
  private async demandAccount(handler: string): Promise<void> {
    if (!isCollectedByStaff(handler)) return;
    if ((await this.terms.read()).confirmedEmailFirst) throw new AccountNeeded();
  }

  /** The order by its session's id: the same again is the same order. */
  private buy(session: UcpSession, accountId: string, { said, handler, shown, ip }: Placing): Buy {
    const { buyer, address } = said;
    const currency = Currency.of(shown.currency);
    const name = nameOf(said);
    const email = buyer.email ?? '';
    return {
      ...{ accountId, name, method: handler },
      ...{ contact: { email, phone: buyer.phone ?? '' }, guestEmail: email, buyerEmail: email },
      items: said.lines.map(({ itemId, quantity }) => ({ _id: itemId, quantity })),
      couponCode: said.codes[0],
      currency: said.currency ?? undefined,
      amount: currency.toDecimal(shown.due),
      total: currency.toDecimal(shown.total),
      ...(said.mobileNumber === null ? {} : { mobileNumber: said.mobileNumber }),
      shippingAddress: address && addressOf(address, buyer),
      shippingMethodId: said.optionId ?? undefined,
      networks: this.secrets.networksOf(ip),
      request: { key: keyOf(session), hash: this.secrets.digest(JSON.stringify([said, handler])) },
    };
  }
}

const keyOf = ({ id }: UcpSession): string => `ucp:${id}`;

const nameOf = ({ buyer, address }: Said): string =>
  [buyer.firstName ?? address?.firstName, buyer.lastName ?? address?.lastName].filter(Boolean).join(' ') ||
  'Guest';

function addressOf(address: SaidAddress, buyer: Said['buyer']): Buy['shippingAddress'] {
  const { street, line2, city = '', state = '', zipCode = '', country } = address;
  const place = writtenPlace({ street, ...(line2 ? { line2 } : {}), city, state, zipCode, country });
  const firstName = address.firstName ?? buyer.firstName ?? '';
  return { firstName, lastName: address.lastName ?? buyer.lastName ?? '', ...place };
}
