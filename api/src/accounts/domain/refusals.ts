import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';

const field = (name: string, message: string) => ({ fields: [{ field: name, message }] });

/** How the new password is called in what was sent. */
export type PasswordMember = 'password' | 'newPassword';

/** Sentence of the specification, section 5. */
export class PasswordTooShort extends Refusal {
  constructor(minimum: number, member: PasswordMember = 'password') {
    const message = `Password must be at least ${minimum} characters`;
    super('invalid', 'password_too_short', message, field(member, message));
  }
}

export class PasswordTooLong extends Refusal {
  constructor(maximum: number, member: PasswordMember = 'password') {
    const message = `Password must be at most ${maximum} characters`;
    super('invalid', 'password_too_long', message, field(member, message));
  }
}

export class PasswordTooCommon extends Refusal {
  constructor(member: PasswordMember = 'password') {
    const message = 'This password is one of the most common ones, or easy to guess. Please choose another.';
    super('invalid', 'password_too_common', message, field(member, message));
  }
}

/** The same answer for an unknown address and a wrong password. */
export const WrongCredentials = refusal('unauthenticated', 'wrong_credentials', 'Invalid email or password.');

export const WrongPassword = refusal(
  'invalid',
  'wrong_password',
  'Your current password is not right.',
  'currentPassword',
);

export const EmailTaken = refusal(
  'conflict',
  'email_taken',
  'This email is already registered. Please log in instead.',
  'email',
);

/** The settings of the shop want an account before a purchase. */
export const GuestsNotAllowed = refusal(
  'conflict',
  'guests_not_allowed',
  'Please log in to buy in this shop.',
);

/** Text of the specification, section 8; shown only where the shop's settings say so. */
export const EmailUnknown = refusal('not-found', 'email_unknown', 'email does not exist check again');

/** Used, expired, superseded, malformed: one answer. */
export const ResetLinkDead = refusal(
  'invalid',
  'reset_link_dead',
  'This link is no longer valid. Please ask for a new one.',
);

export const AddressUnknown = refusal('not-found', 'address_unknown', 'Address not found.');

/** Parts that its country needs are missing, or it is no country. */
export class AddressIncomplete extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'address_incomplete', fields[0]?.message ?? '', { fields });
  }
}

export const TooManyAddresses = refusal(
  'conflict',
  'too_many_addresses',
  'You can keep at most 20 addresses.',
);

export const SessionUnknown = refusal('not-found', 'session_unknown', 'Session not found.');

/** The caller's session ended while the call was under way: answered as its next call will be. */
export const SessionEnded = refusal(
  'unauthenticated',
  'not_logged_in',
  'Authentication failed. Please login again.',
);

export const NotFoundAccount = refusal('not-found', 'account_unknown', 'No user data found');

/** The address is changed by a link that is mailed to the new one. */
export const EmailChangesByLink = refusal(
  'invalid',
  'email_changes_by_link',
  'Change your email address in your settings: it asks for your password, then mails you a link.',
  'email',
);

/** Used, expired, superseded, malformed, of another account: one answer. */
export const EmailLinkDead = refusal(
  'invalid',
  'link_dead',
  'This link is no longer valid. Please change your address again.',
);

export const SameEmail = refusal(
  'invalid',
  'same_email',
  'This is the email address of your account already.',
  'email',
);

const MANY_GUESSED =
  'Many wrong passwords were tried for this account. If yours is right, a code is on its way to your mail address. Please enter it, too.';

/** Said to a right and a wrong password alike. */
export const MailedCodeRequired = refusal('unauthenticated', 'mailed_code_required', MANY_GUESSED);

const WRONG_MAILED_CODE = 'The password or the mailed code is not right, or the code has ended.';

export const WrongMailedCode = refusal(
  'unauthenticated',
  'wrong_mailed_code',
  WRONG_MAILED_CODE,
  'mailedCode',
);
