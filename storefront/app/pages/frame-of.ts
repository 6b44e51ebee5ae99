import type { PageContent } from '../platform/api/types';
import { categoryPath } from '../platform/category-path';
import { categoryLabel } from '../platform/messages/en/categories';
import type { MenuEntry, NavLink, PageFrame } from '../platform/page-frame';
import { type Values, text } from './blocks/block';

const linkOf = (values: Values): NavLink => ({
  label: categoryLabel(text(values, 'label')),
  to: text(values, 'link'),
});

/** The frame that the blocks say; categories of the menu are those without an entry of their own. */
export function frameOf({ blocks }: PageContent, categories: readonly { name: string }[]): PageFrame {
  const entries = blocks.filter(({ kind }) => kind === 'menu-entry');
  const taken = new Set(
    entries.flatMap(({ fields, items }) => [fields, ...items]).map((one) => text(one, 'link')),
  );
  const rest = categories
    .filter(({ name }) => !taken.has(categoryPath(name)))
    .map(({ name }): MenuEntry => ({ label: categoryLabel(name), to: categoryPath(name), below: [] }));
  const menu = blocks.flatMap(({ kind, fields, items }) =>
    kind === 'menu-entry'
      ? [{ ...linkOf(fields), below: items.map(linkOf) }]
      : kind === 'menu-categories'
        ? rest
        : [],
  );
  const columns = blocks
    .filter(({ kind }) => kind === 'footer-column')
    .map(({ fields, items }) => ({ title: text(fields, 'title'), links: items.map(linkOf) }));
  const said = blocks.find(({ kind }) => kind === 'promise-line')?.fields;
  const line = said
    ? { text: text(said, 'text'), button: text(said, 'button'), to: text(said, 'link') }
    : null;
  return { menu, columns, line };
}
