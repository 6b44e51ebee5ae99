import type { Page, Route } from '@playwright/test';
import { fillCart, logIn, newShopper, type Shopper } from './shopper.js';

export const html = (route: Route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' });
export const broken = (route: Route) =>
  route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' });
export const ended = (route: Route) =>
  route.fulfill({ status: 401, json: { success: false, message: 'Unauthorized' } });
export const refused =
  (message: string, status = 409) =>
  (route: Route) =>
    route.fulfill({ status, json: { success: false, message, code: 'refused' } });

export const toast = (page: Page) => page.locator('.toast');

/** A shopper with two lines in the cart, logged in. */
export async function shopping(page: Page): Promise<Shopper> {
  const shopper = await newShopper();
  await fillCart(shopper.token, [1, 2]);
  await logIn(page, shopper);
  return shopper;
}

/** Lets only `method` calls of the address fail. */
export const only = (method: string, how: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? how(route) : route.fallback();
