import { Kept } from '@duka/serving/kept.js';
import { listCategories } from '../platform/api/catalogue';
import { categoryKey } from '../platform/category-key';
import type { OwnCategory } from '../platform/shop-info';
import { categoryName, isInTree } from './category-tree';

/** A category of the panel, with all that it is called in the languages of the shop, as `categoryKey` has it: the shop's own first. */
export type KnownCategory = Pick<OwnCategory, 'name' | 'image'> & { keys: readonly [string, ...string[]] };
type Introduced = KnownCategory & { description: string };

const FRESH_MS = 10_000;
/** So many stand in the menu, each on every page; the others are found by filter and search. */
export const MOST_CATEGORIES = 12;
const kept = new Kept<readonly Introduced[]>({ freshMs: FRESH_MS, staleMs: Infinity });

/**
 * The categories of the panel in its order, kept on the server for ten seconds; undefined when they do not come. All of a
 * merchant's own shop; in the specified one those besides the tree. Whose shop it is may still be on its way.
 */
export async function loadOwnCategories(
  isOwn: boolean | Promise<boolean>,
): Promise<readonly KnownCategory[] | undefined> {
  const [all, isOwnShop] = await Promise.all([kept.get('', readCategories).catch(() => undefined), isOwn]);
  return all
    ?.filter(({ name }) => isOwnShop || !isInTree(name))
    .map(({ name, image, keys }) => ({ name: categoryName(name), image, keys }));
}

/** Those that every page has with it, with how the merchant's blocks name one that is translated. */
export const onEveryPage = (categories: readonly KnownCategory[]): OwnCategory[] =>
  categories.slice(0, MOST_CATEGORIES).map(({ name, image, keys: [key] }) => ({
    ...{ name, image },
    ...(key !== categoryKey(name) && { key }),
  }));

/** What introduces a category; empty for nothing, or while nobody knows. */
export async function introductionOf(category: string): Promise<string> {
  const all = await kept.get('', readCategories).catch(() => []);
  return all.find(({ name }) => name.toLowerCase() === category.toLowerCase())?.description ?? '';
}

/** A change of them was heard of. */
export const forgetOwnCategories = (): void => kept.forget();

const readCategories = async (): Promise<readonly Introduced[]> =>
  (await listCategories()).data.map(({ name, names, image, description }) => {
    const [key = name, ...others] = Object.values(names ?? {});
    return {
      ...{ name, image, description },
      keys: [categoryKey(key), ...[name, ...others].map(categoryKey)],
    };
  });
