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

/** What `rest` holds: raised with each change of it, and the shapes of before stay readable in `READ`. A quote outlives releases. */
const SHAPE = 1;

/** A quote as it is kept until it is bought: plain data, from which it comes back to the cent. */
export interface KeptQuote {
  /** Left out by the first ones, which have that of 1. */
  shape?: number;
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
  const kept = withoutMoney({ ...rest, lines: sold, coupon: named });
  return { shape: SHAPE, receipt: storedReceipt(receipt), rest: kept };
}

/** By the shape it was kept in. */
export function unkept({ shape = 1, receipt, rest }: KeptQuote): Quote {
  const read = READ[shape];
  if (!read) throw new Error(`a quote is kept in shape ${shape}, which a later release has written`);
  return { ...read(withMoney(rest)), receipt: readReceipt(receipt) };
}

/** What each shape holds, as today's. */
const READ: Readonly<Record<number, (rest: unknown) => Omit<Quote, 'receipt'>>> = {
  [SHAPE]: (rest) => rest as Omit<Quote, 'receipt'>,
};

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
