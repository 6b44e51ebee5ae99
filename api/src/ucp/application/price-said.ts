import type { CheckoutQuote, QuoteCheckout } from '../../checkout/application/quote-checkout.js';
import { baseCurrency } from '../../kernel/currency.js';
import type { Exchanges } from '../../kernel/exchange.js';
import { Refusal } from '../../kernel/refusal.js';
import type { Said } from '../domain/session.js';
import type { Message } from './envelope.js';
import type { PurchaseRules } from './ports.js';
import { messagesOf } from './refusal-messages.js';
import { pathOf } from './said-paths.js';

/** Nobody's cart: what is priced is named. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

export interface Priced {
  quote: CheckoutQuote;
  /** As the shop's rules have it. */
  said: Said;
  /** What stands in the way. */
  messages: Message[];
}

/**
 * What was said at today's prices. What the shop cannot take of it, a code or a place, is told, and the rest is priced
 * without it; what it does not sell at all is a refusal.
 */
export class PriceSaid {
  constructor(
    private readonly quotes: QuoteCheckout,
    private readonly rules: PurchaseRules,
    private readonly exchanges: Exchanges,
  ) {}

  /** @throws ItemUnavailable, ChooseVariant, InvalidPurchase */
  async priceSaid(sent: Said, accountId: string = NOBODY): Promise<Priced> {
    const messages: Message[] = [];
    const checked = await this.rules.check(sent).catch((error: unknown) => {
      messages.push(...told(error));
      return null;
    });
    const said = {
      ...(checked ?? { ...sent, address: null, optionId: null }),
      currency: await this.currency(sent),
    };
    const whole = await this.quote(said, accountId).catch((error: unknown) => {
      messages.push(...told(error));
      return null;
    });
    const quote =
      whole ??
      (await this.quote({ ...said, codes: [] }, accountId).catch(() => null)) ??
      (await this.quote({ ...said, address: null, optionId: null }, accountId).catch(() => null)) ??
      (await this.quote({ ...said, codes: [], address: null, optionId: null }, accountId));
    return {
      quote,
      said: checked ? said : { ...said, address: sent.address, optionId: sent.optionId },
      messages,
    };
  }

  private quote(said: Said, accountId: string): Promise<CheckoutQuote> {
    return this.quotes.quoteCheckout({
      accountId,
      isAsking: true,
      items: said.lines.map(({ itemId, quantity }) => ({ _id: itemId, quantity })),
      couponCode: said.codes[0],
      buyerEmail: said.buyer.email,
      currency: said.currency ?? undefined,
      shippingAddress: said.address
        ? {
            country: said.address.country,
            state: said.address.state ?? '',
            zipCode: said.address.zipCode ?? '',
          }
        : undefined,
      shippingMethodId: said.optionId ?? undefined,
    });
  }

  /** A hint: where the shop takes no orders in it, its own currency counts. */
  private async currency({ currency }: Said): Promise<string | null> {
    if (currency === null || currency === baseCurrency().code) return null;
    return (await this.exchanges.to(currency)) ? currency : null;
  }
}

/** @throws what is no refusal */
function told(error: unknown): Message[] {
  if (!(error instanceof Refusal)) throw error;
  return messagesOf(error, 'recoverable', pathOf);
}
