import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../support/journey.js';
import { openOwnShop, type OwnShop } from '../support/own-shop.js';
import { tooWide } from '../support/page-width.js';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await openOwnShop('pages');
});
test.afterAll(() => shop.close());

const PICTURE = join(import.meta.dirname, '../../api/demo/pictures/bag-backpack_moss_angle.webp');

/** One block of every kind. */
const blocksWith = (picture: string) => [
  {
    kind: 'hero',
    items: [
      {
        title: 'Light that stays',
        text: 'Lamps by hand.',
        button: 'Look',
        link: '/shop',
        picture,
        alt: 'A lamp',
      },
      { title: 'For desks', link: '/shop', button: 'Desk lamps' },
    ],
  },
  { kind: 'story', fields: { title: 'Our workshop', text: 'Five people.', picture, alt: '', side: 'right' } },
  { kind: 'shelf', fields: { title: 'Newest lamps', rule: 'newest', look: 'row', more: true } },
  {
    kind: 'categories',
    fields: { title: 'By room', look: 'bento' },
    items: [{ name: 'Kitchen', picture }, { name: 'Hall' }],
  },
  {
    kind: 'lookbook',
    fields: { title: 'In use', picture, alt: 'A room' },
    items: [{ label: 'Lamp', link: '/shop', x: 40, y: 60 }],
  },
  {
    kind: 'quotes',
    fields: { title: 'What others say' },
    items: [{ quote: 'It shines.', name: 'Ada', stars: 5 }],
  },
  { kind: 'banner', fields: { title: 'Winter', text: 'Long evenings.', button: 'See', link: '/shop' } },
  { kind: 'text', fields: { title: 'Made here', text: 'One paragraph.\n\n- first\n- second' } },
  { kind: 'picture', fields: { picture, alt: 'A bag', caption: 'By daylight' } },
  { kind: 'video', fields: { title: 'The film', link: 'https://video.example/1', picture, alt: '' } },
  {
    kind: 'questions',
    fields: { title: 'Questions' },
    items: [{ question: 'Does it dim?', answer: 'Yes.' }],
  },
  { kind: 'newsletter', fields: { title: 'Letters', text: 'Once a month.' } },
  { kind: 'promises' },
];

