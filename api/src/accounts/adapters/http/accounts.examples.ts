import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  EmailChangesByLink,
  EmailLinkDead,
  EmailTaken,
  EmailUnknown,
  NotFoundAccount,
  PasswordTooCommon,
  PasswordTooLong,
  PasswordTooShort,
  ResetLinkDead,
  SameEmail,
  SessionUnknown,
  WrongCredentials,
  WrongPassword,
  type PasswordMember,
  MailedCodeRequired,
  WrongMailedCode,
} from '../../domain/refusals.js';
import { PasswordRequired } from '../../../kernel/password-required.js';
import {
  CodeRequired,
  FactorRequired,
  MailedLinkRequired,
  PasskeyRefused,
  WrongCode,
  WrongLoginCode,
  WrongPasskey,
} from '../../domain/second-factor-refusals.js';

const weakAs = (member: PasswordMember) => [
  new PasswordTooShort(6, member),
  new PasswordTooLong(128, member),
  new PasswordTooCommon(member),
];
const weak = weakAs('password');
const TOKEN = 'k7rQw2n8Xv1bYt5Zs9Lm3Pd6Fh0JcUe4Ga-iNoTqRxA';

export const AUTH_CALLS: CallDescriptions = {
  login: {
    requests: {
      administrator: {
        summary: 'The administrator of the demo shop',
        value: { email: 'admin@example.com', password: 'duka-admin-demo' },
      },
      shopper: {
        summary: 'The shopper of the demo shop, remembered for 30 days',
        value: { email: 'shopper@example.com', password: 'duka-shopper-demo', remember: true },
      },
    },
    refuses: [
      new WrongCredentials(),
      new MailedCodeRequired(),
      new WrongMailedCode(),
      new CodeRequired(),
      new WrongLoginCode(),
      new PasskeyRefused(),
      new InvalidInput([{ field: 'email', message: 'Please fill in all fields' }]),
    ],
  },
  logout: {},
  register: {
    requests: {
      newcomer: {
        summary: 'A new shopper',
        value: {
          name: 'Amina Otieno',
          email: 'amina@example.com',
          phone: '+254 700 000 001',
          password: 'saffron kettle 42',
        },
      },
    },
    refuses: [
      ...weak,
      new EmailTaken(),
      new InvalidInput([{ field: 'email', message: 'Please enter a valid email address.' }]),
    ],
  },
  forgotPassword: {
    requests: {
      shopper: { summary: 'Somebody who has an account', value: { email: 'shopper@example.com' } },
    },
    refuses: [new EmailUnknown()],
  },
  resetPassword: {
    parameters: { token: TOKEN },
    requests: { fresh: { summary: 'A new password', value: { password: 'saffron kettle 42' } } },
    refuses: [
      ...weak,
      new ResetLinkDead(),
      new InvalidInput([{ field: 'password', message: 'Please fill in all fields' }]),
    ],
  },
};

export const PROFILE_CALLS: CallDescriptions = {
  getMe: { refuses: [new NotFoundAccount()] },
  updateMe: {
    requests: {
      phone: { summary: 'Another phone number', value: { phone: '+256 700 000 002' } },
      both: { summary: 'Name and phone', value: { name: 'Amina Otieno', phone: '+256 700 000 001' } },
    },
    refuses: [
      new NotFoundAccount(),
      new EmailChangesByLink(),
      new PasswordRequired(),
      new FactorRequired(),
      new InvalidInput([{ field: 'phone', message: 'Please enter a valid phone number.' }]),
    ],
  },
  confirmPassword: {
    requests: {
      shopper: { summary: 'The demo shopper again', value: { currentPassword: 'duka-shopper-demo' } },
    },
    refuses: [new WrongPassword(), new FactorRequired(), new WrongCode(), new WrongPasskey()],
  },
  changePassword: {
    requests: {
      shopper: {
        summary: 'The demo shopper takes another password',
        value: { currentPassword: 'duka-shopper-demo', newPassword: 'saffron kettle 42' },
      },
    },
    refuses: [...weakAs('newPassword'), new WrongPassword()],
  },
  listSessions: {},
  logOutEverywhere: {},
  revokeSession: {
    parameters: { id: '0194242c-c4dc-74a5-8894-e602b3059e01' },
    refuses: [new SessionUnknown()],
  },
};

export const EMAIL_CALLS: CallDescriptions = {
  changeEmail: {
    requests: {
      shopper: {
        summary: 'The demo shopper moves to another mailbox',
        value: { email: 'amina.otieno@example.com', currentPassword: 'duka-shopper-demo' },
      },
    },
    refuses: [
      new SameEmail(),
      new WrongPassword(),
      new FactorRequired(),
      new WrongCode(),
      new MailedLinkRequired(),
      new InvalidInput([{ field: 'email', message: 'Please enter a valid email address.' }]),
    ],
  },
  confirmNewEmail: {
    requests: { mailed: { summary: 'The token of the mailed link', value: { token: TOKEN } } },
    refuses: [
      new EmailLinkDead(),
      new EmailTaken(),
      new InvalidInput([{ field: 'token', message: 'This link is no longer valid.' }]),
    ],
  },
};
