import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  EmailTaken,
  GuestsNotAllowed,
  NotFoundAccount,
  PasswordTooCommon,
  PasswordTooLong,
  PasswordTooShort,
} from '../../domain/refusals.js';

const contact = { name: 'Amina Otieno', email: 'amina@example.com', phone: '+254 700 000 001' };
const email = new InvalidInput([{ field: 'email', message: 'Please enter a valid email address.' }]);

export const GUEST_CALLS: CallDescriptions = {
  openGuest: { refuses: [new GuestsNotAllowed()] },
  registerGuest: {
    requests: {
      amina: { summary: 'An account after a purchase', value: { ...contact, password: 'saffron kettle 42' } },
    },
    refuses: [
      new NotFoundAccount(),
      new PasswordTooShort(6),
      new PasswordTooLong(128),
      new PasswordTooCommon(),
      new EmailTaken(),
      email,
    ],
  },
};
