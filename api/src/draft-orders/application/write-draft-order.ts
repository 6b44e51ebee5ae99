import type { Ids } from '../../kernel/ids.js';
import { ownLinesOf, type DraftOrder, type DraftTerms } from '../domain/draft-order.js';
import { DraftCustomerUnknown, DraftOrderNotFound, DraftOrderPlaced } from '../domain/refusals.js';
import type { DraftBuyers, DraftOrders } from './ports.js';

/** Writes orders down that are taken by phone or at a counter. A draft holds no stock and no price. */
export class WriteDraftOrder {
  constructor(
    private readonly drafts: DraftOrders,
    private readonly buyers: DraftBuyers,
    private readonly ids: Ids,
  ) {}

  /** @throws DraftCustomerUnknown, NotMoney */
  async create(terms: DraftTerms): Promise<string> {
    await this.check(terms);
    const id = this.ids.next();
    await this.drafts.add(id, terms);
    return id;
  }

  /** @throws DraftOrderNotFound, DraftOrderPlaced, DraftCustomerUnknown, NotMoney */
  async change(id: string, terms: DraftTerms): Promise<void> {
    await this.check(terms);
    if (!(await this.drafts.change(id, terms))) await this.refuse(id);
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
    await this.get(id);
    throw new DraftOrderPlaced();
  }

  private async check(terms: DraftTerms): Promise<void> {
    ownLinesOf(terms, () => '');
    const { customerId } = terms;
    if (customerId !== null && !(await this.buyers.customer(customerId))) throw new DraftCustomerUnknown();
  }
}
