import { readFileSync } from 'node:fs';
import { beLoggedIn, adminGet, filtered, visit } from '../support/admin.js';
import { holdStill, loadAxe, violations } from '../support/axe.js';
import { expect, test } from '../support/journey.js';

const catalogueOf = (tag: string, name = 'panel') =>
  JSON.parse(readFileSync(`storefront/app/platform/messages/${tag}/${name}.json`, 'utf8')) as Record<
    string,
    string
  >;

/** English sentences of panel and API that the language says otherwise: nobody must read one of them. */
const englishOf = (tag: string) =>
  Object.entries({ ...catalogueOf(tag), ...catalogueOf(tag, 'api/sentences') })
    .filter(([english, own]) => english !== own && !english.includes('{'))
    .map(([english]) => english);

for (const [tag, title, dir] of [
  ['fr', 'Commandes', 'ltr'],
  ['ar', 'الطلبات', 'rtl'],
] as const)
  test(`the panel speaks ${tag}, and no English beside it`, async ({ page }) => {
    const token = await beLoggedIn(page, 'admin');
    await page.addInitScript((language) => window.localStorage.setItem('panelLanguage', language), tag);
    const [product] = await adminGet<{ id: string; name: string }[]>(
      page.request,
      token,
      `products?${filtered({})}`,
    );
    const [order] = await adminGet<{ id: string; number: string }[]>(
      page.request,
      token,
      `orders?${filtered({ status: 'delivered' })}`,
    );
    const english = englishOf(tag);
    await page.goto('/admin/orders');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await loadAxe(page);
    await holdStill(page);
    const own = catalogueOf(tag);
    const pages: [path: string, heading: string][] = [
      ['/orders', title],
      ['', own['Dashboard'] ?? ''],
      ['/products', own['Products'] ?? ''],
      [`/products/${product?.id}`, product?.name ?? ''],
      ['/settings', own['Settings'] ?? ''],
      [`/orders/${order?.id}/show`, order?.number ?? ''],
    ];
    for (const [path, heading] of pages) {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await expect(page.locator('#main-content [aria-busy=true]')).toHaveCount(0);
      const said = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts = [document.title];
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          if (!node.parentElement?.closest('script, style, noscript')) texts.push(node.textContent ?? '');
        for (const one of document.querySelectorAll('[aria-label], [placeholder], [title]'))
          for (const name of ['aria-label', 'placeholder', 'title']) texts.push(one.getAttribute(name) ?? '');
        return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
      });
      expect
        .soft(
          said.filter((text) => english.includes(text)),
          `/admin${path} in ${tag}`,
        )
        .toEqual([]);
      expect.soft(await violations(page, 'light'), `/admin${path} in ${tag}`).toEqual([]);
    }
    // the order is open: its amounts stand alike in tables and beside words
    const amount = page.getByRole('table').first().getByRole('cell').last();
    expect((await amount.innerText()).startsWith('\u2068')).toBe(dir === 'rtl');
  });

test('the language of the panel is chosen in the menu of the account, and the page stays', async ({
  page,
}) => {
  await beLoggedIn(page, 'admin');
  await page.goto('/admin/settings/payments');
  await page.locator('.RaUserMenu-userButton').click();
  await page.getByRole('menuitem', { name: 'Language: English' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paiements');
  expect(new URL(page.url()).pathname).toBe('/admin/settings/payments');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});
