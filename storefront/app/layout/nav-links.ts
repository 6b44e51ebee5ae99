import { categoryPath } from '../platform/category-path';
import { common } from '../platform/messages/en/common';
import { headerCategories } from '../platform/messages/en/header';

/** The links of the top navigation, in the order of the specification. */
export const navLinks = [
  { label: common.home, to: '/' },
  { label: common.shop, to: '/shop' },
  ...headerCategories.map((label) => ({ label, to: categoryPath(label) })),
];
