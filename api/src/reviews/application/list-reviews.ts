import type { PageRequest } from '../../kernel/page.js';
import { NothingToRate } from '../domain/refusals.js';
import { ReviewReads, type ReviewPage, type ReviewSort } from './ports.js';

/** A product's published reviews with the distribution of its stars. @throws NothingToRate */
export class ListReviews {
  constructor(private readonly reads: ReviewReads) {}

  async listReviews(
    productId: string,
    filter: { rating?: number; sort: ReviewSort },
    page: PageRequest,
  ): Promise<ReviewPage> {
    const found = await this.reads.page(productId, filter, page);
    if (!found) throw new NothingToRate();
    return found;
  }
}
