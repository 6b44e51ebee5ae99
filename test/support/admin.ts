import type { APIRequestContext, Page } from '@playwright/test';
import { call, fillCart, logIn, newShopper } from './shopper.js';

/** The demo's accounts, by role. */
export const demoLogins = {
  admin: { email: 'admin@example.com', password: 'duka-admin-demo' },
  staff: { email: 'staff@example.com', password: 'duka-staff-demo' },
  shopper: { email: 'shopper@example.com', password: 'duka-shopper-demo' },
} as const;

export type DemoRole = keyof typeof demoLogins;

/** A fresh session of a demo account, put where the storefront keeps it; returns its token. */
export function beLoggedIn(page: Page, role: DemoRole): Promise<string> {
  return logIn(page, demoLogins[role]);
}

/** What an admin call answers, for finding a record to work on. */
export async function adminGet<T>(request: APIRequestContext, token: string, path: string): Promise<T> {
  const answer = await request.get(`/api/v1/admin/${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as T;
}

export const filtered = (filter: object, last = 0, first = 0): string =>
  new URLSearchParams({ filter: JSON.stringify(filter), range: `[${first},${last}]` }).toString();

/** Goes to another page of the panel that is open, without loading the panel anew. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', `/admin${to}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
}

/** Types into a list's search box and waits until the list has taken it over, as it does after a short pause. */
export async function searchList(page: Page, placeholder: string, words: string): Promise<void> {
  await page.getByPlaceholder(placeholder).fill(words);
  await page.waitForURL((url) => (url.searchParams.get('filter') ?? '').includes(words));
}

interface PlacedOrder {
  orderId: string;
  amountDueNow: number;
}

/** Where the demo shop's parcels come from: no customs looks at those that stay in Uganda. */
export const AT_HOME = { city: 'Kampala', state: 'Central', zipCode: '00256', country: 'Uganda' };

/** A new shopper's order of `pieces` pieces, to be paid in cash: nothing has been paid yet. */
export async function cashOrder(pieces = 1, to: Partial<typeof AT_HOME> = {}) {
  const shopper = await newShopper();
  const [product] = await fillCart(shopper.token, [pieces]);
  const total = Math.round((product?.price ?? 0) * 100) * pieces;
  const amount = Math.floor((total * 40 + 50) / 100) / 100;
  const shippingAddress = {
    ...{ firstName: 'Grace', lastName: 'Wanjiru', street: '7 Acacia Avenue', city: 'Springfield' },
    ...{ state: 'Illinois', zipCode: '62704', country: 'United States' },
    ...to,
  };
  const body = { amount, shippingAddress };
  const { data } = await call<{ data: PlacedOrder }>('POST', '/payments/cash', body, shopper.token);
  return { ...data, email: shopper.email, product: product?.name ?? '' };
}
