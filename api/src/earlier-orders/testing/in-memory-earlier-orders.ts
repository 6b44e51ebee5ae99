import type { Clock } from '../../kernel/clock.js';
import { undoableSince } from '../../kernel/import-undo.js';
import type { PageOf, PageRequest } from '../../kernel/page.js';
import { EarlierOrders, type OrdersTakenBack } from '../application/ports.js';
import { keyOfEmail, keyOfOrder, type EarlierOrder } from '../domain/earlier-order.js';

interface Kept {
  order: EarlierOrder;
  importId: string;
  at: number;
  before: Kept | null;
}

export class InMemoryEarlierOrders extends EarlierOrders {
  private readonly kept = new Map<string, Kept>();

  /** `proved` are the mailboxes that accounts have shown to be theirs, by their ids. */
  constructor(
    private readonly clock: Clock,
    private readonly proved: ReadonlyMap<string, string>,
  ) {
    super();
  }

  override async hold(): Promise<void> {}

  override async known(numbers: readonly string[]): Promise<ReadonlyMap<string, EarlierOrder>> {
    const all = [...this.kept].filter(([, { order }]) => numbers.includes(order.number));
    return new Map(all.map(([key, { order }]) => [key, order]));
  }

  override async movedTo(): Promise<ReadonlyMap<string, string | null>> {
    return new Map();
  }

  override async write(importId: string, orders: readonly EarlierOrder[]): Promise<void> {
    for (const order of orders) {
      const before = this.kept.get(keyOfOrder(order)) ?? null;
      this.kept.set(keyOfOrder(order), { order, importId, at: this.clock.now().getTime(), before });
    }
  }

  override async takeBack(importId: string): Promise<OrdersTakenBack> {
    const done = { removed: 0, restored: 0 };
    for (const [key, { importId: by, at, before }] of this.kept) {
      if (by !== importId || at < undoableSince(this.clock.now()).getTime()) continue;
      if (before) this.kept.set(key, before);
      else this.kept.delete(key);
      done[before ? 'restored' : 'removed'] += 1;
    }
    return done;
  }

  override async ofAccount(
    accountId: string,
    { page, limit }: PageRequest,
  ): Promise<PageOf<EarlierOrder & { id: string }>> {
    const key = keyOfEmail(this.proved.get(accountId) ?? '');
    const own = [...this.kept]
      .filter(([, { order }]) => key !== null && keyOfEmail(order.email) === key)
      .map(([id, { order }]) => ({ id, ...order }))
      .toSorted((a, b) => b.placedAt.localeCompare(a.placedAt));
    return { items: own.slice((page - 1) * limit, page * limit), total: own.length, page, limit };
  }
}
