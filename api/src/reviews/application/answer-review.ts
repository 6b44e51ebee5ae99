import { Changed } from '../../kernel/changed.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { AnswerNotPossible, ReviewNotFound } from '../domain/refusals.js';
import type { Reviews, StoredReview } from './ports.js';

const moment = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/**
 * What the shop answers to a review, for everybody to read below it: one answer, which may be put otherwise and taken away. Its
 * writer hears of it once, and neither of a corrected word nor of an answer that was taken away and is back.
 */
export class AnswerReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly outbox: Outbox,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Of a review that nobody reads nothing is answered. `replaces` is when the answer was given that was seen, null where none
   * was: what a colleague has said meanwhile stays. @throws ReviewNotFound, AnswerNotPossible, Changed
   */
  answer(id: string, text: string, replaces?: string | null): Promise<void> {
    return this.unitOfWork.run(async () => {
      const review = await this.lock(id);
      if (review.status !== 'published') throw new AnswerNotPossible();
      if (review.answer === text) return;
      if (replaces !== undefined && moment(replaces) !== moment(review.answeredAt)) throw new Changed();
      await this.reviews.setAnswer(id, text);
      const writer = review.authorTold ? undefined : await this.reviews.writerOf(id);
      if (!writer) return;
      const { productId } = review;
      const payload = { ...writer, productId, answer: text, by: 'staff' };
      await this.reviews.setAuthorTold(id);
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
