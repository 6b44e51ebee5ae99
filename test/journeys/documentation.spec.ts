import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.js';

/** Opens one call of Swagger UI, sends the example that stands there, and waits for the answer. */
async function tryCall(page: Page, tag: string, call: string): Promise<string> {
  const block = page.locator(`#operations-${tag}-${call}`);
  await page.locator(`#operations-tag-${tag}`).click();
  await block.locator('.opblock-summary-control').click();
  await block.getByRole('button', { name: 'Execute' }).click();
  const answer = block.locator('.live-responses-table .response');
  await expect(answer.locator('.response-col_status')).toContainText('200');
  return answer.locator('.response-col_description').innerText();
}

test('a newcomer logs in on the page of the API and tries a call at once', async ({ page }) => {
  test.slow();
  await page.goto('/docs');
  const answer = await tryCall(page, 'auth', 'login');
  const [, token] = /"token": "([\w.-]+)"/.exec(answer) ?? [];
  expect(answer).toContain('"role": "admin"');
  await page.getByRole('button', { name: 'Authorize' }).click();
  const dialog = page.locator('.modal-ux');
  await dialog.locator('input').fill(token ?? '');
  await dialog.getByRole('button', { name: 'Apply credentials' }).click();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const me = await tryCall(page, 'profile', 'getMe');
  expect(me).toContain('admin@example.com');
});
