import type { Money } from '../../kernel/money.js';
import type { PaymentMethod } from './method.js';

export type ObligationStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'refunded';

/** What is owed, by which method and when. An order has one in full, or a deposit and a balance. */
export interface Obligation {
  kind: 'full' | 'deposit' | 'balance';
  method: PaymentMethod;
  due: 'now' | 'on_delivery';
  amount: Money;
}

/** The whole total, now. */
export function inFull(method: PaymentMethod, total: Money): Obligation[] {
  return [{ kind: 'full', method, due: 'now', amount: total }];
}

/** `percent` of the total now, halves up, and the rest on delivery: they add up exactly (25.49 is 10.20 + 15.29). */
export function depositAndBalance(method: PaymentMethod, total: Money, percent: number): Obligation[] {
  const deposit = total.percent(percent);
  return [
    { kind: 'deposit', method, due: 'now', amount: deposit },
    { kind: 'balance', method, due: 'on_delivery', amount: total.minus(deposit) },
  ];
}
