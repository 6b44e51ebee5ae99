import { expect, type Page } from '@playwright/test';

/** The demo's phones approve by themselves after three seconds: from now on their owners have all the time in the world. */
export async function phonesWait(page: Page): Promise<void> {
  await page.goto('/sandbox/phone');
  await page.getByRole('checkbox', { name: /by themselves/ }).uncheck();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save' }).click();
  expect((await saved).status()).toBe(303);
  await page.waitForLoadState();
}
