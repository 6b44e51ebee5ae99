import { Refusal } from '../../kernel/refusal.js';

/** Too many are here already: better a quick "later" than a slow shop for everybody. */
export class Busy extends Refusal {
  constructor() {
    super('unavailable', 'busy', 'The shop is busy right now. Please try again in a moment.', {
      retryAfter: 2,
    });
  }
}
