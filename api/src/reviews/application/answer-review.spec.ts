import { beforeEach, describe, expect, it } from '@jest/globals';
import { Changed } from '../../kernel/changed.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { AnswerNotPossible, ReviewNotFound } from '../domain/refusals.js';
import { InMemoryReviews } from '../testing/in-memory-reviews.js';
import { AnswerReview } from './answer-review.js';
import { ModerateReview } from './moderate-review.js';
import { RateProduct } from './rate-product.js';

const ADAS = 'mug of ada';

describe('an answer of the shop to a review', () => {
  let reviews: InMemoryReviews;
  let told: DomainEvent[];
  let answers: AnswerReview;
  const unit = new DirectUnitOfWork();
  const rate = (comment: string) =>
    new RateProduct(reviews, unit).rateProduct({ productId: 'mug', accountId: 'ada', rating: 2, comment });
  const answered = async () => (await reviews.byId(ADAS))?.answer;
  beforeEach(async () => {
    reviews = new InMemoryReviews(['mug']);
    told = [];
    const outbox = { publish: (event: DomainEvent) => Promise.resolve(void told.push(event)) };
    answers = new AnswerReview(reviews, outbox, unit);
    await rate('The handle broke.');
    reviews.locked.length = 0;
  });

  it('stands below it, and its writer hears of it', async () => {
    await answers.answer(ADAS, 'We send you another one.');
    expect(await answered()).toBe('We send you another one.');
    expect(told).toEqual([
      {
        topic: 'mail.review-answered',
        payload: {
          ...{ name: 'ada', email: 'ada@example.com', product: 'mug', productId: 'mug' },
          ...{ answer: 'We send you another one.', by: 'staff' },
        },
      },
    ]);
  });

  it('is one, which may be put otherwise without another letter, and taken away', async () => {
    await answers.answer(ADAS, 'Sorry.');
    await answers.answer(ADAS, 'We are sorry.');
    await answers.answer(ADAS, 'We are sorry.');
    expect([await answered(), told.length, reviews.locked.length]).toEqual(['We are sorry.', 1, 3]);
    await answers.remove(ADAS);
    await answers.remove(ADAS);
    expect(await answered()).toBeNull();
  });

  it('is news again to whoever has written something else meanwhile', async () => {
    await answers.answer(ADAS, 'Sorry.');
    await rate('Now the lid broke.');
    await answers.answer(ADAS, 'We send you a lid.', null);
    await answers.remove(ADAS);
    await rate('And now the box.');
    await answers.answer(ADAS, 'We send you all of it.', null);
    expect(told.map(({ payload }) => payload['answer'])).toEqual([
      ...['Sorry.', 'We send you a lid.', 'We send you all of it.'],
    ]);
  });

  it('is no news when it was taken away and put back', async () => {
    await answers.answer(ADAS, 'Sorry.');
    await answers.remove(ADAS);
    await answers.answer(ADAS, 'Sorry.', null);
    await answers.remove(ADAS);
    await answers.answer(ADAS, 'Another word.', null);
    expect([await answered(), told.length]).toEqual(['Another word.', 1]);
  });

  it('does not replace what a colleague has said meanwhile', async () => {
    await answers.answer(ADAS, 'Sorry.', null);
    await expect(answers.answer(ADAS, 'Never mind.', null)).rejects.toThrow(Changed);
    const seen = (await reviews.byId(ADAS))?.answeredAt ?? null;
    await answers.answer(ADAS, 'We are sorry.', seen);
    await expect(answers.answer(ADAS, 'Never mind.', seen)).rejects.toThrow(Changed);
    await answers.answer(ADAS, 'We are sorry.', seen);
    expect([await answered(), told.length]).toEqual(['We are sorry.', 1]);
  });

  it('goes with the words that it was about', async () => {
    await answers.answer(ADAS, 'Sorry.');
    await rate('The new one is fine.');
    expect(await answered()).toBeNull();
  });

  it('is given to what is shown alone', async () => {
    await new ModerateReview(reviews, unit).moderateReview(ADAS, 'rejected');
    await expect(answers.answer(ADAS, 'Sorry.')).rejects.toThrow(AnswerNotPossible);
    await expect(answers.answer('none', 'Sorry.')).rejects.toThrow(ReviewNotFound);
    await expect(answers.remove('none')).rejects.toThrow(ReviewNotFound);
    expect([await answered(), told]).toEqual([null, []]);
  });

  it('is told to nobody where its writer is gone', async () => {
    reviews.writerOf = () => Promise.resolve(undefined);
    await answers.answer(ADAS, 'Sorry.');
    expect([await answered(), told]).toEqual(['Sorry.', []]);
  });
});
