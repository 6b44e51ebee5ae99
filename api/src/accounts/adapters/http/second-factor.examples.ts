import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { WrongPassword } from '../../domain/refusals.js';
import { PasswordRequired } from '../../../kernel/password-required.js';
import {
  FactorRequired,
  MailedLinkRequired,
  PasskeyNotAdded,
  PasskeyRefused,
  PasskeyUnknown,
  SecondFactorOff,
  SecondFactorOn,
  TooManyPasskeys,
  WrongCode,
} from '../../domain/second-factor-refusals.js';

const shopper = { summary: 'The demo shopper again', value: { currentPassword: 'duka-shopper-demo' } };
const signed = { id: 'mXk2v0', rawId: 'mXk2v0', type: 'public-key', response: { clientDataJSON: 'e30' } };

const shown = [new PasswordRequired(), new FactorRequired()];
const again = [new WrongPassword(), new FactorRequired(), new WrongCode()];

export const SECOND_FACTOR_CALLS: CallDescriptions = {
  getSecondFactor: {},
  startSecondFactor: {
    requests: { shopper },
    refuses: [...again, new MailedLinkRequired(), new SecondFactorOn()],
  },
  confirmSecondFactor: {
    requests: { code: { summary: 'What the app shows', value: { code: '123456' } } },
    refuses: [
      new WrongCode(),
      new SecondFactorOn(),
      new SecondFactorOff(),
      ...shown,
      new MailedLinkRequired(),
    ],
  },
  renewRecoveryCodes: { requests: { shopper }, refuses: [...again, new SecondFactorOff()] },
  removeSecondFactor: { requests: { shopper }, refuses: [...again, new SecondFactorOff()] },
};

export const PASSKEY_CALLS: CallDescriptions = {
  listPasskeys: {},
  startPasskey: {
    requests: { shopper },
    refuses: [...again, new MailedLinkRequired(), new TooManyPasskeys()],
  },
  addPasskey: {
    requests: { phone: { summary: 'A passkey of a phone', value: { name: 'My phone', response: signed } } },
    refuses: [
      new PasskeyNotAdded(),
      ...shown,
      new MailedLinkRequired(),
      new InvalidInput([{ field: 'name', message: 'Please give the passkey a name.' }]),
    ],
  },
  removePasskey: {
    parameters: { id: '0194242c-c4dc-74a5-8894-e602b3059e02' },
    refuses: [new PasskeyUnknown(), ...shown],
  },
};

export const PASSKEY_LOGIN_CALLS: CallDescriptions = {
  startPasskeyLogin: {},
  logInByPasskey: {
    requests: { signed: { summary: 'What the browser has signed', value: { response: signed } } },
    refuses: [new PasskeyRefused()],
  },
};
