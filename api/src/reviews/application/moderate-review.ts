import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ReviewNotFound } from '../domain/refusals.js';
import type { Reviews, ReviewStatus } from './ports.js';
import { counted } from './rate-product.js';

/** Staff publishes or rejects a review; the stars of its product follow. @throws ReviewNotFound */
export class ModerateReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  moderateReview(id: string, status: ReviewStatus): Promise<void> {
    return this.unitOfWork.run(async () => {
      const known = await this.reviews.byId(id);
      if (!known) throw new ReviewNotFound();
      await this.reviews.lockProduct(known.productId);
      const review = await this.reviews.byId(id);
      if (!review) throw new ReviewNotFound();
      await this.reviews.setStatus(id, status);
      const [was, is] = [counted(review), counted({ ...review, status })];
      await this.reviews.addStars(review.productId, is.sum - was.sum, is.count - was.count);
    });
  }

  /** Takes a review out altogether. @throws ReviewNotFound */
  remove(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.moderateReview(id, 'rejected');
      await this.reviews.delete(id);
    });
  }
}
