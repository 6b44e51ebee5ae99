import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { AnswerNotPossible, ReviewNotFound } from '../domain/refusals.js';
import type { Reviews, StoredReview } from './ports.js';

/**
 * What the shop answers to a review, for everybody to read below it: one answer, which may be put otherwise and taken away. Its
 * writer hears of it once, and not of a corrected word.
 */
export class AnswerReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Of a review that nobody reads nothing is answered. @throws ReviewNotFound, AnswerNotPossible */
  answer(id: string, text: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const review = await this.lock(id);
      if (review.status !== 'published') throw new AnswerNotPossible();
      if (review.answer === text) return;
      await this.reviews.setAnswer(id, text);
      const writer = review.answer === null ? await this.reviews.writerOf(id) : undefined;
      if (!writer) return;
      const { productId } = review;
      const payload = { ...writer, productId, answer: text, by: 'staff' };
      await this.outbox.publish({ topic: 'mail.review-answered', payload });
    });
  }

  /** @throws ReviewNotFound */
  remove(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.lock(id);
      await this.reviews.setAnswer(id, null);
    });
  }

  /** As it is once nobody else changes reviews of its product. */
  private async lock(id: string): Promise<StoredReview> {
    const known = await this.reviews.byId(id);
    if (!known) throw new ReviewNotFound();
    await this.reviews.lockProduct(known.productId);
    const review = await this.reviews.byId(id);
    if (!review) throw new ReviewNotFound();
    return review;
  }
}
