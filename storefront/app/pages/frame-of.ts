import { type KnownCategory, MOST_CATEGORIES } from '../catalogue/load-own-categories';
import type { PageContent } from '../platform/api/types';
import { categoryAt } from '../platform/category-key';
import { categoryPath } from '../platform/category-path';
import { categoryLabel } from '../platform/messages/en/categories';
import type { MenuEntry, NavLink, PageFrame } from '../platform/page-frame';
import { type Values, text } from './blocks/block';

/** The frame that the blocks say; categories of the menu are those without an entry of their own, in whichever language it names them. */
export function frameOf({ blocks }: PageContent, categories: readonly KnownCategory[]): PageFrame {
  const linkOf = (values: Values): NavLink => {
    const to = text(values, 'link');
    const key = categoryAt(to);
    const known = key === undefined ? undefined : categories.find(({ keys }) => keys.includes(key));
    return { label: categoryLabel(text(values, 'label')), to: known ? categoryPath(known.name) : to };
  };
  const entries = new Map(
    blocks
      .filter(({ kind }) => kind === 'menu-entry')
      .map((block): [typeof block, MenuEntry] => [
        block,
        { ...linkOf(block.fields), below: block.items.map(linkOf) },
      ]),
  );
  const taken = new Set(
    [...entries.values()].flatMap(({ to, below }) => [to, ...below.map((one) => one.to)]),
  );
  const rest = categories
    .map(({ name }): MenuEntry => ({ label: categoryLabel(name), to: categoryPath(name), below: [] }))
    .filter(({ to }) => !taken.has(to))
    .slice(0, MOST_CATEGORIES);
  const menu = blocks.flatMap(
    (block) => entries.get(block) ?? (block.kind === 'menu-categories' ? rest : []),
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
