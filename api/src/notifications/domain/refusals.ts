import { Refusal, refusal } from '../../kernel/refusal.js';

/** No such letter was written about this order. */
export const LetterNotFound = refusal('not-found', 'letter_not_found', 'Letter not found');

/** What it told is no longer so, such as that a payment is waited for. */
export const LetterOutOfDate = refusal(
  'conflict',
  'letter_out_of_date',
  'This letter no longer says what is true of the order.',
);

/** Of one order, within an hour. */
export class TooManyLetters extends Refusal {
  constructor(most: number) {
    super(
      'too-many',
      'too_many_letters',
      `At most ${most} letters of an order are sent again within an hour.`,
      {
        retryAfter: 3_600,
      },
    );
  }
}
