import type { Discount, ProductFacts } from '../domain/discount.js';
import type { Had } from '../domain/fitting.js';
import type { Buyer } from './ports.js';

/** What an order took by a discount. */
export interface DiscountTaken {
  id: string;
  /** Of its terms, by which it was taken. */
  version: number;
  /** In smallest units of the order's currency, and of the shop's. */
  cents: number;
  ownCents: number;
  /** It has limits. */
  isCounted: boolean;
}

/** The discounts of the shop as purchases see them. Limits are counted by guarded statements under the discount's row lock. */
export abstract class DiscountsInForce {
  /** Those that apply by themselves at this moment, and the named one of a code; a hundred at most, the highest priority first. */
  abstract at(now: Date, ofCode: string | null): Promise<readonly Discount[]>;
  /** What scopes ask of these products. */
  abstract facts(productIds: readonly string[]): Promise<Map<string, ProductFacts>>;
  /** What the shopper, and whoever has the same mailbox, had of these. `replaced` are orders that this purchase would replace as long as they wait. */
  abstract had(
    buyer: Buyer,
    ids: readonly string[],
    replaced: readonly string[],
  ): Promise<{ orders: number; had: Map<string, Had> }>;
  /** What was promised before as it would be counted now: by the terms of today, and without those that are gone. */
  abstract renewed(taken: readonly DiscountTaken[]): Promise<DiscountTaken[]>;
  /** Counts them for an order that is placed. False when one has changed, or its limits are reached meanwhile; then all is to be undone. */
  abstract reserve(orderId: string, buyer: Buyer, taken: readonly DiscountTaken[]): Promise<boolean>;
  /** The order is paid. */
  abstract use(orderId: string): Promise<void>;
  /** The order is dead: what it took is free again, once; by these alone where some are named, which the caller locks for a purchase. */
  abstract release(orderId: string, ids?: readonly string[]): Promise<void>;
  /** What was released though the order lives counts for it again, whatever limits say: what had it instead has just given it back. */
  abstract restore(orderId: string): Promise<void>;
}
