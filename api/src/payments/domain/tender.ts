import { inCoins } from '../../kernel/cash-rounding.js';
import { Money } from '../../kernel/money.js';
import type { PaymentMethod } from './method.js';
import { TendersDiffer } from './refusals.js';

/** When a tender is to be paid: before the order is prepared, or when it arrives. */
export const OBLIGATIONS = ['now', 'on-delivery'] as const;
export type Obligation = (typeof OBLIGATIONS)[number];

export const TENDER_STATES = ['pending', 'paid', 'failed', 'cancelled', 'refunded'] as const;
export type TenderState = (typeof TENDER_STATES)[number];

/** What an order will be paid by, before it is placed. */
export interface TenderPlan {
  method: PaymentMethod;
  amount: Money;
  obligation: Obligation;
  /** The payment of an order that is changed for this one: its money is taken over once everything else is paid. */
  movedFrom?: string;
}

/** A part of an order's total and what pays it: never nothing. All of an order's add up to its total; a free order has none. */
export interface Tender extends TenderPlan {
  id: string;
  orderId: string;
  /** Its place among the order's, from 0. */
  position: number;
  state: TenderState;
}

/** What buyers and staff call it: all of an order, what is due first, what is due at the door. */
export type TenderKind = 'full' | 'deposit' | 'balance';

/** The whole total, now. */
export function inFull(method: PaymentMethod, total: Money): TenderPlan[] {
  return ofSome([{ method, amount: total, obligation: 'now' }]);
}

/** Nothing is paid by no tender. */
const ofSome = (plans: TenderPlan[]): TenderPlan[] => plans.filter(({ amount }) => !amount.isZero);

/**
 * `percent` of the total now, halves up, and the rest on delivery: they add up exactly (25.49 is 10.20 + 15.29). In coins that
 * exist, where the total is in them.
 */
export function depositAndRest(method: PaymentMethod, total: Money, percent: number): TenderPlan[] {
  const exact = total.percent(percent);
  const coins = inCoins(exact);
  const deposit = total.lessThan(coins) ? exact : coins;
  return ofSome([
    { method, amount: deposit, obligation: 'now' },
    { method, amount: total.minus(deposit), obligation: 'on-delivery' },
  ]);
}

/** A way to pay, as far as it shares an amount. */
interface SharesAmount {
  method: PaymentMethod;
  takesDeposit: boolean;
  tenders(amount: Money, percent: number): TenderPlan[];
}

/** No deposit is asked of what was to be paid on delivery before (`later`), where that way takes any. */
export function keepingLater(way: SharesAmount, amount: Money, percent: number, later: Money): TenderPlan[] {
  const kept = amount.lessThan(later) ? amount : later;
  if (!way.takesDeposit || kept.isZero) return way.tenders(amount, percent);
  const plans = way.tenders(amount.minus(kept), percent);
  const isLater = ({ obligation }: TenderPlan) => obligation === 'on-delivery';
  const rest = Money.sum(
    plans.filter(isLater).map((one) => one.amount),
    amount.currency,
  );
  const last: TenderPlan = { method: way.method, amount: rest.plus(kept), obligation: 'on-delivery' };
  return [...plans.filter((one) => !isLater(one)), last];
}

/** A part of the total that is paid in its own way before the rest. */
export interface TenderPart extends Pick<TenderPlan, 'method' | 'amount'> {
  /** What of the shopper's it is taken from; absent where the account tells. */
  source?: string;
}

/** Those parts now, what is left as `rest` says, and last what is `moved` from another order; all together the total. @throws TendersDiffer when they are more than it */
export function partsAndRest(
  total: Money,
  parts: readonly TenderPart[],
  rest: (left: Money) => TenderPlan[],
  moved: readonly TenderPlan[] = [],
): TenderPlan[] {
  const paid = Money.sum(
    [...parts, ...moved].map(({ amount }) => amount),
    total.currency,
  );
  if (total.lessThan(paid) || parts.some(({ amount }) => amount.cents <= 0)) throw new TendersDiffer(total);
  const first = parts.map(({ method, amount }): TenderPlan => ({ method, amount, obligation: 'now' }));
  return [...first, ...rest(total.minus(paid)), ...moved];
}

/** What is paid by whoever buys: not what is taken over from an order that is changed. */
export const isToPay = ({ movedFrom }: Pick<TenderPlan, 'movedFrom'>): boolean => movedFrom === undefined;

/** Of these tenders the one that the buyer is to pay before the order is prepared; once all are paid, the last of them. */
export function tenderDue(tenders: readonly Tender[]): Tender | undefined {
  const now = tenders.filter((one) => one.obligation === 'now' && isToPay(one));
  return now.find(({ state }) => state !== 'paid' && state !== 'refunded') ?? now.at(-1);
}
