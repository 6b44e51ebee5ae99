import type { APIRequestContext, Page } from '@playwright/test';

/** The demo's accounts, by role. */
export const demoLogins = {
  admin: { email: 'admin@example.com', password: 'duka-admin-demo' },
  staff: { email: 'staff@example.com', password: 'duka-staff-demo' },
  shopper: { email: 'shopper@example.com', password: 'duka-shopper-demo' },
} as const;

export type DemoRole = keyof typeof demoLogins;

/** A fresh session of a demo account, put where the storefront keeps it; returns its token. */
export async function beLoggedIn(page: Page, role: DemoRole): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/login', { data: demoLogins[role] });
  const session = (await answer.json()) as { token: string };
  await page.addInitScript((kept) => {
    if (window.sessionStorage.getItem('session-given')) return;
    window.sessionStorage.setItem('session-given', 'yes');
    window.localStorage.setItem('token', kept.token);
    window.localStorage.setItem('userInfo', JSON.stringify(kept));
  }, session);
  return session.token;
}

/** What an admin call answers, for finding a record to work on. */
export async function adminGet<T>(request: APIRequestContext, token: string, path: string): Promise<T> {
  const answer = await request.get(`/api/v1/admin/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as T;
}

export const filtered = (filter: object, last = 0): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), range: `[0,${last}]` }).toString();
