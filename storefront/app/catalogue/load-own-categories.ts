import { listCategories } from '../platform/api/catalogue';
import type { OwnCategory } from '../platform/shop-info';
import { categoryName, isInTree } from './category-tree';

const FRESH_MS = 10_000;
/** So many stand in the menu, each on every page; the others are found by filter and search. */
const MOST = 12;
let kept: { categories: readonly OwnCategory[]; until: number } | null = null;

/** The first categories of the panel besides those of the tree, in its order, kept on the server for ten seconds; none when they do not come. */
export async function loadOwnCategories(): Promise<readonly OwnCategory[]> {
  if (kept && kept.until > Date.now()) return kept.categories;
  try {
    const { data } = await listCategories();
    const categories = data
      .filter(({ name }) => !isInTree(name))
      .slice(0, MOST)
      .map(({ name, image }) => ({ name: categoryName(name), image }));
    kept = { categories, until: Date.now() + FRESH_MS };
    return categories;
  } catch {
    return kept?.categories ?? [];
  }
}
