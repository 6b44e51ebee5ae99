import {
  button,
  letter,
  linkTo,
  quoted,
  saysOf,
  text,
  unlinked,
  type Recipient,
  type Shop,
} from './letters.js';
import type { Letter } from './mail.js';
import type { OrderDetails, OrderedLine } from './order-details.js';
import { rowsOf } from './order-letters.js';
import { goodsOf, written } from './ordered-goods.js';

/** What a buyer is offered, and the secret of its link. */
export interface MailedQuote extends Pick<
  OrderDetails,
  'reductions' | 'charges' | 'exemption' | 'totalCents' | 'currency'
> {
  quoteId: string;
  token: string;
  /** The last day on which it holds, as ISO 8601. */
  until: string;
  /** What the shop says to it; may be empty. */
  note: string;
  lines: readonly Omit<OrderedLine, 'variantId' | 'refunded'>[];
}

/** The token stands behind `#`, which no browser sends: it is in no log and no referrer. */
export function quoteLetter(shop: Shop, to: Recipient, quote: MailedQuote): Letter {
  const say = saysOf(shop);
  const amount = written(shop, quote, quote.totalCents);
  const day = shop.tongue.fullDay(quote.until);
  const words = quote.note.split(/\r?\n/).filter((line) => line.trim() !== '');
  return letter(shop, to, say('quote.subject', { amount, shop: shop.name }), [
    text(say('quote.lead', { day })),
    ...words.map((line) => quoted(unlinked(line))),
    { kind: 'goods', goods: quote.lines.map((line) => goodsOf(line, quote, shop)) },
    { kind: 'rows', rows: rowsOf(shop, quote) },
    ...quote.exemption.map((why) => text(shop.tongue.sentence(why))),
    text(say('quote.how')),
    button(say('quote.see'), linkTo(shop, `/quotes/${quote.quoteId}#${quote.token}`)),
  ]);
}
