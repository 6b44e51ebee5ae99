import { plainText } from '../../kernel/fields/field.js';
import { Money } from '../../kernel/money.js';
import { offersFor, type Offer } from '../../shipping/domain/offers.js';
import type { FeedProduct, FeedShop, FeedVariant } from '../application/ports.js';

/** The page of a variant; the words of a name before the id decide nothing. */
export const variantUrl = (product: FeedProduct, variant: FeedVariant, shop: FeedShop): string =>
  `${productUrl(product, shop)}?variant=${variant.id}`;

export const productUrl = ({ id }: FeedProduct, shop: FeedShop): string => `${shop.pages}/product/${id}`;

export const pictureUrl = (key: string, shop: FeedShop): string => `${shop.url}/media/${key}`;

/** The product's name and what tells the variant from the others: `Court Tee, White, S`. */
export const titleOf = ({ name }: FeedProduct, { options }: FeedVariant): string =>
  [name, ...options.map(([, value]) => value)].join(', ');

/** What people would call it in at most so many characters, cut at a word where there is one. */
export function cut(text: string, longest: number): string {
  const characters = Array.from(text);
  if (characters.length <= longest) return text;
  const short = characters.slice(0, longest - 1).join('');
  const end = short.lastIndexOf(' ');
  return `${end > longest / 2 ? short.slice(0, end) : short}…`;
}

/** The text of a declared field; empty where the product says nothing. */
export function fieldOf({ fields }: FeedProduct, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return value === undefined ? '' : plainText(value);
}

/** The number under the bar code: the variant's own, else that of a product that is sold in one form. */
export const gtinOf = (product: FeedProduct, { gtin }: FeedVariant): string =>
  gtin || (product.variants.length === 1 ? fieldOf(product, 'gtin') : '');

/**
 * What it costs to have one piece sent within the shop's country, by the way that is chosen by itself. Null where nothing is sent, and
 * where it depends: on the part of the country, or on what a carrier says on the day.
 */
export function deliveryOf(variant: FeedVariant, { isShipped }: FeedProduct, shop: FeedShop): Offer | null {
  const { country, currency, zones } = shop;
  const here = zones.flatMap(({ areas }) => areas).filter((area) => area.country === country);
  const hasParts = here.some(({ region, postcodes }) => region !== null || postcodes.length > 0);
  if (!isShipped || hasParts) return null;
  const parcel = { worth: Money.ofCents(variant.price, currency), grams: variant.grams };
  const [first] = offersFor(zones, { country, region: null, postcode: null }, parcel).filter(
    ({ kind }) => kind !== 'pickup' && kind !== 'local',
  );
  return first && first.kind !== 'carrier' ? first : null;
}
