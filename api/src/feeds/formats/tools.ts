import { EVERYWHERE, zoneOf } from '../../kernel/area.js';
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

/** Countries to which all of the same zone is sent, wherever in them. */
export type Place = readonly [string, ...string[]];

/** The shop's own country and those that its zones name, by zone; a country of which parts are told apart is none, since what is told is for all of it. */
export function placesOf({ country: own, zones }: FeedShop): Place[] {
  const areas = zones.flatMap((zone) => zone.areas);
  const parted = new Set(
    areas
      .filter(({ region, postcodes }) => region !== null || postcodes.length > 0)
      .map((area) => area.country),
  );
  const named = new Set([own, ...areas.map(({ country }) => country)]);
  const whole = [...named].filter((country) => country !== EVERYWHERE && !parted.has(country));
  const byZone = Map.groupBy(whole, (country) => zoneOf(zones, anywhereIn(country))?.id);
  return [...byZone.values()].flatMap(([first, ...others]): Place[] =>
    first === undefined ? [] : [[first, ...others]],
  );
}

const anywhereIn = (country: string) => ({ country, region: null, postcode: null });

/**
 * What it costs to have one piece sent to each of the places, by the way that is chosen by itself there. A place is left out where
 * nothing is sent, and where it depends on what a carrier says on the day.
 */
export function deliveriesOf(
  variant: FeedVariant,
  { isShipped }: FeedProduct,
  places: readonly Place[],
  { currency, zones }: FeedShop,
): { countries: Place; offer: Offer }[] {
  if (!isShipped) return [];
  const parcel = { worth: Money.ofCents(variant.price, currency), grams: variant.grams };
  return places.flatMap((countries) => {
    const offer = offersFor(zones, anywhereIn(countries[0]), parcel).find(
      ({ kind }) => kind !== 'pickup' && kind !== 'local',
    );
    return offer && offer.kind !== 'carrier' ? [{ countries, offer }] : [];
  });
}
