import { categoryPath } from '../platform/category-path';
import { common } from '../platform/messages/en/common';
import { categoryLabel, headerCategories } from '../platform/messages/en/categories';
import type { OwnCategory } from '../platform/shop-info';

export type NavLink = { label: string; to: string };

const toCategory = (name: string) => ({ label: categoryLabel(name), to: categoryPath(name) });

/** The links of the top navigation, in the order of the specification. */
export const navLinks = [
  { label: common.home, to: '/' },
  { label: common.shop, to: '/shop' },
  ...headerCategories.map(toCategory),
];

/** Home and shop alone: the categories of the specification are the demo's. */
export const firstLinks = navLinks.slice(0, 2);

/** Those of the specification, then the categories made in the panel; these alone in a merchant's own shop. */
export const linksWith = (own: readonly OwnCategory[], isOwn = false) => [
  ...(isOwn ? firstLinks : navLinks),
  ...own.map(({ name }) => toCategory(name)),
];
