import { categoryKey } from '../category-key.js';
import type { ProductState } from '../product-state.js';
import type { ProductChanges } from './line.js';

/** What is wanted, its categories with the main one first, and as the product has them where they are the same: their order says nothing. */
export function inOrder(wanted: ProductChanges, state: ProductState): ProductChanges {
  const { categories, category: main = state.category } = wanted;
  if (!categories) return wanted;
  const isNamed = categories.some((one) => categoryKey(one) === categoryKey(main));
  const all = isNamed ? categories : [main, ...categories];
  const known = state.categories;
  const isSame = all.length === known.length && all.every((one) => known.includes(one));
  return { ...wanted, categories: isSame && main === state.category ? known : all };
}
