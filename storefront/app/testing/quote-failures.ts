import type { Failure } from './failure';
import { choose, press } from './shop';

const at = '/quotes/q1#secret';

/** What fails around a quote that the shop has sent. */
export const quoteFailures: readonly Failure[] = [
  { call: 'openQuote', at, words: ['We cannot show this quote right now', 'Try Again'], mute: true },
  {
    ...{ call: 'acceptQuote', at },
    words: ['We could not place your order. Please try again.'],
    steps: async () => {
      await choose(/^Cash on Delivery/);
      await press(/^Complete Order/);
    },
  },
  {
    ...{ call: 'declineQuote', at },
    words: ['We could not tell the shop. Please try again.'],
    steps: async () => {
      await press('Decline');
      await press('Decline', 'last');
    },
  },
];
