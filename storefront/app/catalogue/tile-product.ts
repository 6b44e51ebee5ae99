import type { Image, ProductCard, ProductList } from '../platform/api/types';
import { isMiddle } from '../ui/picture';

/** A picture as a tile needs it: decoration beside the name. */
export type TilePicture = Pick<Image, 'url' | 'width' | 'height' | 'widths'> & Partial<Pick<Image, 'focus'>>;

const PICTURES = 3;
const MOST_SWATCHES = 6;

const SHOWN = [
  '_id',
  'name',
  'address',
  'price',
  'originalPrice',
  'maxPrice',
  'prices',
  'unitPrice',
  'discount',
  'rating',
  'ratingCount',
  'inStock',
  'defaultVariantId',
  'chosen',
] as const satisfies (keyof ProductCard)[];
type Shown = Pick<ProductCard, (typeof SHOWN)[number]>;

type TileSwatch = ProductCard['swatches'][number] & { image: TilePicture | null };

/** What a tile shows of a product. Lists travel twice, as HTML and as data for hydration, so they carry no more than this. */
export type TileProduct = Shown & { images: TilePicture[]; swatches: TileSwatch[] };

/** A focus in the middle, where browsers put it anyway, stays behind. */
export const toTilePicture = ({ url, width, height, widths, focus }: Image): TilePicture => ({
  url,
  width,
  height,
  widths,
  ...(!isMiddle(focus) && { focus }),
});

/** Keeps what a tile needs; the texts of its pictures stay behind. A row of pictures is of one colour. */
export function toTile(product: ProductCard): TileProduct {
  const { images } = product;
  const own = images.filter(({ optionValue }) => optionValue === (images[0]?.optionValue ?? null));
  const told = SHOWN.filter((member) => product[member] !== undefined);
  const shown = Object.fromEntries(told.map((member) => [member, product[member]])) as Shown;
  const swatches = product.swatches.slice(0, MOST_SWATCHES).map((swatch) => {
    const image = images.find(({ optionValue }) => optionValue === swatch.value);
    return { ...swatch, image: image ? toTilePicture(image) : null };
  });
  return { ...shown, images: own.slice(0, PICTURES).map(toTilePicture), swatches };
}

/** A list whose products are cut down to what tiles show. */
export type TileList<T extends ProductList = ProductList> = Omit<T, 'data'> & { data: TileProduct[] };

export const toTiles = <T extends ProductList>(list: T): TileList<T> => ({
  ...list,
  data: list.data.map(toTile),
});
