import { adminGet, beLoggedIn, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

type Review = { id: string; status: string };

test('staff publishes a review that waits, and brings it back with one click', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const waiting = filtered({ status: 'pending' }, 99);
  const before = await adminGet<Review[]>(page.request, token, `reviews?${waiting}`);
  await page.goto('/admin/reviews');
  await page.getByRole('tab', { name: 'Waiting' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(before.length, 25));
  await page.locator('tbody tr').first().getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Review published')).toBeVisible();
  await expect
    .poll(async () => (await adminGet<Review[]>(page.request, token, `reviews?${waiting}`)).length)
    .toBe(before.length - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await adminGet<Review[]>(page.request, token, `reviews?${waiting}`)).length)
    .toBe(before.length);
});

test('staff rejects several reviews at once', async ({ page }) => {
  const token = await beLoggedIn(page, 'staff');
  const rejected = filtered({ status: 'rejected' }, 99);
  const before = await adminGet<Review[]>(page.request, token, `reviews?${rejected}`);
  const waiting = filtered({ status: 'pending' }, 99);
  const pending = await adminGet<Review[]>(page.request, token, `reviews?${waiting}`);
  await page.goto('/admin/reviews');
  await page.getByRole('tab', { name: 'Waiting' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(Math.min(pending.length, 25));
  await page.getByRole('checkbox', { name: 'Select this row' }).first().check();
  await page.getByRole('checkbox', { name: 'Select this row' }).nth(1).check();
  await page.locator('.RaBulkActionsToolbar-toolbar').getByRole('button', { name: 'Reject' }).click();
  await expect
    .poll(async () => (await adminGet<Review[]>(page.request, token, `reviews?${rejected}`)).length)
    .toBe(before.length + 2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect
    .poll(async () => (await adminGet<Review[]>(page.request, token, `reviews?${rejected}`)).length)
    .toBe(before.length);
});
