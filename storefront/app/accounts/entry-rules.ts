import { isEmail } from '../platform/forms/rules';
import { authTexts } from '../platform/messages/en/account';

export const SHORTEST_PASSWORD = 6;

export type Problem<K extends string> = { title: string; text: string; fields: K[] };

/** The first thing that keeps a login from being sent, in the words of specification 5; null when nothing does. */
export function loginProblem(email: string, password: string): Problem<'email' | 'password'> | null {
  const empty = [...(email.trim() ? [] : ['email' as const]), ...(password ? [] : ['password' as const])];
  if (empty.length > 0)
    return { title: authTexts.missingFields, text: authTexts.missingFieldsText, fields: empty };
  if (!isEmail(email))
    return { title: authTexts.invalidEmail, text: authTexts.invalidEmailText, fields: ['email'] };
  if (password.length < SHORTEST_PASSWORD)
    return { title: authTexts.shortPassword, text: authTexts.shortPasswordText, fields: ['password'] };
  return null;
}

type SignupField = 'name' | 'email' | 'phone' | 'password';

/** The first thing that keeps a signup from being sent; null when nothing does. */
export function signupProblem(values: Record<SignupField, string>): Problem<SignupField> | null {
  const title = authTexts.signupFailed;
  const empty = (Object.keys(values) as SignupField[]).filter((field) => !values[field].trim());
  if (empty.length > 0) return { title, text: authTexts.fillAll, fields: empty };
  if (!isEmail(values.email)) return { title, text: authTexts.validEmail, fields: ['email'] };
  if (values.password.length < SHORTEST_PASSWORD)
    return { title, text: authTexts.passwordLength, fields: ['password'] };
  return null;
}

/** What is wrong with a new password and its repetition; null when nothing is. */
export function resetProblem(password: string, again: string): string | null {
  if (!password || !again) return authTexts.resetMissing;
  if (password.length < SHORTEST_PASSWORD) return authTexts.resetMinimum;
  return password === again ? null : authTexts.resetMismatch;
}
