import { Kept } from '@duka/serving/kept.js';
import { listCategories } from '../platform/api/catalogue';
import type { OwnCategory } from '../platform/shop-info';
import { categoryName, isInTree } from './category-tree';

const FRESH_MS = 10_000;
/** So many stand in the menu, each on every page; the others are found by filter and search. */
const MOST = 12;
const kept = new Kept<readonly OwnCategory[]>({ freshMs: FRESH_MS, staleMs: Infinity });

/** The first categories of the panel besides those of the tree, in its order, kept on the server for ten seconds; none when they do not come. */
export const loadOwnCategories = (): Promise<readonly OwnCategory[]> =>
  kept.get('', readOwnCategories).catch(() => []);

async function readOwnCategories(): Promise<readonly OwnCategory[]> {
  const { data } = await listCategories();
  return data
    .filter(({ name }) => !isInTree(name))
    .slice(0, MOST)
    .map(({ name, image }) => ({ name: categoryName(name), image }));
}
