import type { BlockKind } from '../contract.js';

export const menuCategories: BlockKind = {
  name: 'menu-categories',
  label: 'Categories in the menu',
  note: 'The categories of the shop that have goods and no entry of their own, in their order.',
  ...{ isOfFrame: true, most: 1 },
  fields: [],
};
