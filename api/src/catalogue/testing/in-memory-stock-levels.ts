import { spellingKey } from '../../kernel/spelling-key.js';
import { StockLevels, type ShelfChange } from '../application/stock-levels.js';
import { StockIsHeld } from '../domain/refusals.js';
import type { Shelf } from '../domain/stock-level.js';

/** Shelves of variants on sale, and the differences that were booked, in order. */
export class InMemoryStockLevels extends StockLevels {
  readonly booked: { variantId: string; delta: number; reason: string; actorId: string }[] = [];
  private readonly shelves = new Map<string, Shelf>();
  /** What the book says of each shelf, whether it is counted or not. */
  private readonly known = new Map<string, number>();

  put(shelf: Shelf): void {
    this.shelves.set(shelf.variantId, shelf);
    this.known.set(shelf.variantId, shelf.onHand ?? 0);
  }

  level(variantId: string): number | null | undefined {
    return this.shelves.get(variantId)?.onHand;
  }

  override lock(variantIds: readonly string[], skuKeys: readonly string[]): Promise<Shelf[]> {
    const isMeant = ({ variantId, sku }: Shelf) =>
      variantIds.includes(variantId) || skuKeys.includes(spellingKey(sku));
    return Promise.resolve([...this.shelves.values()].filter(isMeant));
  }

  override set(changes: readonly ShelfChange[], actorId: string): Promise<void> {
    const held = changes.some(({ shelf, onHand }) => onHand !== null && onHand < shelf.held);
    if (held) return Promise.reject(new StockIsHeld());
    for (const { shelf, onHand, reason } of changes) {
      const { variantId } = shelf;
      this.shelves.set(variantId, { ...shelf, onHand });
      if (onHand === null) continue;
      const delta = onHand - (this.known.get(variantId) ?? 0);
      this.known.set(variantId, onHand);
      if (delta !== 0) this.booked.push({ variantId, delta, reason, actorId });
    }
    return Promise.resolve();
  }
}
