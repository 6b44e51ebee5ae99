import { refusal } from '../../kernel/refusal.js';

export const NothingToRate = refusal('not-found', 'product_not_found', 'Product not found.');

/** Feedback rates a product that is not in the order. */
export const NotInOrder = refusal(
  'invalid',
  'not_in_order',
  'Only products of the order can be rated',
  'items',
);

/** An answer stands below what everybody reads. */
export const AnswerNotPossible = refusal(
  'conflict',
  'review_not_published',
  'Only a review that is published can be answered.',
);

export const ReviewNotFound = refusal('not-found', 'review_not_found', 'Review not found');
