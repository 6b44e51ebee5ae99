import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { seeAll } from '../screenshots/shots.js';
import { answering, expect, test } from '../support/journey.js';
import { Opening } from '../support/opening.js';
import { openOwnShop } from '../support/own-shop.js';
import { SHOPS, type DressedProduct, type DressedShop } from './shops.js';

const FOLDER = join(import.meta.dirname, '../../docs/shops');
const PICTURES = join(import.meta.dirname, '../../api/demo/pictures');
/** As many bytes as a picture of the documentation may have. */
const MOST_BYTES = 100_000;

/** A page at the width of a desk and of a phone, by day and at night: what is seen first, and as much again below it. */
async function take(page: Page, name: string): Promise<void> {
  for (const [width, height] of [
    [1366, 1400],
    [375, 1400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await seeAll(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const shot = await page.screenshot({ animations: 'disabled' });
      let quality = 82;
      let file = await sharp(shot).webp({ quality }).toBuffer();
      while (file.length > MOST_BYTES)
        file = await sharp(shot)
          .webp({ quality: (quality -= 8) })
          .toBuffer();
      await sharp(file).toFile(join(FOLDER, `${name}-${width}${colorScheme === 'dark' ? '-dark' : ''}.webp`));
    }
    await page.emulateMedia({ colorScheme: 'light' });
  }
}

/** What the owner of a shop has asked of it by API. */
async function signedIn(request: APIRequestContext, url: string, owner: DressedShop['owner']) {
  const login = await request.post(`${url}/api/v1/auth/login`, {
    data: { email: owner.email, password: owner.password },
  });
  const headers = { Authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  return async <T>(method: 'post' | 'put', path: string, sent: object): Promise<T> => {
    const answer = await request[method](`${url}/api/v1/admin/${path}`, { headers, ...sent });
    expect([path, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
      path,
      answer.status(),
      '',
    ]);
    return (await answer.json()) as T;
  };
}

type Ask = Awaited<ReturnType<typeof signedIn>>;

const productOf = ({ pictures, sizes, ...of }: DressedProduct) => ({
  ...of,
  stock: sizes ? null : 20,
  images: pictures.map((file) => ({
    url: `data:image/webp;base64,${readFileSync(join(PICTURES, file), 'base64')}`,
    alt: of.name,
  })),
  ...(sizes && {
    options: [{ name: 'Size', values: sizes.map((value) => ({ value })) }],
    variants: sizes.map((Size) => ({ options: { Size }, price: of.price, stock: 8 })),
  }),
});

/** The blocks of a page, whose pictures are taken in first. */
async function composed(ask: Ask, home: DressedShop['home']): Promise<object> {
  let blocks = JSON.stringify(home.blocks);
  for (const [file] of blocks.matchAll(/[\w-]+\.webp/g)) {
    const image = { name: file, mimeType: 'image/webp', buffer: readFileSync(join(PICTURES, file)) };
    const { url } = await ask<{ url: string }>('post', 'page-pictures', { multipart: { image } });
    blocks = blocks.replaceAll(file, url);
  }
  return { ...home, address: 'home', blocks: JSON.parse(blocks) as object[] };
}

for (const dressed of SHOPS)
  test(`the shop of one's own in ${dressed.key}`, async ({ page, request, browser }) => {
    const shop = await openOwnShop(dressed.key, { isUnclaimed: true });
    try {
      const opening = new Opening(page, shop.url);
      await opening.makeItMine(shop.welcome, dressed.owner);
      await opening.country(dressed.country, dressed.delivery);
      await opening.general(dressed.general);
      await opening.letGuestsBuy();
      const ask = await signedIn(request, shop.url, dressed.owner);
      await ask('put', 'identity/shop', { data: { fields: dressed.identity } });
      const made: { id: string }[] = [];
      for (const product of dressed.products)
        made.push(await ask('post', 'products', { data: productOf(product) }));
      const { id } = await ask<{ id: string }>('post', 'pages', { data: await composed(ask, dressed.home) });
      await ask('post', `pages/${id}/publication`, { data: {} });
      await opening.open();
      const buyer = answering(await (await browser.newContext({ reducedMotion: 'reduce' })).newPage());
      // the storefront keeps settings for some seconds
      await expect(async () => {
        await buyer.goto(shop.url);
        await expect(buyer.getByText('not open yet')).toHaveCount(0, { timeout: 100 });
        await expect(buyer.getByRole('heading', { name: dressed.home.title })).toBeVisible({
          timeout: 1_000,
        });
      }).toPass();
      await take(buyer, `${dressed.key}-home`);
      await buyer.goto(`${shop.url}/product/${made.at(-1)?.id}`);
      await take(buyer, `${dressed.key}-product`);
    } finally {
      await shop.close();
    }
  });

test('the demo beside them', async ({ page, request }) => {
  await page.goto('/');
  await take(page, 'demo-home');
  const { data } = (await (await request.get('/api/v1/products?q=Hush')).json()) as {
    data: { id: string }[];
  };
  await page.goto(`/product/${data[0]?.id}`);
  await take(page, 'demo-product');
});
