import { hydrated } from '../support/hydrated.js';
import { expect, test } from '../support/journey.js';

const RIDER = 'Rider Leather Jacket';

for (const [how, address] of [
  ['a filtered colour', '/category/Fashion?option=Colour%3ABlack'],
  ['a colour in a search', '/category/black%20jacket'],
] as const)
  test(`${how} chooses the picture and the link of each card, also without scripts`, async ({
    browser,
    request,
    baseURL,
  }) => {
    const { data } = (await (await request.get(`/api/v1/products?q=rider+leather&limit=1`)).json()) as {
      data: { images: { url: string; optionValue: string }[] }[];
    };
    const black = data[0]?.images.find(({ optionValue }) => optionValue === 'Black')?.url ?? 'none';
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto(address);
    const tile = page.getByRole('article').filter({ hasText: RIDER });
    await expect(tile.locator('img').first()).toHaveAttribute('src', black);
    await tile.getByRole('link', { name: RIDER, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(RIDER);
    await expect(page.getByText('Colour: Black')).toBeVisible();
    await page.close();
  });

test('a swatch that is pressed on a filtered list leads to that colour, the size stays', async ({ page }) => {
  await page.goto('/category/Fashion?option=Size%3AXL&option=Colour%3ABlack');
  const tile = page.getByRole('article').filter({ hasText: RIDER });
  const cognac = tile.getByRole('button', { name: 'Cognac' });
  await hydrated(cognac);
  await expect(tile.getByRole('button', { name: 'Black' })).toHaveAttribute('aria-pressed', 'true');
  await cognac.click();
  await expect(tile.getByRole('link', { name: RIDER, exact: true })).toHaveAttribute(
    'href',
    /option=Size%3AXL&colour=Cognac$/,
  );
});
