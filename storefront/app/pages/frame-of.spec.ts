import { expect, it } from '@jest/globals';
import type { PageContent } from '../platform/api/types';
import { frameOf } from './frame-of';

const page = (blocks: PageContent['blocks']): PageContent => ({
  ...{ path: '/', title: 'Menu', description: '', pictures: [], blocks },
});
const entry = (label: string, link: string, items: Record<string, unknown>[] = []) => ({
  ...{ kind: 'menu-entry', fields: { label, link }, items },
});
const CATEGORIES = { kind: 'menu-categories', fields: {}, items: [] };
const OWN = [{ name: 'Lamps' }, { name: 'Rugs & Mats' }, { name: 'Desks' }];

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
