import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { CartLinkDead, CartRemindersOff } from '../../domain/refusals.js';

const SECRET = 'k7rQw2n8Xv1bYt5Zs9Lm3Pd6Fh0JcUe4Ga-iNoTqRxA';
const MAILBOX = 'QkX3pVd0sNn7hR5tYw2uZaB8cE4gJ6kM1oL9qTfIiPs';
const token = new InvalidInput([{ field: 'token', message: 'This link is no longer valid.' }]);

export const CART_REMINDER_CALLS: CallDescriptions = {
  getCartReminder: {},
  askCartReminder: {
    requests: { box: { summary: 'The box at the checkout', value: { email: 'amina@example.com' } } },
    refuses: [
      new CartRemindersOff(),
      new InvalidInput([{ field: 'email', message: 'Please enter a valid email address.' }]),
    ],
  },
  dropCartReminder: {},
};

export const CART_LINK_CALLS: CallDescriptions = {
  openLeftCart: {
    requests: { mailed: { summary: 'What stands behind # in the link', value: { token: SECRET } } },
    refuses: [new CartLinkDead(), token],
  },
  stopCartReminders: {
    requests: { mailed: { summary: 'The token of the link', value: { token: `${MAILBOX}.${SECRET}` } } },
    refuses: [new CartLinkDead(), token],
  },
};
