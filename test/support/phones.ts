import { expect, type Page } from '@playwright/test';

/** The demo's phones approve by themselves after three seconds: from now on their owners have all the time in the world. */
export async function phonesWait(page: Page): Promise<void> {
  await page.goto('/sandbox/phone');
  await page.getByRole('checkbox', { name: /by themselves/ }).uncheck();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).status()).toBe(303);
  await page.waitForLoadState();
}

/** The shopper's phone, in another window: reloaded until it rings, and put away once the answer is taken. */
export async function answerOnPhone(page: Page, digits: string, answer: 'Approve' | 'Reject'): Promise<void> {
  const phone = await page.context().newPage();
  const prompt = phone.getByLabel(`Prompt for ${digits}`);
  await expect(async () => {
    await phone.goto(new URL('/sandbox/phone', page.url()).href);
    await expect(prompt).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await prompt.getByRole('button', { name: answer }).click();
  await expect(prompt).toBeHidden();
  await phone.close();
}
