import { PasswordTooCommon, PasswordTooLong, PasswordTooShort, type PasswordMember } from './refusals.js';

const LONGEST = 128;
/** Staff and administrators hold the shop's keys (security C2). */
const PRIVILEGED_MINIMUM = 12;

export interface PasswordPolicy {
  /** Characters; the specification says 6, configurable by `PASSWORD_MIN`. */
  minimum: number;
  isCommon: (password: string) => boolean;
}

/** Length in characters, never trimmed; the commonest passwords are refused. @throws PasswordTooShort, … */
export function checkPassword(
  password: string,
  policy: PasswordPolicy,
  privileged = false,
  member: PasswordMember = 'password',
): void {
  const minimum = privileged ? Math.max(PRIVILEGED_MINIMUM, policy.minimum) : policy.minimum;
  const length = [...password].length;
  if (length < minimum) throw new PasswordTooShort(minimum, member);
  if (length > LONGEST) throw new PasswordTooLong(LONGEST, member);
  if (policy.isCommon(password)) throw new PasswordTooCommon(member);
}
