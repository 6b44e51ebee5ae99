import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import { isQuotedAlike, ownLinesOf, type DraftOrder, type DraftTerms } from '../domain/draft-order.js';
import { answered } from '../domain/draft-quote.js';
import {
  DraftCustomerUnknown,
  DraftOrderChanged,
  DraftOrderNotFound,
  DraftOrderPlaced,
} from '../domain/refusals.js';
import type { DraftBuyers, DraftOrders } from './ports.js';

/** Writes orders down that are taken by phone or at a counter. A draft holds no stock and no price. */
export class WriteDraftOrder {
  constructor(
    private readonly drafts: DraftOrders,
    private readonly buyers: DraftBuyers,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** @throws DraftCustomerUnknown, NotMoney */
  async create(terms: DraftTerms): Promise<string> {
    await this.check(terms);
    const id = this.ids.next();
    await this.drafts.add(id, terms);
    return id;
  }

  /** A quote of what it was before is withdrawn. @throws DraftOrderNotFound, DraftOrderPlaced, DraftOrderChanged, DraftCustomerUnknown, NotMoney */
  async change(id: string, terms: DraftTerms): Promise<void> {
    await this.check(terms);
    const before = await this.get(id);
    const { quote } = before;
    const isMeant = quote?.state !== 'sent' || isQuotedAlike(before, terms);
    const left = isMeant ? quote : answered(quote, 'withdrawn', this.clock.now());
    if (!(await this.drafts.change(before, terms, left))) await this.refuse(id);
  }

  /** @throws DraftOrderNotFound, DraftOrderPlaced */
  async remove(id: string): Promise<void> {
    if (!(await this.drafts.remove(id))) await this.refuse(id);
  }

  /** @throws DraftOrderNotFound */
  async get(id: string): Promise<DraftOrder> {
    const draft = await this.drafts.find(id);
    if (!draft) throw new DraftOrderNotFound();
    return draft;
  }

  private async refuse(id: string): Promise<never> {
    const { state } = await this.get(id);
    throw state === 'placed' ? new DraftOrderPlaced() : new DraftOrderChanged();
  }

  private async check(terms: DraftTerms): Promise<void> {
    ownLinesOf(terms, () => '');
    const { customerId } = terms;
    if (customerId !== null && !(await this.buyers.customer(customerId))) throw new DraftCustomerUnknown();
  }
}
