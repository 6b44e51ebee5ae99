import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { needsModeration } from '../domain/needs-moderation.js';
import { NothingToRate } from '../domain/refusals.js';
import { Reviews, type Rating, type Stars, type StoredReview, type WrittenReview } from './ports.js';

/**
 * A shopper's stars and words on a product; a second review replaces the first (decisions, section 4). What the shop has answered was
 * about those: it goes with them, until staff has read what stands there now. An answer to that is news to whoever wrote it.
 */
export class RateProduct {
  constructor(
    private readonly reviews: Reviews,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NothingToRate */
  rateProduct(rating: Rating): Promise<Stars> {
    return this.unitOfWork.run(async () => {
      if (!(await this.reviews.lockProduct(rating.productId))) throw new NothingToRate();
      const before = await this.reviews.find(rating.productId, rating.accountId);
      const after = reviewOf(rating, before);
      await this.reviews.save({ ...after, accountId: rating.accountId });
      const isAnswered = before?.answer !== null || before.authorTold;
      if (before && isAnswered && isOther(before, after)) await this.reviews.forgetAnswer(before.id);
      const [was, is] = [counted(before), counted(after)];
      return this.reviews.addStars(rating.productId, is.sum - was.sum, is.count - was.count);
    });
  }
}

function reviewOf(rating: Rating, before: StoredReview | undefined): WrittenReview {
  const title = rating.title ?? before?.title ?? '';
  const comment = rating.comment ?? before?.comment ?? '';
  const status = needsModeration(title, comment) ? 'pending' : 'published';
  const fit = rating.fit ?? before?.fit ?? null;
  return { productId: rating.productId, rating: rating.rating, title, comment, fit, status };
}

/** Whether somebody who has answered the one would answer something else to the other. */
const isOther = (before: StoredReview, after: WrittenReview): boolean =>
  before.rating !== after.rating || before.title !== after.title || before.comment !== after.comment;

/** What a review adds to the stars of its product. */
export function counted(review: Pick<StoredReview, 'rating' | 'status'> | undefined) {
  return review?.status === 'published' ? { sum: review.rating, count: 1 } : { sum: 0, count: 0 };
}
