import { Handovers } from '../application/ports.js';
import { isDue, type Handover } from '../domain/handover.js';

/** Gift cards on their way, in memory. */
export class InMemoryHandovers extends Handovers {
  readonly stored = new Map<string, Handover>();

  override add(handovers: readonly Handover[]): Promise<void> {
    for (const one of handovers) this.stored.set(one.id, one);
    return Promise.resolve();
  }

  override lockOfOrder(orderId: string): Promise<Handover[]> {
    const own = [...this.stored.values()].filter(({ bought }) => bought?.orderId === orderId);
    const place = ({ bought }: Handover) => (bought ? bought.line * 1_000 + bought.piece : 0);
    return Promise.resolve(own.toSorted((one, other) => place(one) - place(other)));
  }

  override lockOfCredit(id: string): Promise<Handover | undefined> {
    return Promise.resolve([...this.stored.values()].find(({ creditId }) => creditId === id));
  }

  override due(today: string, limit: number): Promise<string[]> {
    const due = [...this.stored.values()].filter((one) => isDue(one, today));
    due.sort((one, other) => Number(one.createdAt) - Number(other.createdAt));
    return Promise.resolve(due.slice(0, limit).flatMap(({ creditId }) => creditId ?? []));
  }

  override save(handover: Handover): Promise<void> {
    const known = this.stored.get(handover.id);
    if (known) this.stored.set(handover.id, { ...handover, bought: known.bought });
    return Promise.resolve();
  }
}
