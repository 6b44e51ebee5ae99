import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdfText } from '../../api/src/platform/pdf/testing/pdf-text.js';
import { adminGet, AT_HOME, beLoggedIn, cashOrder } from '../support/admin.js';
import { loadAxe, violations } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

const ORDERS = 30;
const MOST_CLICKS = 20;

/** Orders of thirty people whose deposit has come in. */
async function paidOrders(token: string): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < ORDERS) {
    const { orderId } = await cashOrder(1, AT_HOME);
    await call('POST', `/admin/orders/${orderId}/transitions`, { action: 'record-deposit' }, token);
    ids.push(orderId);
  }
  return ids;
}

/** Every click of a person on the page from now on. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { clicks: 0 });
    const count = ({ isTrusted }: Event) => {
      if (isTrusted) Object.assign(window, { clicks: Number(Reflect.get(window, 'clicks')) + 1 });
    };
    document.addEventListener('pointerdown', count, true);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'clicks')));
}

async function fileBy(page: Page, button: string): Promise<string> {
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return pdfText(await readFile(await (await file).path()));
}

test('thirty orders are picked, packed, labelled and shipped in at most twenty clicks', async ({ page }) => {
  test.setTimeout(300_000);
  const token = await beLoggedIn(page, 'staff');
  const ids = await paidOrders(token);
  const filter = new URLSearchParams({ filter: JSON.stringify({ id: ids, status: 'processing' }) });
  await page.goto(`/admin/orders?${filter}`);
  await expect(page.getByRole('cell', { name: /^#/ })).toHaveCount(25);
  const clicks = await countClicks(page);

  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await expect(page.getByText('30 items selected')).toBeVisible();

  const pickList = await fileBy(page, 'Pick list');
  expect(pickList).toContain('Orders: 30');
  expect(pickList).toContain('Pieces in all: 30');
  const slips = await fileBy(page, 'Packing slips');
  for (const id of ids) expect(slips).toContain(id.slice(-8).toUpperCase());
  expect(slips).not.toContain('$');

  await page.getByRole('button', { name: 'Buy labels…' }).click();
  const buying = page.getByRole('dialog', { name: 'Buy labels for 30 orders?' });
  await loadAxe(page);
  expect(await violations(page, 'light')).toEqual([]);
  await buying.getByRole('button', { name: 'Buy labels' }).click();
  await expect(buying.getByText('30 of 30: 30 with a label')).toBeVisible({ timeout: 120_000 });
  const file = page.waitForEvent('download');
  await buying.getByRole('button', { name: 'Download the labels' }).click();
  expect((await readFile(await (await file).path())).subarray(0, 5).toString()).toBe('%PDF-');
  await buying.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Ship…' }).click();
  const shipping = page.getByRole('dialog', { name: 'Ship 30 orders?' });
  await shipping.getByRole('button', { name: 'Ship' }).click();
  await expect(shipping.getByText('30 of 30: 30 shipped')).toBeVisible({ timeout: 120_000 });
  await shipping.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('30 items selected')).toHaveCount(0);

  const made = await clicks();
  expect(made).toBeGreaterThan(5);
  expect(made).toBeLessThanOrEqual(MOST_CLICKS);
  const shipped = await adminGet<{ status: string; trackingNumber: string | null }[]>(
    page.request,
    token,
    `orders?${new URLSearchParams({ filter: JSON.stringify({ id: ids }), range: '[0,29]' })}`,
  );
  expect(shipped).toHaveLength(ORDERS);
  for (const { status, trackingNumber } of shipped)
    expect([status, trackingNumber]).toEqual(['shipped', expect.any(String)]);
});
