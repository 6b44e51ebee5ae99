import { describe, expect, it } from '@jest/globals';
import { NothingToRate } from '../domain/refusals.js';
import { ListReviews } from './list-reviews.js';
import { ReviewReads, type ReviewPage } from './ports.js';

const page: ReviewPage = {
  ...{ items: [], total: 2, page: 1, limit: 10 },
  distribution: [{ rating: 5, count: 2 }],
};

/** Knows the reviews of the mug alone. */
class MugReads extends ReviewReads {
  override page(productId: string): Promise<ReviewPage | undefined> {
    return Promise.resolve(productId === 'mug' ? page : undefined);
  }

  override newest(): Promise<[]> {
    return Promise.resolve([]);
  }
}

describe('the reviews of a product', () => {
  const list = (productId: string) =>
    new ListReviews(new MugReads()).listReviews(productId, { sort: 'newest' }, { page: 1, limit: 10 });

  it('are shown with how its stars are spread', async () => {
    expect(await list('mug')).toBe(page);
  });

  it('are refused for a product that is not on sale', async () => {
    await expect(list('ghost')).rejects.toThrow(NothingToRate);
  });
});
