import { emailRule, isEmail } from '../platform/forms/rules';
import { authTexts } from '../platform/messages/en/account';
import { formTexts } from '../platform/messages/en/forms';

export const SHORTEST_PASSWORD = 6;

/** The title and the sentence of the toast, as specified, and at each field what is wrong there. */
export type Problem<K extends string> = { title: string; text: string; fields: Partial<Record<K, string>> };

/** How a sentence names a field that is empty. */
const called = { name: 'name', email: 'email', phone: 'phone number', password: 'password' } as const;
type Field = keyof typeof called;

/** A sentence for each of these that is empty; null when none is. */
function emptyOnes<K extends Field>(values: Record<K, string>): Partial<Record<K, string>> | null {
  const empty = (Object.keys(values) as K[]).filter((field) => !values[field].trim());
  const told = empty.map((field) => [field, formTexts.missing(called[field])]);
  return empty.length > 0 ? (Object.fromEntries(told) as Partial<Record<K, string>>) : null;
}

/** The first thing that keeps a login from being sent, in the words of specification 5; null when nothing does. */
export function loginProblem(email: string, password: string): Problem<'email' | 'password'> | null {
  const empty = emptyOnes({ email, password });
  if (empty) return { title: authTexts.missingFields, text: authTexts.missingFieldsText, fields: empty };
  if (!isEmail(email)) {
    const fields = { email: emailRule(email) ?? authTexts.invalidEmailText };
    return { title: authTexts.invalidEmail, text: authTexts.invalidEmailText, fields };
  }
  if (password.length < SHORTEST_PASSWORD) {
    const text = authTexts.shortPasswordText;
    return { title: authTexts.shortPassword, text, fields: { password: text } };
  }
  return null;
}

/** The first thing that keeps a signup from being sent; null when nothing does. */
export function signupProblem(values: Record<Field, string>): Problem<Field> | null {
  const title = authTexts.signupFailed;
  const empty = emptyOnes(values);
  if (empty) return { title, text: authTexts.fillAll, fields: empty };
  if (!isEmail(values.email)) {
    const fields = { email: emailRule(values.email) ?? authTexts.validEmail };
    return { title, text: authTexts.validEmail, fields };
  }
  if (values.password.length < SHORTEST_PASSWORD)
    return { title, text: authTexts.passwordLength, fields: { password: authTexts.passwordLength } };
  return null;
}

/** What is wrong with a new password and its repetition; null when nothing is. */
export function resetProblem(password: string, again: string): string | null {
  if (!password || !again) return authTexts.resetMissing;
  if (password.length < SHORTEST_PASSWORD) return authTexts.resetMinimum;
  return password === again ? null : authTexts.resetMismatch;
}
