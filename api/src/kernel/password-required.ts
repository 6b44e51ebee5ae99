import type { Caller } from './caller.js';
import { refusal } from './refusal.js';

/** A dangerous step, and the last proof of the password is more than 15 minutes old. */
export const PasswordRequired = refusal(
  'forbidden',
  'password_required',
  'Please enter your password again to do this.',
);

/** A dangerous step, and an API key asks for it: nobody is there who could show a password. */
export const KeyNeedsPerson = refusal(
  'forbidden',
  'api_key_needs_person',
  'No API key can do this: a person has to log in for it.',
);

/** A person who has shown who they are within the last 15 minutes. @throws PasswordRequired, KeyNeedsPerson */
export function checkRecentLogin({ hasRecentLogin, key }: Pick<Caller, 'hasRecentLogin' | 'key'>): void {
  if (key) throw new KeyNeedsPerson();
  if (!hasRecentLogin) throw new PasswordRequired();
}
