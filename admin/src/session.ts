import type { LoginAnswerDto } from '@duka/client';
import type { Member } from './records';
import { panelLanguage } from './spoken';
import { t } from './texts';

type Login = Pick<LoginAnswerDto, 'user' | 'token'> & Partial<LoginAnswerDto>;

/** The session that the storefront and the panel share: the same two keys of local storage. */

/** What the panel speaks, whatever the browser does. */
const IN_ITS_LANGUAGE = { 'Accept-Language': panelLanguage };

const read = (key: string): string | null => {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The bearer token, or null for a visitor. */
export const token = (): string | null => read('token');

/** The address of the account that logged in last in this browser. */
export function rememberedEmail(): string {
  try {
    const info = JSON.parse(read('userInfo') ?? '{}') as { user?: { email?: string } };
    return info.user?.email ?? '';
  } catch {
    return '';
  }
}

/** Keeps a login response as the storefront does: whole as `userInfo`, its token as `token`. */
export function keepSession(response: Login): void {
  window.localStorage.setItem('userInfo', JSON.stringify(response));
  window.localStorage.setItem('token', response.token);
}

export function forgetSession(): void {
  window.localStorage.removeItem('token');
  window.localStorage.removeItem('userInfo');
}

/** Where a visitor logs in; afterwards the storefront brings an administrator back to this page. */
export function loginAddress(): string {
  const here = window.location.pathname + window.location.search;
  const next = here.startsWith('/admin') && !here.startsWith('/admin/login') ? here : '/admin';
  return new URL(`/login?next=${encodeURIComponent(next)}`, window.location.origin).href;
}

/** What was shown beside the password: a code, what a passkey has signed, or what was mailed. */
export type Shown = { code?: string; passkey?: Record<string, unknown>; mailedCode?: string };

/** The password was right; the account asks for one of `factors` as well. */
export class CodeRequired extends Error {
  constructor(
    message: string | undefined,
    readonly factors: readonly string[],
  ) {
    super(message);
  }
}

/** Many guess at the account: the right password opens it with the code that was mailed to its owner. */
export class MailedCodeRequired extends Error {}

type Refused = { code?: string; message?: string; data?: { factors?: readonly string[] } };

function asked({ code, message, data }: Refused): Error | undefined {
  if (code === 'mailed_code_required') return new MailedCodeRequired(message);
  return code === 'second_factor_required' ? new CodeRequired(message, data?.factors ?? ['app']) : undefined;
}

/** Has the browser sign the shop's challenge with a passkey. */
export async function signByPasskey(): Promise<Record<string, unknown>> {
  const answer = await fetch('/api/v1/auth/passkey/options', { method: 'POST', headers: IN_ITS_LANGUAGE });
  if (!answer.ok) throw new Error(t('The shop cannot be reached just now.'));
  const { data } = (await answer.json()) as { data: never };
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    return { ...(await startAuthentication({ optionsJSON: data })) };
  } catch {
    throw new Error(t('This browser did not give a passkey. Please try again.'));
  }
}

/** What the storefront calls this browser at a log-in, if it has. */
function device(): { device?: string } {
  const known = read('duka-device');
  return known ? { device: known } : {};
}

/** Asks the API for a session; throws the server's sentence when it refuses. */
export async function signIn(email: string, password: string, shown: Shown = {}): Promise<Member> {
  const answer = await fetch('/api/v1/auth/login', {
    method: 'POST',
    headers: { ...IN_ITS_LANGUAGE, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ email, password, ...shown, ...device() }),
  });
  const body = (await answer.json().catch(() => ({}))) as Partial<Login> & Refused;
  const wanted = asked(body);
  if (wanted) throw wanted;
  if (!answer.ok || !body.user || !body.token)
    throw new Error(body.message ?? t('Invalid email or password.'));
  keepSession({ ...body, user: body.user, token: body.token });
  return body.user;
}

/** Shows the password again in the running session, and a second factor where the account has one; throws the server's sentence when it is wrong. */
export async function confirmPassword(currentPassword: string, shown: Shown = {}): Promise<void> {
  const answer = await fetch('/api/v1/users/me/password-confirmation', {
    method: 'POST',
    headers: {
      ...IN_ITS_LANGUAGE,
      'Content-Type': 'application/json',
      Accept: 'application/json',
      Authorization: `Bearer ${token() ?? ''}`,
    },
    body: JSON.stringify({ currentPassword, ...shown }),
  });
  if (answer.ok) return;
  const body = (await answer.json().catch(() => ({}))) as Refused;
  throw asked(body) ?? new Error(body.message ?? t('Your password is not right.'));
}

/** Ends the session at the server; the browser forgets it whatever the server says. */
export async function signOut(): Promise<void> {
  const bearer = token();
  try {
    if (bearer)
      await fetch('/api/v1/auth/logout', { method: 'POST', headers: { Authorization: `Bearer ${bearer}` } });
  } catch {
    // no network: the token is forgotten here and dies at the server by its idle limit
  } finally {
    forgetSession();
  }
}
