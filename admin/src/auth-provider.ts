import type { MeAnswerDto } from '@duka/client';
import type { AuthProvider } from 'react-admin';
import { canAccess, type Access } from './can-access';
import type { Member } from './records';
import { forgetSession, loginAddress, signOut, token } from './session';
import { t } from './texts';

export type Me = Access & { member: Member };

let me: Me | null = null;

/** Who is logged in, from the server; null for a visitor or a dead session. Throws when the server is unreachable. */
export async function loadMe(): Promise<Me | null> {
  const bearer = token();
  if (!bearer) return (me = null);
  const answer = await fetch('/api/v1/users/me', {
    headers: { Authorization: `Bearer ${bearer}`, Accept: 'application/json' },
  });
  if (answer.status === 401) {
    forgetSession();
    return (me = null);
  }
  if (!answer.ok) throw new Error(t('The shop cannot be reached just now.'));
  const body = (await answer.json()) as MeAnswerDto;
  return (me = { member: body.data, role: body.data.role, permissions: body.permissions });
}

type Failure = { status?: number };

/**
 * The storefront's session, not one of our own: logging in happens on /login, and a logout goes back there. A 403 tells
 * and stays; only a 401 that was not renewed ends the session.
 */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve({ redirectTo: '/' }),
  checkAuth: () => {
    if (token()) return Promise.resolve();
    return Promise.reject(Object.assign(new Error(), { redirectTo: loginAddress(), message: false }));
  },
  checkError: (failure: Failure) => {
    if (failure.status !== 401) return Promise.resolve();
    return Promise.reject(Object.assign(new Error(), { redirectTo: loginAddress(), message: false }));
  },
  logout: async () => {
    await signOut();
    me = null;
    return new URL('/login', window.location.origin).href;
  },
  getIdentity: () =>
    me
      ? Promise.resolve({
          id: me.member._id,
          fullName: me.member.name,
          email: me.member.email,
          role: me.role,
        })
      : Promise.reject(new Error(t('Nobody is logged in'))),
  canAccess: ({ action, resource }) => Promise.resolve(canAccess(me, action, resource)),
  getPermissions: () => Promise.resolve(me?.role ?? 'customer'),
};
