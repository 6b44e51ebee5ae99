import type { Demand } from '../domain/demand.js';
import type { Shelving } from '../domain/shelving.js';

/**
 * The shelves. Every change is a guarded statement inside the caller's transaction; `demand` comes summed per variant
 * and in order. Expiries are the database's time.
 */
export abstract class Stock {
  /** Sets pieces aside for an order. Returns until when. @throws OutOfStock, and then nothing was taken. */
  abstract hold(orderId: string, demand: readonly Demand[], minutes: number): Promise<Date>;
  /** The order is paid: what it holds leaves the shelf, once. Returns false when there was nothing held. */
  abstract commit(orderId: string): Promise<boolean>;
  /** The order will not be paid: what it holds is free again, once. */
  abstract release(orderId: string): Promise<boolean>;
  /** A paid order is undone: what it took goes back, once; on the shelf, as far as that is said. */
  abstract takeBack(orderId: string, shelving?: Shelving): Promise<boolean>;
  /** Pieces of a paid order have come back by themselves. @throws NothingToRestock, and then nothing was changed */
  abstract restock(orderId: string, pieces: readonly Demand[]): Promise<void>;
  /** Whether pieces of the order can come back: it took them from the shelf, and not all have. */
  abstract canRestock(orderId: string): Promise<boolean>;
}