test('a page of every block is a draft to its link alone, and everybody’s once it is published', async ({
  page,
  request,
}) => {
  const { owner, url } = shop;
  const login = await request.post(`${url}/api/v1/auth/login`, { data: owner });
  const headers = { Authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const image = { name: 'lamp.webp', mimeType: 'image/webp', buffer: await readFile(PICTURE) };
  const taken = await request.post(`${url}/api/v1/admin/shop-pictures`, { headers, multipart: { image } });
  const picture = ((await taken.json()) as { url: string }).url;
  const draft = { address: 'lamps', title: 'Lamps', description: 'About lamps', blocks: blocksWith(picture) };
  const made = await request.post(`${url}/api/v1/admin/pages`, { headers, data: draft });
  expect([made.status(), await made.text()]).toEqual([201, expect.any(String)]);
  const { id } = (await made.json()) as { id: string };
  const own = `${url}/api/v1/admin/pages/${id}`;

  expect((await request.get(`${url}/pages/lamps`)).status()).toBe(404);
  const preview = ((await (await request.get(`${own}/preview`, { headers })).json()) as { url: string }).url;
  const shown = await request.get(`${url}${preview}`);
  expect([shown.status(), shown.headers()['cache-control'], shown.headers()['x-frame-options']]).toEqual([
    200,
    'private, no-store',
    'SAMEORIGIN',
  ]);
  expect(await shown.text()).toContain('content="noindex"');
  expect((await request.get(`${url}${preview}x`)).status()).toBe(404);

  await request.post(`${own}/publication`, { headers, data: {} });
  await expect(async () => expect((await request.get(`${url}/pages/lamps`)).status()).toBe(200)).toPass();
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [320, 375, 1366]) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${url}/pages/lamps`);
      await expect(page.getByRole('heading', { level: 1, name: 'Light that stays' })).toBeVisible();
      for (const words of ['Our workshop', 'What others say', 'By daylight', 'Does it dim?', 'Letters'])
        await expect(page.getByText(words).first()).toBeVisible();
      expect([scheme, width, await tooWide(page)]).toEqual([scheme, width, 0]);
    }
  await expect(page).toHaveTitle(/^Lamps \| /);

  // in the place of what comes with the shop, and back
  const terms = {
    address: 'terms',
    title: 'Our terms',
    blocks: [{ kind: 'text', fields: { text: 'Fair and short.' } }],
  };
  const made2 = await request.post(`${url}/api/v1/admin/pages`, { headers, data: terms });
  const termsPage = `${url}/api/v1/admin/pages/${((await made2.json()) as { id: string }).id}`;
  await request.post(`${termsPage}/publication`, { headers, data: {} });
  const read = async () => (await request.get(`${url}/terms`)).text();
  await expect(async () => expect(await read()).toContain('Fair and short.')).toPass();
  await request.delete(`${termsPage}/publication`, { headers });
  await expect(async () => {
    const text = await read();
    expect([text.includes('Fair and short.'), text.includes('Terms Of Use')]).toEqual([false, true]);
  }).toPass();
});

test('a menu of two levels is the shop’s at the top and on phones, and the footer has its columns', async ({
  page,
  request,
}) => {
  const { owner, url } = shop;
  const login = await request.post(`${url}/api/v1/auth/login`, { data: owner });
  const headers = { Authorization: `Bearer ${((await login.json()) as { token: string }).token}` };
  const below = [
    { label: 'Our terms', link: '/terms' },
    { label: 'Our imprint', link: '/imprint' },
  ];
  const blocks = [
    { kind: 'menu-entry', fields: { label: 'Everything', link: '/shop' } },
    { kind: 'menu-entry', fields: { label: 'Who we are', link: '/about' }, items: below },
    {
      kind: 'footer-column',
      fields: { title: 'For you' },
      items: [{ label: 'Write to us', link: '/contact' }],
    },
    { kind: 'promise-line', fields: { text: 'Made to order', button: 'How', link: '/faq' } },
  ];
  const draft = { address: 'frame', title: 'Menu and footer', blocks };
  const made = await request.post(`${url}/api/v1/admin/pages`, { headers, data: draft });
  expect([made.status(), await made.text()]).toEqual([201, expect.any(String)]);
  const own = `${url}/api/v1/admin/pages/${((await made.json()) as { id: string }).id}`;
  const read = async () => (await request.get(`${url}/shop`)).text();
  expect(await read()).not.toContain('Who we are');
  const preview = ((await (await request.get(`${own}/preview`, { headers })).json()) as { url: string }).url;
  expect(await (await request.get(`${url}${preview}`)).text()).toContain('Who we are');
  await request.post(`${own}/publication`, { headers, data: {} });
  await expect(async () => expect(await read()).toContain('Who we are')).toPass();

  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto(`${url}/shop`);
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Our terms' })).toBeHidden();
  await menu.locator('summary').press('Enter');
  await expect(menu.getByRole('link', { name: 'Our terms' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'For you' }).getByRole('link')).toHaveText([
    'Write to us',
  ]);
  await expect(page.getByRole('link', { name: 'How' })).toHaveAttribute('href', '/faq');

  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${url}/shop`);
    await page.getByLabel('Open menu').press('Enter');
    await page.locator('.mobile-panel summary').filter({ hasText: 'Who we are' }).press('Enter');
    const link = page.locator('.mobile-panel').getByRole('link', { name: 'Our imprint' });
    await expect(link).toBeVisible();
    expect([width, await tooWide(page)]).toEqual([width, 0]);
    await link.click();
    await expect(page).toHaveURL(/\/imprint$/);
  }
  await request.delete(own, { headers });
});
