import { beLoggedIn } from '../support/admin.js';
import { loadAxe, violations } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { mailedLink } from '../support/mailed-link.js';
import { PICTURE } from '../support/products.js';
import { call, newShopper } from '../support/shopper.js';

const BOOK = {
  name: 'Birds of Kakamega',
  description: 'A field guide.',
  category: 'Books',
  price: 50,
  stock: 10,
  image: PICTURE,
};

test('a file is added to a product, and its buyer downloads it from the page of the order and by the mailed link', async ({
  page,
}) => {
  const token = await beLoggedIn(page, 'admin');
  const book = await call<{ id: string }>('POST', '/admin/products', { ...BOOK, isShipped: false }, token);
  await page.goto(`/admin/products/${book.id}`);
  const files = page.getByRole('region', { name: 'Files' });
  await expect(files).toContainText('No files.');
  const choose = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Add a file' }).click();
  const guide = { name: 'Guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a guide') };
  await (await choose).setFiles(guide);
  await expect(files).toContainText('Guide.pdf');
  await loadAxe(page);
  expect(await violations(page, 'light')).toEqual([]);

  const { email, token: shopper } = await newShopper();
  const products = [{ _id: book.id, name: BOOK.name, price: BOOK.price, quantity: 1 }];
  const bought = { products, amount: 20, contact: { email, phone: '' } };
  const { data } = await call<{ data: { orderId: string } }>('POST', '/payments/cash', bought, shopper);
  for (const action of ['record-deposit', 'record-balance'])
    await call('POST', `/admin/orders/${data.orderId}/transitions`, { action }, token);
  await page.goto(`/admin/orders/${data.orderId}/show`);
  await expect(page.getByRole('region', { name: 'Files' })).toContainText('5 downloads left until');

  const subject = String.raw`Thank you, your payment has arrived \(order \w+\)`;
  await page.goto(await mailedLink(page, email, subject, /\/orders\/[\w-]+#\d+\.[\w-]+/));
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Guide.pdf' }).click();
  expect((await download).suggestedFilename()).toBe('Guide.pdf');
  await expect(page.getByText('4 downloads left until')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Invoice' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Track Order' })).toHaveCount(0);
  await expect(page.getByText(/^Arrives/)).toHaveCount(0);

  // whoever only opens the link of the mail uses nothing up
  await page.goto(await mailedLink(page, email, String.raw`Your files \(order \w+\)`, /\/downloads\/[\w-]+/));
  await expect(page.getByText('4 downloads left until')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 downloads left until')).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await again).suggestedFilename()).toBe('Guide.pdf');
  await expect(page.getByText('The download has begun.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 downloads left until')).toBeVisible();
  await loadAxe(page);
  expect(await violations(page, 'light')).toEqual([]);
});
