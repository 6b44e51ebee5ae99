import type { Quote } from '../../checkout/application/quote.js';
import type { Receipt } from '../../kernel/receipt.js';
import { wordedReceipt } from '../../kernel/receipt-words.js';
import { callersLanguage } from '../../kernel/tongue.js';
import { NEWEST, type Capability, type Release } from '../domain/releases.js';
import type { UcpSession } from '../domain/session.js';
import { envelope, type Answer, type Message } from './envelope.js';
import { canBeHad } from './find-goods.js';
import { fulfilmentOf } from './fulfilment-view.js';
import { addressIn } from './goods-views.js';
import { lineTotals, totalsOf } from './money-views.js';
import { handlersOf } from './payment-handlers.js';
import type { Term } from './payment-terms.js';
import type { Priced } from './price-said.js';

export const CHECKOUT: readonly Capability[] = [
  'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.fulfillment',
  'dev.ucp.shopping.discount',
];

export const linksOf = (shop: string): Answer[] => [
  { type: 'privacy_policy', url: `${shop}/privacy` },
  { type: 'terms_of_service', url: `${shop}/terms` },
];

/** What is bought, each line with what it costs; a line is called by its variant. */
export const lineItems = ({ lines }: Quote, receipt: Receipt, shop: string): Answer[] =>
  lines.map(({ offer, quantity }, at) => ({
    id: offer.variantId,
    item: {
      ...{ id: offer.variantId, title: fullTitle(offer), price: offer.unitPrice.cents },
      ...(offer.image ? { image_url: addressIn(shop, offer.image) } : {}),
    },
    quantity,
    totals: lineTotals(
      offer.unitPrice.times(quantity),
      receipt.lines[at]?.couponShare ?? offer.unitPrice.times(0),
    ),
  }));

export function fullTitle({ name, options }: { name: string; options: Readonly<Record<string, string>> }) {
  const chosen = Object.values(options).join(' / ');
  return chosen ? `${name} (${chosen})` : name;
}

export const buyerOf = ({ buyer }: UcpSession['said']): Answer => {
  const known = {
    ...(buyer.firstName ? { first_name: buyer.firstName } : {}),
    ...(buyer.lastName ? { last_name: buyer.lastName } : {}),
    ...(buyer.email ? { email: buyer.email } : {}),
    ...(buyer.phone ? { phone_number: buyer.phone } : {}),
  };
  return Object.keys(known).length > 0 ? { buyer: known } : {};
};

export const discountsOf = (codes: readonly string[], receipt: Receipt): Answer => {
  const [code] = codes;
  const { adjustments } = wordedReceipt(receipt, callersLanguage());
  const applied = adjustments.flatMap(({ kind, label: title, amount }) => {
    if (amount.isZero || (kind !== 'coupon' && kind !== 'discount')) return [];
    const given = kind === 'coupon' ? { code: code ?? title } : { automatic: true };
    return [{ ...given, title, amount: -amount.cents }];
  });
  return { discounts: { codes: [...codes], applied } };
};

/** More was asked for than there is. */
export const shortages = ({ lines }: Quote): Message[] =>
  lines.flatMap(({ offer, quantity }, at): Message[] => {
    if (offer.available === null || offer.available >= quantity) return [];
    const content = canBeHad(offer)
      ? `Only ${offer.available} left of ${fullTitle(offer)}.`
      : `${fullTitle(offer)} is out of stock.`;
    const path = `$.line_items[${at}].quantity`;
    return [{ type: 'error', code: 'out_of_stock', content, severity: 'recoverable', path }];
  });

export interface Shown {
  release: Release;
  shop: string;
  session: UcpSession;
  priced: Priced;
  terms: readonly Term[];
  term: Term | undefined;
  status: string;
  messages: readonly Message[];
  continueUrl?: string | undefined;
}

/** A checkout that is still open. */
export function checkoutView({ release, shop, session, priced, terms, term, ...more }: Shown): Answer {
  const { quote } = priced.quote;
  const receipt = term?.receipt ?? quote.receipt;
  const hasTerms = release === NEWEST;
  const methods = hasTerms && term ? term.handlers : priced.quote.offered;
  return {
    ucp: {
      ...envelope(release, hasTerms ? [...CHECKOUT, 'dev.ucp.shopping.payment_terms'] : CHECKOUT),
      payment_handlers: handlersOf(release, methods),
    },
    ...{ id: session.id, status: more.status, currency: receipt.total.currency.code },
    line_items: lineItems(quote, receipt, shop),
    ...buyerOf(priced.said),
    totals: totalsOf(receipt),
    ...fulfilmentOf(release, quote, priced.said),
    ...discountsOf(priced.said.codes, receipt),
    ...(hasTerms && term
      ? { payment: { terms: terms.map((one) => one.shown), selected_term_id: term.id } }
      : {}),
    ...{ links: linksOf(shop), expires_at: session.expiresAt },
    ...(more.messages.length > 0 ? { messages: more.messages } : {}),
    ...(more.continueUrl ? { continue_url: more.continueUrl } : {}),
  };
}
