import { Changed } from '../../../kernel/changed.js';
import type { CallDescription, CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { literal } from '../../../platform/http/failure-literal.js';
import { AnswerNotPossible, NotInOrder, NothingToRate, ReviewNotFound } from '../../domain/refusals.js';

/** The Everyday Tee, a delivered order of the demo shopper, and a review that waits for moderation. */
const TEE = { id: '0194242c-c4dc-74a5-8894-e602b3059eae' };
const DELIVERED = { id: '019420e9-3165-725e-969c-e7f02ddf07da' };
const BOUGHT = '01941f95-ba11-7507-b92e-7d618966b0ef';
const REVIEW = { id: '01942428-8050-71aa-9da5-6644d5a9b492' };
const stars = new InvalidInput([{ field: 'rating', message: 'Rating must be a whole number from 1 to 5' }]);

export const REVIEW_CALLS: CallDescriptions = {
  listProductReviews: { parameters: TEE, refuses: [new NothingToRate()] },
  rateProduct: {
    parameters: TEE,
    requests: {
      starsOnly: { summary: 'Five stars', value: { rating: 5 } },
      withWords: {
        summary: 'Stars and words',
        value: { rating: 4, title: 'My everyday favourite', comment: 'Soft, and it keeps its shape.' },
      },
    },
    refuses: [new NothingToRate(), stars],
  },
};

export const FEEDBACK_CALLS: CallDescriptions = {
  leaveFeedback: {
    parameters: DELIVERED,
    requests: {
      wholeOrder: {
        summary: 'A word on the order, and stars for one of its products',
        value: {
          rating: 5,
          comment: 'Here a day early, and well packed.',
          items: [{ productId: BOUGHT, rating: 5, comment: 'Fits as the table says.' }],
        },
      },
    },
    refuses: [
      new NotInOrder(),
      stars,
      literal(404, 'order_not_found', 'Order not found'),
      literal(409, 'order_not_delivered', 'Feedback is possible once the order has been delivered.'),
      literal(409, 'feedback_given', 'You have already left feedback on this order.'),
    ],
  },
};

const changeReview: CallDescription = {
  parameters: REVIEW,
  requests: {
    publish: { summary: 'Shows it in the shop', value: { status: 'published' } },
    reject: { summary: 'Keeps it out', value: { status: 'rejected' } },
  },
  refuses: [
    new ReviewNotFound(),
    new InvalidInput([{ field: 'status', message: 'status must be published, pending or rejected' }]),
  ],
};

export const ADMIN_REVIEW_CALLS: CallDescriptions = {
  adminListReviews: {},
  adminGetReview: { parameters: REVIEW, refuses: [new ReviewNotFound()] },
  adminUpdateReview: changeReview,
  adminPatchReview: changeReview,
  adminAnswerReview: {
    parameters: REVIEW,
    requests: {
      thanks: {
        summary: 'A word below it',
        value: { text: 'Thank you: the next batch has stronger seams.' },
      },
    },
    refuses: [
      new ReviewNotFound(),
      new AnswerNotPossible(),
      new Changed(),
      new InvalidInput([{ field: 'text', message: 'Please write an answer' }]),
    ],
  },
  adminDeleteReviewAnswer: { parameters: REVIEW, refuses: [new ReviewNotFound()] },
  adminDeleteReview: { parameters: REVIEW, refuses: [new ReviewNotFound()] },
};
