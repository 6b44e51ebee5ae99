import { beforeAll, describe, expect, it } from '@jest/globals';
import { readContent } from '@duka/api/pages/application/read-content.js';
import type { Content } from '@duka/api/pages/domain/content.js';
import { readCatalogueFile } from './catalogue-file.js';
import { homeRows } from './demo-home.js';
import type { StoredPicture } from './demo-pictures.js';

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
      'Featured Products',
      'Browse By Category',
      'Highest Rated Products',
      'Enhance Your Music Experience',
      'Explore Our Products',
      'New Arrival',
      'promises of 0',
    ]);
    const [hero, featured, categories, , banner] = home.blocks;
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

  it('places each of its pictures, and no other', () => {
    const said = JSON.stringify(home.blocks);
    const placed = Object.keys(home.pictures ?? {});
    expect(placed).toHaveLength(18);
    expect(placed.filter((address) => !said.includes(address))).toEqual([]);
  });
});
