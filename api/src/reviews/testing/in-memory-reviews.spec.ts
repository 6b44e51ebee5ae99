import { InMemoryReviews } from './in-memory-reviews.js';
import { reviewsContract } from './reviews-contract.js';

reviewsContract('in memory', () =>
  Promise.resolve({
    reviews: new InMemoryReviews(['mug'], ['hat']),
    ...{ productId: 'mug', hiddenId: 'hat', ann: 'ann', bob: 'bob', unknownId: 'nobody' },
  }),
);
