import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import type { StoredReceipt } from '../../kernel/stored-receipt.js';

/** A quote holds no longer than this: what taxes and carriers have said of it is not kept for ever. */
export const MOST_QUOTE_DAYS = 90;

/** What a buyer was offered a draft at, until a day: every amount of it holds as it was quoted. */
export interface DraftQuote {
  state: 'sent' | 'accepted' | 'declined' | 'withdrawn';
  /** The last day on which it holds, by the shop's clock. */
  until: string;
  /** Of the secret in the link: the link itself is with the buyer alone. */
  tokenHash: string;
  /** In the smallest unit of `currency`. */
  totalCents: number;
  currency: string;
  /** What the shop says to the buyer. */
  note: string;
  /** What the buyer has said with the refusal. */
  word: string;
  /** ISO 8601. */
  sentAt: string;
  answeredAt: string | null;
  /** All that an order needs to cost the very same; null once it is over with it. */
  agreed: { shape?: number; receipt: StoredReceipt; rest: unknown } | null;
}

export const QUOTE_STATES = ['sent', 'accepted', 'declined', 'withdrawn', 'over'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** Where it stands on a day of the shop: what nobody has answered in time is over. */
export const stateOn = ({ state, until }: Pick<DraftQuote, 'state' | 'until'>, day: string): QuoteState =>
  state === 'sent' && until < day ? 'over' : state;

/** The answer to a quote, or its end; what was agreed is kept by the order alone. */
export const answered = (
  quote: DraftQuote,
  state: Exclude<DraftQuote['state'], 'sent'>,
  at: Date,
  word = '',
): DraftQuote => ({ ...quote, state, word, answeredAt: at.toISOString(), agreed: null });

export const totalOf = ({ totalCents, currency }: Pick<DraftQuote, 'totalCents' | 'currency'>): Money =>
  Money.ofCents(totalCents, Currency.of(currency));

/** As it was kept; the first ones had their total in decimals. */
export type KeptDraftQuote = DraftQuote | (Omit<DraftQuote, 'totalCents'> & { total: number });

export function readDraftQuote(kept: KeptDraftQuote): DraftQuote {
  if ('totalCents' in kept) return kept;
  const { total, ...quote } = kept;
  return { ...quote, totalCents: Money.fromDecimal(total, 'total', Currency.of(quote.currency)).cents };
}
