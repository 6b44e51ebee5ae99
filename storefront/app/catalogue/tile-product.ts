import type { Image, ProductCard, ProductList } from '../platform/api/types';

/** A picture as a tile needs it: decoration beside the name. */
export type TilePicture = Pick<Image, 'url' | 'width' | 'height' | 'colour' | 'widths'>;

const PICTURES = 3;

const SHOWN = [
  '_id',
  'name',
  'price',
  'originalPrice',
  'maxPrice',
  'discount',
  'rating',
  'ratingCount',
  'inStock',
  'defaultVariantId',
] as const satisfies (keyof ProductCard)[];
type Shown = Pick<ProductCard, (typeof SHOWN)[number]>;

/** What a tile shows of a product. Lists travel twice, as HTML and as data for hydration, so they carry no more than this. */
export type TileProduct = Shown & Pick<ProductCard, 'swatches'> & { images: TilePicture[] };

/** Keeps what a tile needs; the texts of its pictures stay behind. */
export function toTile(product: ProductCard): TileProduct {
  const images = product.images
    .slice(0, PICTURES)
    .map(({ url, width, height, colour, widths }) => ({ url, width, height, colour, widths }));
  const shown = Object.fromEntries(SHOWN.map((member) => [member, product[member]])) as Shown;
  return { ...shown, images, swatches: product.swatches.slice(0, 6) };
}

/** A list whose products are cut down to what tiles show. */
export type TileList<T extends ProductList = ProductList> = Omit<T, 'data'> & { data: TileProduct[] };

export const toTiles = <T extends ProductList>(list: T): TileList<T> => ({
  ...list,
  data: list.data.map(toTile),
});
