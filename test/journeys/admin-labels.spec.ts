import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { AT_HOME, beLoggedIn, cashOrder } from '../support/admin.js';
import { loadAxe, violations } from '../support/axe.js';
import { expect, test } from '../support/journey.js';

const panel = (page: Page) => page.getByRole('region', { name: 'Label' });

/** Buys the label of the rate that is called so, in the dialog that the page opens for it. */
async function buy(page: Page, rate: RegExp): Promise<void> {
  await panel(page).getByRole('button', { name: 'Buy a label' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy a label' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByText(/^One parcel: /)).toBeVisible();
  const chosen = dialog.getByRole('radio', { name: rate });
  await chosen.check();
  const [price] = /\$[\d.]+/.exec((await dialog.getByText(rate).textContent()) ?? '') ?? [''];
  await dialog.getByRole('button', { name: `Buy for ${price}` }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel(page)).toContainText(price);
}

test('staff buys a label, prints it, gives it back, buys another, and sends the order by it', async ({
  page,
}) => {
  const { orderId } = await cashOrder(1, AT_HOME);
  await beLoggedIn(page, 'staff');
  await page.goto(`/admin/orders/${orderId}/show`);
  await page.getByRole('button', { name: 'Record deposit' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record deposit' }).click();

  await buy(page, /^USPS Priority, .* 2 working days$/);
  await expect(panel(page)).toContainText('USPS Priority');
  const file = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Download the label' }).click();
  const download = await file;
  expect(download.suggestedFilename()).toMatch(/^label-[0-9A-F]+\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await loadAxe(page);
  expect(await violations(page, 'light')).toEqual([]);

  await panel(page).getByRole('button', { name: 'Return to carrier…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to carrier' }).click();
  await expect(page.getByText('Label returned to the carrier')).toBeVisible();

  await buy(page, /^UPSDAP NextDayAir, .* 1 working day$/);
  const number = (await panel(page).getByText(/^EZ/).textContent()) ?? '';
  await page.getByRole('button', { name: 'Ship' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Carrier')).toHaveValue('UPSDAP');
  await expect(dialog.getByLabel('Tracking number')).toHaveValue(number);
  await dialog.getByRole('button', { name: 'Ship' }).click();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(number);
  await expect(panel(page).getByRole('button')).toHaveText(['Download the label']);
});
