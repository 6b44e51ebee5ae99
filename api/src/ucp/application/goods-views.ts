import type { Offer } from '../../checkout/application/ports.js';
import type { Money } from '../../kernel/money.js';
import type { Answer } from './envelope.js';
import { canBeHad, type Goods } from './find-goods.js';

const MOST_STARS = 5;

/** An amount in the minor units of ISO 4217, which are the shop's smallest units. */
export const priceOf = (money: Money): Answer => ({ amount: money.cents, currency: money.currency.code });

/** What is addressed within the shop, by its public address. */
export const addressIn = (shop: string, path: string): string =>
  /^https?:/.test(path) ? path : `${shop}${path}`;

const rangeOf = (prices: readonly Money[]): Answer => {
  const sorted = prices.toSorted((one, other) => one.cents - other.cents);
  const [least, most] = [sorted[0], sorted.at(-1)];
  return { min: least && priceOf(least), max: most && priceOf(most) };
};

const isReduced = ({ listPrice, unitPrice }: Offer) => unitPrice.lessThan(listPrice);

/** A product of the catalogue with the variants that are meant; `shop` is its public address. */
export function productOf({ card, offers }: Goods, shop: string, variants = offers): Answer {
  return {
    id: card.id,
    title: card.name,
    description: { plain: offers[0]?.description || card.name },
    url: `${shop}/product/${card.id}`,
    categories: card.categories.map((value) => ({ value, taxonomy: 'merchant' })),
    price_range: rangeOf(offers.map(({ unitPrice }) => unitPrice)),
    ...(offers.some(isReduced)
      ? { list_price_range: rangeOf(offers.map(({ listPrice }) => listPrice)) }
      : {}),
    media: card.images.map(({ url, alt, width, height }) => ({
      ...{ type: 'image', url: addressIn(shop, url), width, height },
      ...(alt ? { alt_text: alt } : {}),
    })),
    ...optionsOf(offers),
    variants: variants.map((offer) => variantOf(offer, shop)),
    ...(card.ratingCount > 0
      ? { rating: { value: card.rating, scale_min: 1, scale_max: MOST_STARS, count: card.ratingCount } }
      : {}),
  };
}

export const titleOf = ({ name, options }: Offer): string => Object.values(options).join(' / ') || name;

export function variantOf(offer: Offer, shop: string): Answer {
  const { variantId, sku, description, name, unitPrice, listPrice, options, image } = offer;
  return {
    id: variantId,
    ...(sku ? { sku } : {}),
    title: titleOf(offer),
    description: { plain: description || name },
    price: priceOf(unitPrice),
    ...(isReduced(offer) ? { list_price: priceOf(listPrice) } : {}),
    availability: canBeHad(offer)
      ? { available: true, status: 'in_stock' }
      : { available: false, status: 'out_of_stock' },
    options: Object.entries(options).map(([option, label]) => ({ name: option, label })),
    ...(image ? { media: [{ type: 'image', url: addressIn(shop, image) }] } : {}),
  };
}

/** The options of a product with every value that a variant has, in the order of the variants. */
export function valuesOf(offers: readonly Offer[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const { options } of offers)
    for (const [name, value] of Object.entries(options)) {
      const known = values.get(name) ?? [];
      if (!known.includes(value)) values.set(name, [...known, value]);
    }
  return values;
}

const optionsOf = (offers: readonly Offer[]): Answer => {
  const values = valuesOf(offers);
  if (values.size === 0) return {};
  return {
    options: [...values].map(([name, labels]) => ({ name, values: labels.map((label) => ({ label })) })),
  };
};
