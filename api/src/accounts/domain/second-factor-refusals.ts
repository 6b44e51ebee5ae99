import { Refusal, refusal } from '../../kernel/refusal.js';

/** What can be shown beside the password. */
export type FactorName = 'app' | 'passkey' | 'recovery code';

const sentenceFor = (factors: readonly FactorName[]) =>
  factors.includes('app')
    ? 'Please enter the code of your authenticator app.'
    : 'Please use your passkey, or one of your recovery codes.';

/** The password was right; the account asks for a second factor as well, one of `data.factors`. */
export class CodeRequired extends Refusal {
  constructor(factors: readonly FactorName[] = ['app', 'recovery code']) {
    super('unauthenticated', 'second_factor_required', sentenceFor(factors), { data: { factors } });
  }
}

/** In a running session: the account has a second factor, and none was shown within 15 minutes. */
export class FactorRequired extends Refusal {
  constructor(factors: readonly FactorName[] = ['app', 'recovery code']) {
    super('forbidden', 'second_factor_required', sentenceFor(factors), { data: { factors } });
  }
}

/** Staff that must have a second factor sets its first one up by what only its mailbox has, not by the password alone. */
export const MailedLinkRequired = refusal(
  'forbidden',
  'mailed_link_required',
  'We have mailed you a link for a new password. Use it, log in, then do this within an hour.',
);

const WRONG_CODE = 'This code is not right, or it was used already.';

/** At the log-in. */
export const WrongLoginCode = refusal('unauthenticated', 'wrong_code', WRONG_CODE, 'code');

/** While a second factor is set up. */
export const WrongCode = refusal('invalid', 'wrong_code', WRONG_CODE, 'code');

export const SecondFactorOn = refusal('conflict', 'second_factor_on', 'Two-step login is on already.');

export class SecondFactorOff extends Refusal {
  constructor(message = 'Two-step login is off. Set it up first.') {
    super('conflict', 'second_factor_off', message);
  }
}

/** A signature that fits no key of the shop, a challenge that ended or was used: one answer. */
export const PasskeyRefused = refusal(
  'unauthenticated',
  'passkey_refused',
  'This passkey could not be used. Please try again.',
);

/** A passkey that was shown in a running session and is not the account's. */
export const WrongPasskey = refusal(
  'invalid',
  'passkey_refused',
  'This passkey could not be used. Please try again.',
);

export const PasskeyNotAdded = refusal(
  'invalid',
  'passkey_not_added',
  'This passkey could not be added. Please try again.',
);

export const TooManyPasskeys = refusal('conflict', 'too_many_passkeys', 'You can keep at most 20 passkeys.');

export const PasskeyUnknown = refusal('not-found', 'passkey_unknown', 'Passkey not found.');
