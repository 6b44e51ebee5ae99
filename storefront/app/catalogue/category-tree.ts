import { capitalised } from '../platform/format';

/** All categories in the spelling and order that menu, tiles, chips, filters and breadcrumbs show, with those inside them. */
const tree: Readonly<Record<string, readonly string[]>> = {
  Electronics: ['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones', 'Gaming'],
  Fashion: [
    ...["Women's Fashion", "Men's Fashion", 'T-shirts', 'Jeans', 'Jackets', 'Suits', 'Shoes', 'Bags'],
    ...['Glasses', 'Accessories'],
  ],
  Home: [],
  Sports: [],
  Gifts: ['Toys & Games', 'Beauty'],
};

const roots = Object.entries(tree);
const all = roots.flatMap(([name, inside]) => [name, ...inside]);
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The tree's spelling of a category; one that the tree does not know begins with a capital. */
export const categoryName = (name: string): string =>
  all.find((known) => same(known, name)) ?? capitalised(name);

export const isInTree = (name: string): boolean => all.some((known) => same(known, name));

/** The top of the tree with what is inside, then the shop's own categories; of a merchant's own shop (`isOwn`) those alone. */
export const categoryRoots = (own: readonly { name: string }[], isOwn = false) => [
  ...(isOwn ? [] : roots).map(([name, inside]) => ({ name, inside })),
  ...own.map(({ name }) => ({ name, inside: [] })),
];

/** From the top of the tree to a category, both included; a merchant's own shop (`isOwn`) has no such tree. */
export function categoryTrail(name: string, isOwn = false): readonly string[] {
  const around = isOwn ? undefined : roots.find(([, inside]) => inside.some((known) => same(known, name)));
  return around ? [around[0], categoryName(name)] : [categoryName(name)];
}

/** Where a category stands in the tree; behind all others when it is not in it. */
export function categoryPlace(name: string): number {
  const place = all.indexOf(categoryName(name));
  return place < 0 ? all.length : place;
}

/**
 * Where one can go from a category: into it, or to its neighbours and back up; from elsewhere through the whole tree and
 * the shop's own. The category itself is always among them. A search is no category: it has no `current`.
 */
export function categoriesBeside(
  current: string | undefined,
  own: readonly { name: string }[],
  isOwn = false,
): readonly string[] {
  const top = current === undefined || isOwn ? undefined : categoryTrail(current)[0];
  const inside = top === undefined ? [] : (tree[top] ?? []);
  if (top !== undefined && inside.length > 0) return [top, ...inside];
  const names = [...(isOwn ? [] : all), ...own.map(({ name }) => name)];
  const here = current === undefined ? [] : [categoryName(current)];
  return [...names, ...here.filter((name) => !names.some((one) => same(one, name)))];
}
