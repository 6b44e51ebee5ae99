import { readFileSync, writeFileSync } from 'node:fs';
import { adminGet, beLoggedIn, filtered } from '../support/admin.js';
import { expect, test } from '../support/journey.js';

type Product = { name: string; variants: { price: number }[] };

test('a price changed in the exported file is shown first, then changed, then brought back', async ({
  page,
}, info) => {
  const token = await beLoggedIn(page, 'admin');
  const priceNow = async () => {
    const query = filtered({ q: 'Weekday Oxford' });
    const [product] = await adminGet<Product[]>(page.request, token, `products?${query}`);
    return product!.variants[0]!.price;
  };
  const before = await priceNow();
  await page.goto('/admin/products');
  await page.getByPlaceholder('Search products').fill('Weekday Oxford');
  await expect(page.getByRole('status')).toHaveText('Page 1 of 1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = info.outputPath('products.csv');
  await (await download).saveAs(file);
  const [head, first, ...others] = readFileSync(file, 'utf8').split('\r\n');
  const changed = first!.replace(`,${before},`, `,${before + 1},`);
  expect(changed).not.toBe(first);
  writeFileSync(file, [head, changed, ...others].join('\r\n'));

  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import products' });
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByText(`price: ${before} → ${before + 1}`)).toBeVisible();
  expect(await priceNow()).toBe(before);
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(dialog.getByText('1 of 1 product')).toBeVisible();
  await expect.poll(priceNow).toBe(before + 1);
  await dialog.getByRole('button', { name: 'Undo the last import (1)' }).click();
  await expect.poll(priceNow).toBe(before);
});
