import type { CheckoutQuote, QuoteCheckout } from '../../checkout/application/quote-checkout.js';
import type { Quote } from '../../checkout/application/quote.js';
import type { Ids } from '../../kernel/ids.js';
import { isEmpty, ownLinesOf, type DraftTerms } from '../domain/draft-order.js';
import { DraftCustomerUnknown, DraftOrderEmpty } from '../domain/refusals.js';
import type { DraftBuyers } from './ports.js';

/** Nobody's cart: what is priced is named. */
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** What an order by hand would cost at today's prices, by the rules of every checkout; uses nothing up. */
export class QuoteDraftOrder {
  constructor(
    private readonly quotes: QuoteCheckout,
    private readonly buyers: DraftBuyers,
    private readonly ids: Ids,
  ) {}

  /** `isWhole`: nothing is estimated that an order would refuse. @throws DraftOrderEmpty, DraftCustomerUnknown, NotMoney, and what QuoteCheckout throws */
  async quoteDraftOrder(terms: DraftTerms, isWhole = false): Promise<CheckoutQuote> {
    if (isEmpty(terms)) throw new DraftOrderEmpty();
    const customer = terms.customerId === null ? undefined : await this.buyers.customer(terms.customerId);
    if (terms.customerId !== null && !customer) throw new DraftCustomerUnknown();
    const { shippingAddress, couponCode, currency, shippingMethodId, vatNumber } = terms;
    return this.quotes.quoteCheckout(
      {
        accountId: customer?.accountId ?? NOBODY,
        items: terms.lines.map(({ variantId, quantity }) => ({ _id: variantId, variantId, quantity })),
        isApart: isWhole,
        ownLines: ownLinesOf(terms, () => this.ids.next()),
        ...(couponCode === null ? {} : { couponCode }),
        ...(currency === null ? {} : { currency }),
        ...(shippingMethodId === null ? {} : { shippingMethodId }),
        ...((shippingAddress || isWhole) && { shippingAddress }),
        buyerEmail: customer?.email || terms.contact.email || undefined,
      },
      vatNumber ?? undefined,
    );
  }

  /** The same for what was quoted: at the prices of then, by the ways to pay of now. Whoever has its link sees nothing of an account. */
  showQuote(agreed: Quote): Promise<CheckoutQuote> {
    return this.quotes.quoteCheckout({ accountId: NOBODY, agreed });
  }
}
