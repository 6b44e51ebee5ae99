import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { categoryTiles, headerCategories } from '../platform/messages/en/categories';
import { categoriesBeside, categoryRoots, categoryName, categoryPlace, categoryTrail } from './category-tree';

describe('the categories beside a list', () => {
  it('are those inside a category that has others in it', () => {
    expect(categoriesBeside('electronics', []).slice(0, 3)).toEqual(['Electronics', 'Phones', 'Computers']);
  });

  it('are the neighbours of one that is inside another, after the way back up', () => {
    expect(categoriesBeside('t-shirts', [])).toEqual(categoriesBeside('Fashion', []));
  });

  it('are those of menu and tiles, and all others of the tree, on the shop page', () => {
    const names = categoriesBeside(undefined, []).map((name) => name.toLowerCase());
    const named = [...headerCategories, ...categoryTiles].map((name) => name.toLowerCase());
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    expect(names.filter((name) => categoryPlace(name) === categoryPlace('unheard-of'))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(['Sports', 'Home', 'Electronics', 'Beauty', 't-shirts', 'garden'])(
    'have the place itself among them: %s',
    (place) => {
      const beside = categoriesBeside(place, [{ name: 'Balcony' }]);
      expect(beside.filter((name) => name === categoryName(place))).toHaveLength(1);
    },
  );
});

it('the categories made in the panel stand after the tree, and not among those of another', () => {
  const own = [{ name: 'Garden' }];
  expect(categoriesBeside(undefined, own).at(-1)).toBe('Garden');
  expect(categoriesBeside('garden', own)).toEqual(categoriesBeside(undefined, own));
  expect(categoriesBeside('Fashion', own)).not.toContain('Garden');
});

it('of a merchant’s own shop there are its own categories alone', () => {
  const own = [{ name: 'Lamps' }, { name: 'Phones' }];
  expect(categoryRoots(own, true)).toEqual([
    { name: 'Lamps', inside: [] },
    { name: 'Phones', inside: [] },
  ]);
  for (const place of [undefined, 'phones', 'Lamps'])
    expect(categoriesBeside(place, own, true)).toEqual(['Lamps', 'Phones']);
  expect(categoriesBeside('Fashion', own, true)).toEqual(['Lamps', 'Phones', 'Fashion']);
});

describe('the tree of categories', () => {
  const { products } = JSON.parse(
    readFileSync(new URL('../../../api/demo/catalogue.json', import.meta.url), 'utf8'),
  ) as { products: { category: string; alsoIn?: string[] }[] };
  const ofGoods = products.flatMap(({ category, alsoIn = [] }) => [category, ...alsoIn]);

  it('has every category of the menu, the tiles and the demo’s products', () => {
    const named = [...new Set([...headerCategories, ...categoryTiles, ...ofGoods])];
    expect(named.filter((name) => categoryPlace(name) === categoryPlace('unheard-of'))).toEqual([]);
  });

  it.each([
    ['t-shirts', ['Fashion', 'T-shirts']],
    ['electronics', ['Electronics']],
    ['Home', ['Home']],
    ['my own', ['My own']],
  ])('leads to %s by %j', (name, trail) => {
    expect(categoryTrail(name)).toEqual(trail);
  });

  it('spells a category in one way', () => {
    expect(['t-shirts', 'T-SHIRTS', 'smartwatch'].map(categoryName)).toEqual([
      'T-shirts',
      'T-shirts',
      'SmartWatch',
    ]);
  });
});
