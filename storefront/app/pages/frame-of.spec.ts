import { expect, it } from '@jest/globals';
import type { KnownCategory } from '../catalogue/load-own-categories';
import type { PageContent } from '../platform/api/types';
import { frameOf } from './frame-of';

const page = (blocks: PageContent['blocks']): PageContent => ({
  ...{ path: '/', title: 'Menu', description: '', pictures: [], blocks },
});
const entry = (label: string, link: string, items: Record<string, unknown>[] = []) => ({
  ...{ kind: 'menu-entry', fields: { label, link }, items },
});
const CATEGORIES = { kind: 'menu-categories', fields: {}, items: [] };
const known = (name: string, ...keys: string[]): KnownCategory => ({
  ...{ name, image: null },
  keys: [keys[0] ?? name.toLowerCase(), ...keys, name.toLowerCase()],
});
const OWN = [known('Lamps'), known('Rugs & Mats'), known('Desks')];
const menuOf = (blocks: PageContent['blocks'], categories: KnownCategory[]) =>
  frameOf(page(blocks), categories).menu.map(({ label, to }) => [label, to]);

it('has the entries in their order, and the categories that have none where their block stands', () => {
  const below = [{ label: 'Desks', link: '/category/Desks' }];
  const { menu } = frameOf(
    page([entry('Light', '/category/Lamps', below), CATEGORIES, entry('Us', '/about')]),
    OWN,
  );
  expect(menu).toEqual([
    { label: 'Light', to: '/category/Lamps', below: [{ label: 'Desks', to: '/category/Desks' }] },
    { label: 'Rugs & Mats', to: '/category/Rugs%20%26%20Mats', below: [] },
    { label: 'Us', to: '/about', below: [] },
  ]);
});

it('has a category that is called otherwise in this language once, and leads to what it is called here', () => {
  const french = [known('Lampes', 'lamps', 'lampen'), known('Tapis', 'rugs & mats')];
  const entries = [entry('Light', '/category/Lamps'), CATEGORIES];
  const once = [
    ['Light', '/category/Lampes'],
    ['Tapis', '/category/Tapis'],
  ];
  expect(menuOf(entries, french)).toEqual(once);
  for (const link of ['/category/LAMPEN', '/category/lampes', '/category/lamps/'])
    expect(menuOf([entry('Light', link), CATEGORIES], french)).toEqual(once);
});

it('fills up with categories behind those that have an entry, twelve at most', () => {
  const many = Array.from({ length: 30 }, (_, at) => known(`C${at}`));
  const entries = many.slice(0, 12).map(({ name }) => entry(name, `/category/${name}`));
  const menu = menuOf([...entries, CATEGORIES], many);
  expect(menu.map(([label]) => label)).toEqual(many.slice(0, 24).map(({ name }) => name));
});

it('has columns and a line where there are such, and no category that nobody has asked for', () => {
  const column = {
    kind: 'footer-column',
    fields: { title: 'Help' },
    items: [{ label: 'Terms', link: '/terms' }],
  };
  const line = { kind: 'promise-line', fields: { text: 'Made to order' }, items: [] };
  expect(frameOf(page([column, line]), OWN)).toEqual({
    menu: [],
    columns: [{ title: 'Help', links: [{ label: 'Terms', to: '/terms' }] }],
    line: { text: 'Made to order', button: '', to: '' },
  });
  expect(frameOf(page([]), OWN).line).toBeNull();
});
