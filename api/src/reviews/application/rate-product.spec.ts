import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { NothingToRate } from '../domain/refusals.js';
import { InMemoryReviews } from '../testing/in-memory-reviews.js';
import type { Rating } from './ports.js';
import { RateProduct } from './rate-product.js';

describe('stars for a product', () => {
  let reviews: InMemoryReviews;
  let useCase: RateProduct;
  beforeEach(() => {
    reviews = new InMemoryReviews(['mug']);
    useCase = new RateProduct(reviews, new DirectUnitOfWork());
  });

  const rate = (rating: number, more: Partial<Rating> = {}) =>
    useCase.rateProduct({ productId: 'mug', accountId: 'ada', rating, ...more });

  it('count at once with their words', async () => {
    expect(await rate(4, { title: 'Nice', comment: 'Keeps warm.' })).toEqual({ average: 4, count: 1 });
    expect(await rate(1, { accountId: 'grace' })).toEqual({ average: 2.5, count: 2 });
    expect(reviews.kept).toMatchObject([
      ...[{ accountId: 'ada', rating: 4, title: 'Nice', comment: 'Keeps warm.', status: 'published' }],
      ...[{ accountId: 'grace', rating: 1, title: '', comment: '', status: 'published' }],
    ]);
  });

  it('replace those that the same shopper gave before, and keep words that are not said anew', async () => {
    await rate(5, { title: 'Nice', comment: 'Keeps warm.' });
    expect(await rate(2, { comment: '' })).toEqual({ average: 2, count: 1 });
    expect(reviews.kept).toMatchObject([{ rating: 2, title: 'Nice', comment: '' }]);
    await rate(3, { title: '' });
    expect(reviews.kept).toMatchObject([{ rating: 3, title: '', comment: '' }]);
  });

  it('lose what the shop has answered to other words or stars, and keep it otherwise', async () => {
    await rate(5, { title: 'Great' });
    const answered = async () => {
      await reviews.setAnswer(reviews.kept[0]!.id, 'Thank you');
      return () => reviews.kept[0]?.answer;
    };
    const answer = await answered();
    await rate(5, { fit: 'small' });
    expect(answer()).toBe('Thank you');
    await rate(1);
    expect(answer()).toBeNull();
    await answered();
    await rate(1, { title: 'Torn' });
    expect(answer()).toBeNull();
  });

  it('keep what was said of the size until something else is', async () => {
    await rate(5, { fit: 'small' });
    await rate(4);
    expect(reviews.kept).toMatchObject([{ rating: 4, fit: 'small' }]);
    await rate(4, { fit: 'right' });
    expect(reviews.kept).toMatchObject([{ fit: 'right' }]);
  });

  it('wait where their words name an address, and count for nothing meanwhile', async () => {
    expect(await rate(5, { comment: 'see www.spam.example' })).toEqual({ average: 0, count: 0 });
    expect(reviews.kept).toMatchObject([{ status: 'pending' }]);
    expect(await rate(4)).toEqual({ average: 0, count: 0 });
    expect(await rate(4, { comment: 'Fine.' })).toEqual({ average: 4, count: 1 });
  });

  it('are taken back while the words of a second review wait', async () => {
    await rate(5);
    await rate(1, { accountId: 'grace' });
    expect(await rate(5, { title: 'www.spam.example' })).toEqual({ average: 1, count: 1 });
  });

  it('are changed one review at a time', async () => {
    await rate(5);
    expect(reviews.locked).toEqual(['mug']);
  });

  it('are not given to what is not on sale', async () => {
    await expect(rate(5, { productId: 'gone' })).rejects.toThrow(NothingToRate);
    expect([reviews.kept, reviews.stars.size]).toEqual([[], 0]);
  });
});
