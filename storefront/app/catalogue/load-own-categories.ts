import { Kept } from '@duka/serving/kept.js';
import { listCategories } from '../platform/api/catalogue';
import type { OwnCategory } from '../platform/shop-info';
import { categoryName, isInTree } from './category-tree';

type Introduced = OwnCategory & { description: string };

const FRESH_MS = 10_000;
/** So many stand in the menu, each on every page; the others are found by filter and search. */
const MOST = 12;
const kept = new Kept<readonly Introduced[]>({ freshMs: FRESH_MS, staleMs: Infinity });

/**
 * The first categories of the panel in its order, kept on the server for ten seconds; none when they do not come. All of a
 * merchant's own shop; in the specified one those besides the tree. Whose shop it is may still be on its way.
 */
export async function loadOwnCategories(isOwn: boolean | Promise<boolean>): Promise<readonly OwnCategory[]> {
  const [all, isOwnShop] = await Promise.all([kept.get('', readCategories).catch(() => []), isOwn]);
  return all
    .filter(({ name }) => isOwnShop || !isInTree(name))
    .slice(0, MOST)
    .map(({ name, image }) => ({ name: categoryName(name), image }));
}

/** What introduces a category; empty for nothing, or while nobody knows. */
export async function introductionOf(category: string): Promise<string> {
  const all = await kept.get('', readCategories).catch(() => []);
  return all.find(({ name }) => name.toLowerCase() === category.toLowerCase())?.description ?? '';
}

/** A change of them was heard of. */
export const forgetOwnCategories = (): void => kept.forget();

const readCategories = async (): Promise<readonly Introduced[]> =>
  (await listCategories()).data.map(({ name, image, description }) => ({ name, image, description }));
