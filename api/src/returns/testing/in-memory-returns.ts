import type { Clock } from '../../kernel/clock.js';
import { Returns } from '../application/ports.js';
import { WITHDRAWAL, type OrderReturn } from '../domain/order-return.js';
import { ReturnUnderway } from '../domain/refusals.js';
import { OPEN_RETURN_STATES, type ReturnState } from '../domain/return-states.js';

const OPEN: ReadonlySet<ReturnState> = new Set(OPEN_RETURN_STATES);

/** Returns in memory, handed out as copies. */
export class InMemoryReturns extends Returns {
  private readonly rows = new Map<string, OrderReturn>();
  private readonly moved = new Map<string, Date>();

  constructor(private readonly clock: Clock) {
    super();
  }

  override add(one: OrderReturn): Promise<void> {
    const others = [...this.rows.values()].filter(({ orderId }) => orderId === one.orderId);
    if (others.some(({ state }) => OPEN.has(state))) return Promise.reject(new ReturnUnderway());
    this.rows.set(one.id, { ...one });
    return Promise.resolve();
  }

  override find(id: string): Promise<OrderReturn | undefined> {
    const row = this.rows.get(id);
    return Promise.resolve(row && { ...row });
  }

  override openOf(orderId: string): Promise<OrderReturn | undefined> {
    const row = [...this.rows.values()].find((one) => one.orderId === orderId && OPEN.has(one.state));
    return Promise.resolve(row && { ...row });
  }

  override isWithdrawn(): Promise<boolean> {
    return Promise.resolve(false);
  }

  override approvedBefore(cutoff: Date, limit: number): Promise<string[]> {
    const before = [...this.moved].filter(([, at]) => at < cutoff).map(([id]) => id);
    const approved = before.filter((id) => {
      const row = this.rows.get(id);
      return row?.state === 'approved' && row.reason !== WITHDRAWAL;
    });
    return Promise.resolve(approved.slice(0, limit));
  }

  override move(changed: OrderReturn, from: ReturnState): Promise<boolean> {
    if (this.rows.get(changed.id)?.state !== from) return Promise.resolve(false);
    this.rows.set(changed.id, { ...changed });
    this.moved.set(changed.id, this.clock.now());
    return Promise.resolve(true);
  }
}
