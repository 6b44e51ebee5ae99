import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { readReceipt, storedReceipt, type StoredReceipt } from '../../kernel/stored-receipt.js';
import type { Quote } from './quote.js';

/** An amount as it is kept: in its smallest unit. */
interface KeptAmount {
  smallest: number;
  /** ISO 4217. */
  in: string;
}

/** A quote as it is kept until it is bought: plain data, from which it comes back to the cent. */
export interface KeptQuote {
  receipt: StoredReceipt;
  /** All the rest, each amount as a `KeptAmount`. */
  rest: unknown;
}

/** What an order of it needs; what belongs to a cart, and what nobody buys by, is left out. */
export function kept({ receipt, coupon, lines, ...rest }: Quote): KeptQuote {
  const sold = lines.map(({ offer: { groupPrices: _others, ...offer }, ...line }) => ({
    ...{ ...line, offer },
    ...{ cartLineId: null, seenPrice: undefined },
  }));
  const named = coupon && { id: coupon.id, code: coupon.code, description: coupon.description };
  return { receipt: storedReceipt(receipt), rest: withoutMoney({ ...rest, lines: sold, coupon: named }) };
}

export const unkept = ({ receipt, rest }: KeptQuote): Quote => ({
  ...(withMoney(rest) as Omit<Quote, 'receipt'>),
  receipt: readReceipt(receipt),
});

function withoutMoney(value: unknown): unknown {
  if (value instanceof Money) return { smallest: value.cents, in: value.currency.code } satisfies KeptAmount;
  return each(value, withoutMoney);
}

function withMoney(value: unknown): unknown {
  return isAmount(value) ? Money.ofCents(value.smallest, Currency.of(value.in)) : each(value, withMoney);
}

function each(value: unknown, change: (one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) => (one === undefined ? [] : [[name, change(one)]])),
  );
}

const isAmount = (value: unknown): value is KeptAmount =>
  typeof value === 'object' && value !== null && 'smallest' in value && 'in' in value;
