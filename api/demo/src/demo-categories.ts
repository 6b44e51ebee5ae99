import { categoryKey } from '@duka/api/catalogue/domain/category-key.js';
import type { CatalogueFile } from './catalogue-file.js';
import type { StoredPicture } from './demo-pictures.js';

/** The home page's tiles in their order; every other category of the catalogue follows. */
export const TILES = [
  'Phones',
  'Computers',
  'SmartWatch',
  'Camera',
  'Headphones',
  'Gaming',
  'Fashion',
  'Home',
  'Gifts',
  'Accessories',
];

/** The categories with a picture each: its tile, else that of its first product. */
export function categoryRows({ products }: CatalogueFile, stored: ReadonlyMap<string, StoredPicture>) {
  const named = products.flatMap(({ category, alsoIn }) => [category, ...alsoIn]);
  return [...new Set([...TILES, ...named])].map((name, position) => {
    const first = products.find(({ category, alsoIn }) => category === name || alsoIn.includes(name));
    const picture = stored.get(`tile-${name.toLowerCase()}.webp`) ?? stored.get(first?.pictures[0] ?? '');
    return { name, name_key: categoryKey(name), position, image: picture?.key ?? null, description: '' };
  });
}
