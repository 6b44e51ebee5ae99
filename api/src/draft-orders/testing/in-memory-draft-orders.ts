import { DraftOrders, type DraftVersion } from '../application/ports.js';
import type { DraftQuote } from '../domain/draft-quote.js';
import { NO_TERMS, type DraftOrder, type DraftTerms } from '../domain/draft-order.js';

export class InMemoryDraftOrders extends DraftOrders {
  private readonly kept = new Map<string, DraftOrder>();

  constructor(private readonly now: () => Date) {
    super();
  }

  override add(id: string, terms: DraftTerms): Promise<void> {
    const [createdAt, updatedAt] = [this.now(), this.now()];
    const of = {
      id,
      state: 'open' as const,
      buyerId: terms.customerId,
      orderId: null,
      quote: null,
      version: 1,
    };
    this.kept.set(id, { ...terms, ...of, createdAt, updatedAt });
    return Promise.resolve();
  }

  override find(id: string): Promise<DraftOrder | undefined> {
    return Promise.resolve(this.kept.get(id));
  }

  override change(of: DraftVersion, terms: DraftTerms, quote: DraftQuote | null): Promise<boolean> {
    return this.write(of, ({ customerId, buyerId }) => ({
      ...{ ...terms, quote },
      buyerId: terms.customerId ?? (customerId === null ? buyerId : null),
    }));
  }

  override quoted(of: DraftVersion, quote: DraftQuote): Promise<boolean> {
    return this.write(of, () => ({ quote }));
  }

  override remove(id: string): Promise<boolean> {
    return Promise.resolve(this.kept.get(id)?.state === 'open' && this.kept.delete(id));
  }

  override giveTo({ id, buyerId }: Pick<DraftOrder, 'id' | 'buyerId'>, accountId: string): Promise<string> {
    const draft = this.kept.get(id);
    if (draft?.buyerId === buyerId) this.kept.set(id, { ...draft, buyerId: accountId });
    return Promise.resolve(this.kept.get(id)?.buyerId ?? accountId);
  }

  override placed(of: DraftVersion, orderId: string, quote: DraftQuote | null): Promise<boolean> {
    const without = quote && { ...quote, note: '', word: '' };
    return this.write(of, () => ({ ...NO_TERMS, state: 'placed', orderId, quote: without }));
  }

  private write(
    { id, version }: DraftVersion,
    change: (draft: DraftOrder) => Partial<DraftOrder>,
  ): Promise<boolean> {
    const draft = this.kept.get(id);
    const isSo = draft?.state === 'open' && draft.version === version;
    if (isSo) this.kept.set(id, { ...draft, ...change(draft), version: version + 1, updatedAt: this.now() });
    return Promise.resolve(isSo);
  }
}
