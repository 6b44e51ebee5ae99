import { categoryTiles } from '../platform/messages/en/catalogue';

/** The categories that have others in them. */
const tree: Readonly<Record<string, readonly string[]>> = {
  Electronics: ['Phones', 'Computers', 'SmartWatch', 'Camera', 'Headphones', 'Gaming'],
  Fashion: [
    ...["Women's Fashion", "Men's Fashion", 'T-shirts', 'Jeans', 'Jackets', 'Suits', 'Shoes', 'Bags'],
    ...['Glasses', 'Accessories'],
  ],
  Gifts: ['Toys & Games', 'Beauty', 'Home', 'Accessories'],
};

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Where one can go from a category: into it, or to its neighbours and back up; from elsewhere to the shop's ten. */
export function categoriesBeside(current: string | undefined): readonly string[] {
  if (current === undefined) return categoryTiles;
  const inside = Object.entries(tree).find(([name]) => same(name, current));
  if (inside) return [inside[0], ...inside[1]];
  const around = Object.entries(tree).find(([, names]) => names.some((name) => same(name, current)));
  return around ? [around[0], ...around[1]] : categoryTiles;
}
