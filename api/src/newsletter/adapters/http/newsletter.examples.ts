import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { LinkDead, LinkOfBefore } from '../../domain/refusals.js';

const TOKEN = 'k7rQw2n8Xv1bYt5Zs9Lm3Pd6Fh0JcUe4Ga-iNoTqRxA';
const READER = '0194242c-c4dc-74a5-8894-e602b3059e03';
const token = new InvalidInput([{ field: 'token', message: 'This link is no longer valid.' }]);

export const NEWSLETTER_CALLS: CallDescriptions = {
  subscribeNewsletter: {
    requests: { reader: { summary: 'A new reader', value: { email: 'amina@example.com' } } },
    refuses: [new InvalidInput([{ field: 'email', message: 'Please enter a valid email address.' }])],
  },
  confirmNewsletter: {
    requests: { mailed: { summary: 'The token of the mailed link', value: { token: TOKEN } } },
    refuses: [new LinkDead(), token],
  },
  unsubscribeNewsletter: {
    requests: {
      mailed: { summary: 'The token of the link in any letter', value: { token: `${READER}.1.${TOKEN}` } },
    },
    refuses: [new LinkDead(), new LinkOfBefore(), token],
  },
};
