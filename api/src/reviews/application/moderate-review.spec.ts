import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { ReviewNotFound } from '../domain/refusals.js';
import { InMemoryReviews } from '../testing/in-memory-reviews.js';
import { ModerateReview } from './moderate-review.js';
import { RateProduct } from './rate-product.js';

const ADAS = 'mug of ada';

describe('a review before the staff', () => {
  let reviews: InMemoryReviews;
  let moderate: ModerateReview;
  beforeEach(async () => {
    reviews = new InMemoryReviews(['mug']);
    const unit = new DirectUnitOfWork();
    const rate = new RateProduct(reviews, unit);
    await rate.rateProduct({ productId: 'mug', accountId: 'ada', rating: 5, comment: 'www.spam.example' });
    await rate.rateProduct({ productId: 'mug', accountId: 'grace', rating: 2 });
    reviews.locked.length = 0;
    moderate = new ModerateReview(reviews, unit);
  });

  const stars = () => reviews.stars.get('mug');
  const status = async () => (await reviews.byId(ADAS))?.status;

  it('counts from when it is published, once', async () => {
    expect(stars()).toEqual({ sum: 2, count: 1 });
    await moderate.moderateReview(ADAS, 'published');
    await moderate.moderateReview(ADAS, 'published');
    expect([await status(), stars()]).toEqual(['published', { sum: 7, count: 2 }]);
  });

  it('counts no more when it is rejected, or waits again', async () => {
    await moderate.moderateReview(ADAS, 'published');
    await moderate.moderateReview(ADAS, 'rejected');
    expect([await status(), stars()]).toEqual(['rejected', { sum: 2, count: 1 }]);
    await moderate.moderateReview('mug of grace', 'pending');
    expect(stars()).toEqual({ sum: 0, count: 0 });
  });

  it('is read again under the lock, so that what its shopper wrote meanwhile counts', async () => {
    const lock = reviews.lockProduct.bind(reviews);
    reviews.lockProduct = async (productId) => {
      await reviews.save({
        ...{ productId, accountId: 'ada', rating: 3, title: '', comment: '' },
        ...{ fit: null, status: 'published' },
      });
      await reviews.addStars(productId, 3, 1);
      return lock(productId);
    };
    await moderate.moderateReview(ADAS, 'published');
    expect([reviews.locked, stars()]).toEqual([['mug'], { sum: 5, count: 2 }]);
  });

  it('is taken out together with its stars', async () => {
    await moderate.moderateReview(ADAS, 'published');
    await moderate.remove(ADAS);
    expect([await status(), stars()]).toEqual([undefined, { sum: 2, count: 1 }]);
  });

  it('is taken out once, though two ask for it at the same moment', async () => {
    await moderate.moderateReview(ADAS, 'published');
    const lock = reviews.lockProduct.bind(reviews);
    reviews.lockProduct = async (productId) => {
      reviews.lockProduct = lock;
      await moderate.remove(ADAS);
      return lock(productId);
    };
    await expect(moderate.remove(ADAS)).rejects.toThrow(ReviewNotFound);
    expect([await status(), stars()]).toEqual([undefined, { sum: 2, count: 1 }]);
  });

  it('that does not exist is neither judged nor taken out', async () => {
    await expect(moderate.moderateReview('none', 'published')).rejects.toThrow(ReviewNotFound);
    await expect(moderate.remove('none')).rejects.toThrow(ReviewNotFound);
    expect([reviews.kept.length, stars()]).toEqual([2, { sum: 2, count: 1 }]);
  });
});
