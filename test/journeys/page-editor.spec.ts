import type { Page } from '@playwright/test';
import { loadAxe, violations } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { Opening } from '../support/opening.js';
import { openOwnShop, type OwnShop } from '../support/own-shop.js';
import { tooWide } from '../support/page-width.js';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop('editor');
});
test.afterAll(() => shop.close());

/** Presses what is called so by the keyboard alone. */
async function key(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name }).first().press('Enter');
}

async function type(page: Page, group: string, label: string, text: string): Promise<void> {
  const input = page.getByRole('group', { name: group }).getByRole('textbox', { name: label }).first();
  await input.pressSequentially(text);
}

const saved = (page: Page) =>
  page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('/admin/pages/'));

test('a merchant composes a page with the keyboard, looks at its draft, publishes it and plans the next', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  const { owner, url } = shop;
  const read = async () => {
    const answer = await request.get(`${url}/pages/workshop`);
    return answer.status() === 200 ? answer.text() : '';
  };
  const opening = new Opening(page, url);
  await opening.logIn(owner);
  await opening.go('/pages');
  // exact: the list, which may still be there, is searched by "Title or address"
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect(async () => {
    // a list that has just been read is drawn once more, and takes the focus along
    if (!(await title.isVisible())) await key(page, 'link', 'Create page');
    await expect(title).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await title.pressSequentially('Our workshop');
  await page.getByRole('textbox', { name: 'Address', exact: true }).pressSequentially('workshop');
  const made = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/admin/pages'),
  );
  await key(page, 'button', 'Create page');
  expect((await made).status()).toBe(201);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our workshop');
  for (const kind of [/^Text/, /^Banner/]) {
    // a page that was just made is drawn once more when it has been read
    const choice = page.getByRole('button', { name: kind }).first();
    await expect(async () => {
      if (!(await choice.isVisible())) await key(page, 'button', 'Add block');
      await expect(choice).toBeVisible({ timeout: 2_000 });
      // the choices of the block before may still be closing
      await choice.press('Enter', { timeout: 2_000 });
    }).toPass();
  }
  await type(page, 'Text, block 1', 'Text', 'Five people and one kiln.');
  await type(page, 'Banner, block 2', 'Title', 'Made by hand');
  await key(page, 'button', 'Move Banner, block 2 up');
  await expect(page.getByText('Banner moved to place 1 of 2')).toBeAttached();
  await type(page, 'Banner, block 1', 'Leads to', 'javascript:alert(1)');
  const refused = saved(page);
  await key(page, 'button', 'Save draft');
  expect((await refused).status()).toBe(400);
  await expect(page.getByText(/Leads to must be an address like/).first()).toBeVisible();
  const link = page
    .getByRole('group', { name: 'Banner, block 1' })
    .getByRole('textbox', { name: 'Leads to' });
  await link.fill('/shop');
  const taken = saved(page);
  await key(page, 'button', 'Save draft');
  expect((await taken).status()).toBe(200);

  const preview = page.frameLocator('iframe[title="Preview of the draft"]');
  await expect(preview.getByRole('heading', { name: 'Made by hand' })).toBeVisible();
  await expect(preview.getByText('Five people and one kiln.')).toBeVisible();
  expect(await read()).toBe('');

  await loadAxe(page);
  for (const width of [375, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => tooWide(page)).toBe(0);
    expect(await violations(page, 'light')).toEqual([]);
  }

  await key(page, 'button', 'Save and publish');
  await expect(page.getByText(/^Shown since/)).toBeVisible();
  await expect(async () => expect(await read()).toContain('Five people and one kiln.')).toPass();

  // a draft is nobody's, also where the page is shown
  const words = page.getByRole('group', { name: 'Text, block 2' }).getByRole('textbox', { name: 'Text' });
  await words.last().fill('Six people and two kilns.');
  const again = saved(page);
  await page.getByRole('button', { name: 'Save draft' }).click();
  expect((await again).status()).toBe(200);
  await expect(preview.getByText('Six people and two kilns.')).toBeVisible();
  await expect(page.getByText(/The draft says something else/)).toBeVisible();
  expect(await read()).not.toContain('Six people');

  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByLabel('From', { exact: true }).fill('2090-12-01T08:00');
  await page.getByRole('button', { name: 'Save and schedule' }).click();
  await expect(page.getByText(/shown from Dec 1, 2090/)).toBeVisible();
  expect(await read()).toContain('Five people');

  // the moment comes
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const login = await request.post(`${url}/api/v1/auth/login`, { data: owner });
  const headers = { Authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const at = new Date(Date.now() + 3_000).toISOString();
  const set = await request.post(`${url}/api/v1/admin/pages/${id}/publication`, { headers, data: { at } });
  expect(set.status()).toBe(200);
  await expect(async () => expect(await read()).toContain('Six people and two kilns.')).toPass();
});
