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
import type { Block, Letter } from './mail.js';
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
  return letter(shop, to, say('quote.subject', { amount, shop: shop.name }), [
    text(say('quote.lead', { day })),
    ...linesOf(quote.note),
    { kind: 'goods', goods: quote.lines.map((line) => goodsOf(line, quote, shop)) },
    { kind: 'rows', rows: rowsOf(shop, quote) },
    ...quote.exemption.map((why) => text(shop.tongue.sentence(why))),
    text(say('quote.how')),
    button(say('quote.see'), linkTo(shop, `/quotes/${quote.quoteId}#${quote.token}`)),
  ]);
}

/** What its buyer says to a quote. */
export interface AnsweredQuote extends Pick<MailedQuote, 'quoteId' | 'totalCents' | 'currency'> {
  /** The order that it became; null where it was declined. */
  orderId: string | null;
  /** What was said with a refusal; may be empty. */
  word: string;
}

/** To the shop itself; an answer goes to the buyer. */
export function quoteAnswered(shop: Shop, { name, email }: Recipient, quote: AnsweredQuote): Letter {
  const say = saysOf(shop);
  const { orderId, quoteId, word } = quote;
  const amount = written(shop, quote, quote.totalCents);
  const of = { name: unlinked(name || email), amount };
  const to = { name: shop.name, email: shop.supportEmail };
  const about: Block[] = [
    {
      kind: 'rows',
      rows: [...(email ? [[say('new.email'), email] as const] : []), [say('order.total'), amount]],
    },
  ];
  const told =
    orderId === null
      ? letter(shop, to, say('quoteDeclined.subject', of), [
          text(say(word.trim() ? 'quoteDeclined.writes' : 'quoteDeclined.told', of)),
          ...linesOf(word),
          ...about,
          text(say('quoteDeclined.next')),
          button(say('quoteDeclined.open'), `${shop.url}/admin/draft-orders/${quoteId}`),
        ])
      : letter(shop, to, say('quoteAccepted.subject', of), [
          text(say('quoteAccepted.told', of)),
          ...about,
          button(say('new.open'), `${shop.url}/admin/orders/${orderId}/show`),
        ]);
  return { ...told, ...(email && { replyTo: email }) };
}

const linesOf = (words: string): Block[] =>
  words
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => quoted(unlinked(line)));
