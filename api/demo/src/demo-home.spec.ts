import { beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { readContent } from '@duka/api/pages/application/read-content.js';
import { BEGINNINGS } from '@duka/api/pages/domain/beginnings.js';
import type { Content } from '@duka/api/pages/domain/content.js';
import { translated } from '@duka/api/platform/languages/folders.js';
import { DEMO_FOLDER, readCatalogueFile } from './catalogue-file.js';
import { frameRows, homeRows } from './demo-home.js';
import type { StoredPicture } from './demo-pictures.js';

const WORDS = ['eyebrow', 'title', 'text', 'button', 'alt', 'label'];
/** Names of categories have a table of their own. */
const TABLED = ["Women's Fashion", "Men's Fashion", 'Electronics', 't-shirts', 'Sports', 'Toys & Games'];

/** Whatever is read of a page. */
const wordsOf = ({ title, description, blocks }: Content): string[] => [
  ...[title, description].filter((text) => text !== ''),
  ...blocks.flatMap(({ fields, items }) =>
    [fields, ...items].flatMap((values) =>
      WORDS.flatMap((name) => (typeof values[name] === 'string' ? [values[name]] : [])),
    ),
  ),
];

describe('the home page of the demo', () => {
  let home: Content;
  beforeAll(async () => {
    const { site } = await readCatalogueFile();
    const stored = site.map((picture, at): [string, StoredPicture] => [
      picture.file,
      { ...picture, key: at.toString(16).padStart(32, '0'), bytes: 1, colour: '#e9e6e1' },
    ]);
    home = homeRows(new Map(stored), new Date('2026-11-28T10:00:00.000Z')).page.published;
  });

  it('is what a merchant could have composed in the panel', () => {
    const { content, errors } = readContent(home);
    expect(errors).toEqual([]);
    expect(content.blocks).toEqual(home.blocks);
  });

  it('has the sections of the specification in their order', () => {
    const named = home.blocks.map(
      ({ kind, fields, items }) => fields['title'] ?? `${kind} of ${items.length}`,
    );
    expect(named).toEqual([
      'hero of 3',
      'categories of 10',
      'Featured Products',
      'Browse By Category',
      'Highest Rated Products',
      'Enhance Your Music Experience',
      'Explore Our Products',
      'New Arrival',
      'promises of 0',
    ]);
    const [hero, circles, featured, categories, , banner] = home.blocks;
    expect(circles?.fields).toMatchObject({ look: 'circles', screens: 'small' });
    expect(hero?.items.map(({ button }) => button)).toEqual(['Shop Now', 'Shop Now', 'Shop Now']);
    expect(banner?.fields['button']).toBe('Buy Now');
    expect(featured?.fields).toMatchObject({ countdown: true, more: true });
    expect(categories?.fields['screens']).toBe('large');
    expect(categories?.items.map(({ link }) => link)).toEqual(
      [
        ...['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones'],
        ...['Gaming', 'Fashion', 'Home', 'Gifts', 'Accessories'],
      ].map((name) => `/category/${name}`),
    );
  });

  it.each(translated())('is read in the language %s, word for word', async (language) => {
    const messages = new URL('../../storefront/app/platform/messages/', DEMO_FOLDER);
    const file = new URL(`${language}/page-words.json`, messages);
    const words = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    const begun = BEGINNINGS['home']?.('Lampenladen');
    const frame = frameRows(new Date('2026-11-28T10:00:00.000Z')).page.published;
    const said = [home, begun, frame].flatMap((page) => (page ? wordsOf(page) : []));
    expect(said.length).toBeGreaterThan(30);
    // names of products and of the shop are the same everywhere
    const names = new Set(['Nova 6', 'Lampenladen', 'Menu and footer', ...TABLED]);
    expect(said.filter((text) => !names.has(text) && !(text in words))).toEqual([]);
  });

  it('stands under the menu and over the footer of the specification', () => {
    const frame = frameRows(new Date('2026-11-28T10:00:00.000Z')).page.published;
    expect(readContent(frame, { isFrame: true }).errors).toEqual([]);
    const of = (kind: string) => frame.blocks.filter((block) => block.kind === kind);
    expect(of('menu-entry').map(({ fields }) => [fields['label'], fields['link']])).toEqual([
      ['Home', '/'],
      ['Shop', '/shop'],
      ["Women's Fashion", "/category/Women's%20Fashion"],
      ["Men's Fashion", "/category/Men's%20Fashion"],
      ['Electronics', '/category/Electronics'],
      ['t-shirts', '/category/t-shirts'],
      ['Sports', '/category/Sports'],
      ['Toys & Games', '/category/Toys%20%26%20Games'],
    ]);
    const columns = of('footer-column').map(({ fields, items }) => [
      fields['title'],
      ...items.map(({ link }) => link),
    ]);
    expect(columns).toEqual([
      ['Account', '/profile', '/login', '/cart', '/favorites', '/shop'],
      ['Quick Links', '/privacy', '/terms', '/contact', '/orders'],
      ['Help', '/faq', '/shipping', '/returns', '/size-guide', '/about'],
    ]);
  });

  it('places each of its pictures, and no other', () => {
    const said = JSON.stringify(home.blocks);
    const placed = Object.keys(home.pictures ?? {});
    expect(placed).toHaveLength(18);
    expect(placed.filter((address) => !said.includes(address))).toEqual([]);
  });
});
