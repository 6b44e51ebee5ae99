import { PasswordTooCommon, PasswordTooLong, PasswordTooShort, type PasswordMember } from './refusals.js';

const LONGEST = 128;
/** Staff and administrators hold the shop's keys (security C2). */
const PRIVILEGED_MINIMUM = 12;

export interface PasswordPolicy {
  /** Characters; the specification says 6, configurable by `PASSWORD_MIN`. */
  minimum: number;
  /** Whether it is guessed first; `about` are the name and the mail address of its owner, as far as they are known. */
  isCommon: (password: string, about?: readonly string[]) => boolean;
}

export interface PasswordOwner {
  isPrivileged?: boolean;
  about?: readonly string[];
}

/** Length in characters, never trimmed; what is guessed first is refused. @throws PasswordTooShort, … */
export function checkPassword(
  password: string,
  policy: PasswordPolicy,
  { isPrivileged = false, about = [] }: PasswordOwner = {},
  member: PasswordMember = 'password',
): void {
  const minimum = isPrivileged ? Math.max(PRIVILEGED_MINIMUM, policy.minimum) : policy.minimum;
  const length = [...password].length;
  if (length < minimum) throw new PasswordTooShort(minimum, member);
  if (length > LONGEST) throw new PasswordTooLong(LONGEST, member);
  if (policy.isCommon(password, about)) throw new PasswordTooCommon(member);
}
