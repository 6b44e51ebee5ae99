import { DraftOrders } from '../application/ports.js';
import { NO_TERMS, type DraftOrder, type DraftTerms } from '../domain/draft-order.js';

export class InMemoryDraftOrders extends DraftOrders {
  private readonly kept = new Map<string, DraftOrder>();

  constructor(private readonly now: () => Date) {
    super();
  }

  override add(id: string, terms: DraftTerms): Promise<void> {
    const [createdAt, updatedAt] = [this.now(), this.now()];
    const of = { id, state: 'open' as const, buyerId: terms.customerId, orderId: null, version: 1 };
    this.kept.set(id, { ...terms, ...of, createdAt, updatedAt });
    return Promise.resolve();
  }

  override find(id: string): Promise<DraftOrder | undefined> {
    return Promise.resolve(this.kept.get(id));
  }

  override change(id: string, terms: DraftTerms): Promise<boolean> {
    return Promise.resolve(
      this.ofOpen(id, (draft) => ({
        ...draft,
        ...terms,
        buyerId: terms.customerId ?? draft.buyerId,
        version: draft.version + 1,
      })),
    );
  }

  override remove(id: string): Promise<boolean> {
    return Promise.resolve(this.kept.get(id)?.state === 'open' && this.kept.delete(id));
  }

  override giveTo(id: string, accountId: string): Promise<string> {
    const draft = this.kept.get(id);
    if (draft?.buyerId === null) this.kept.set(id, { ...draft, buyerId: accountId });
    return Promise.resolve(draft?.buyerId ?? accountId);
  }

  override placed(id: string, orderId: string): Promise<void> {
    this.ofOpen(id, (draft) => ({
      ...draft,
      ...NO_TERMS,
      ...{ state: 'placed', orderId, version: draft.version + 1 },
    }));
    return Promise.resolve();
  }

  private ofOpen(id: string, change: (draft: DraftOrder) => DraftOrder): boolean {
    const draft = this.kept.get(id);
    if (draft?.state !== 'open') return false;
    this.kept.set(id, { ...change(draft), updatedAt: this.now() });
    return true;
  }
}
