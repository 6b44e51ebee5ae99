import type { OrderReturn } from '../domain/order-return.js';
import type { ReturnState } from '../domain/return-states.js';

/** Which lines of an order are never sent, such as files and gift cards: nothing of them can come back. */
export abstract class UnsentLines {
  abstract variantsOf(orderId: string): Promise<ReadonlySet<string>>;
}

/** The collection of returns. Every change is a guarded statement in the caller's transaction. */
export abstract class Returns {
  /** @throws ReturnUnderway when another return of the order is open */
  abstract add(one: OrderReturn): Promise<void>;
  abstract find(id: string): Promise<OrderReturn | undefined>;
  /** The one that is under way: an order has at most one. */
  abstract openOf(orderId: string): Promise<OrderReturn | undefined>;
  /** Whether its buyer has withdrawn from it in time, and that waits for the staff still. */
  abstract isWithdrawn(orderId: string): Promise<boolean>;
  /** Those approved, and not moved since, before that moment, without those of a withdrawal: at most `limit`, the oldest first. */
  abstract approvedBefore(cutoff: Date, limit: number): Promise<string[]>;
  /** Writes the changed return if it is still in state `from`; false when somebody was faster. */
  abstract move(changed: OrderReturn, from: ReturnState): Promise<boolean>;
}
