import { Refusal } from '../../kernel/refusal.js';

export class NothingToRate extends Refusal {
  constructor() {
    super('not-found', 'product_not_found', 'Product not found.');
  }
}

/** Feedback rates a product that is not in the order. */
export class NotInOrder extends Refusal {
  constructor() {
    const message = 'Only products of the order can be rated';
    super('invalid', 'not_in_order', message, { fields: [{ field: 'items', message }] });
  }
}

/** An answer stands below what everybody reads. */
export class AnswerNotPossible extends Refusal {
  constructor() {
    super('conflict', 'review_not_published', 'Only a review that is published can be answered.');
  }
}

export class ReviewNotFound extends Refusal {
  constructor() {
    super('not-found', 'review_not_found', 'Review not found');
  }
}
