import type { Withdrawal, WithdrawalState } from '../domain/withdrawal.js';

/** The register of withdrawals: statements are added and never changed or taken away; their state moves. */
export abstract class Withdrawals {
  /** The statement, or of an order that nobody knows the one that has said the same on that day. */
  abstract add(one: Withdrawal): Promise<{ kept: Withdrawal; isNew: boolean }>;
  abstract find(id: string): Promise<Withdrawal | undefined>;
  /** The newest first. */
  abstract ofOrder(orderId: string): Promise<Withdrawal[]>;
  /** False when it is not in one of these states any more. */
  abstract move(id: string, from: readonly WithdrawalState[], to: WithdrawalState): Promise<boolean>;
}

/** Which order has this number. */
export abstract class OrderNumbers {
  abstract idOf(number: string): Promise<string | undefined>;
}
