import type { Image, ProductCard, ProductList } from '../platform/api/types';

/** A picture as a tile needs it: decoration beside the name. */
type TilePicture = Pick<Image, 'url' | 'width' | 'height' | 'colour' | 'widths'>;

const PICTURES = 3;

/** What a tile shows of a product. Lists travel twice, as HTML and as data for hydration, so they carry no more than this. */
export type TileProduct = Pick<
  ProductCard,
  | '_id'
  | 'name'
  | 'price'
  | 'originalPrice'
  | 'maxPrice'
  | 'discount'
  | 'rating'
  | 'ratingCount'
  | 'inStock'
  | 'swatches'
  | 'defaultVariantId'
> & { images: TilePicture[] };

/** Keeps what a tile needs; the texts of its pictures stay behind. */
export function toTile(product: ProductCard): TileProduct {
  const {
    _id,
    name,
    price,
    originalPrice,
    maxPrice,
    discount,
    rating,
    ratingCount,
    inStock,
    defaultVariantId,
  } = product;
  const images = product.images
    .slice(0, PICTURES)
    .map(({ url, width, height, colour, widths }) => ({ url, width, height, colour, widths }));
  const swatches = product.swatches.slice(0, 6);
  return {
    ...{
      _id,
      name,
      price,
      originalPrice,
      maxPrice,
      discount,
      rating,
      ratingCount,
      inStock,
      defaultVariantId,
    },
    images,
    swatches,
  };
}

/** A list whose products are cut down to what tiles show. */
export type TileList<T extends ProductList = ProductList> = Omit<T, 'data'> & { data: TileProduct[] };

export const toTiles = <T extends ProductList>(list: T): TileList<T> => ({
  ...list,
  data: list.data.map(toTile),
});
