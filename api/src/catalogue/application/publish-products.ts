import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Products, type DueDraft } from './product-store.js';

/** At once, the rest in the next minute. */
const MOST = 200;

/** Puts drafts on sale whose moment has come, each in a transaction of its own. Returns how many. */
export class PublishProducts {
  constructor(
    private readonly products: Products,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async publishProducts(): Promise<number> {
    const due = await this.products.dueDrafts(MOST);
    let published = 0;
    for (const draft of due) published += (await this.publish(draft)) ? 1 : 0;
    return published;
  }

  /** Unless somebody was faster and told another moment. */
  private publish({ id, publishAt }: DueDraft): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const stored = await this.products.lock(id);
      if (stored?.state.status !== 'draft' || stored.state.publishAt !== publishAt) return false;
      await this.products.save(stored.state, { ...stored.state, status: 'active', publishAt: null }, null);
      return true;
    });
  }
}
