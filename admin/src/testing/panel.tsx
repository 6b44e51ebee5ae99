import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, Notification, TestMemoryRouter, type AuthProvider } from 'react-admin';
import { canAccess } from '../can-access';
import { dataProvider } from '../data-provider';
import { i18nProvider } from '../i18n';
import { staffWith } from './access';

export type Sent = { method: string; path: string; body: unknown; headers: Headers };
/** `total` is how long a list is of which the body is a piece. */
export type Answer = { status?: number; body: unknown; total?: number };
/** Answers a call as the API would; undefined for one that the test does not expect. */
export type Api = (sent: Sent) => Answer | undefined;

/** Stands in for the network under the panel's real client; answers what was sent so far. */
export function answerWith(api: Api): Sent[] {
  const all: Sent[] = [];
  globalThis.fetch = (url, { method = 'GET', body, headers } = {}) => {
    const sent = {
      method,
      path: new URL(url instanceof Request ? url.url : url, window.location.origin).href
        .slice(window.location.origin.length)
        .replace('/api/v1/admin', ''),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
      headers: new Headers(headers),
    };
    all.push(sent);
    const answer = api(sent);
    if (!answer) return Promise.reject(new Error(`Nobody answers ${sent.method} ${sent.path}`));
    const { status = 200, body: json, total = Array.isArray(json) ? json.length : 1 } = answer;
    const head = { 'X-Total-Count': String(total) };
    return Promise.resolve(new Response(JSON.stringify(json), { status, headers: head }));
  };
  return all;
}

/** Somebody of the staff who may do this alone, in the words of the permissions: `products.read`. */
export const whoMay = (...permissions: string[]): AuthProvider => ({
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 's1', fullName: 'Sam', role: 'staff' }),
  canAccess: ({ action, resource }) =>
    Promise.resolve(canAccess(staffWith(...permissions), action, resource)),
});

/** A page of the panel with the real data provider, outside its frame, at an address; without `who` one may do all. */
export const show = (page: ReactNode, at = '/', who?: AuthProvider) =>
  render(
    <TestMemoryRouter initialEntries={[at]}>
      <AdminContext
        dataProvider={dataProvider}
        {...(who ? { authProvider: who } : {})}
        i18nProvider={i18nProvider}
        store={memoryStore()}
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      >
        {page}
        <Notification />
      </AdminContext>
    </TestMemoryRouter>,
  );
