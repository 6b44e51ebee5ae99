import { sql, type Expression } from 'kysely';
import { baseCurrency, toDecimal } from '../../../kernel/currency.js';
import type { Amount } from '../../../kernel/fields/field.js';
import { reductionOf } from '../../../kernel/original-price.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import type { ProductFilter } from '../../application/product-filter.js';
import type { Chosen, ImageView, OptionView, ProductCard } from '../../application/views.js';
import {
  wantedVariants,
  type OfferedVariant,
  type VariantWish,
  type WantedVariants,
} from '../../domain/wanted-variants.js';
import { unitPriced } from '../../../kernel/unit-price.js';
import { inOptionOrder } from './option-order.js';
import { ownPrices, type PricedIn } from './own-prices-sql.js';

/** A variant as cards are narrowed to it; prices in smallest units of the shop's currency and of others. */
export interface NarrowVariant extends OfferedVariant {
  price: number;
  /** What it cost least in thirty days before its cut. */
  lowest: number | null;
  own: OwnPrices;
}

export interface NarrowRow {
  variants: NarrowVariant[];
  options: OptionView[];
}

/** The variants on sale of `product p`, for cards that show some of them. Raw: JSON of rows. */
export const narrowVariants = (base: string | Expression<string> = baseCurrency().code) => sql`
  (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_cents, 'lowest', v.lowest_cents,
       'own', ${ownPrices(sql.ref('v.id'), base)}, 'stock', s.on_hand - s.held) order by v.position, v.id), '[]')
     from variant v join shelf s on s.variant_id = v.id
    where v.product_id = p.id and v.archived_at is null) as variants`;

/** What of the variants is asked for; undefined where all of them are. */
export function wishOf({ options, inStock, text }: ProductFilter): VariantWish | undefined {
  const { wanted = [], articles } = text ?? {};
  if (options.length === 0 && wanted.length === 0 && !articles) return undefined;
  return { options, inStock, wanted, article: articles?.key };
}

export const wantedOf = (row: NarrowRow, wish: VariantWish): WantedVariants<NarrowVariant> | undefined =>
  wantedVariants(inOptionOrder(row), wish);

/** The picture of the variant that stands for those asked for: its own colour's before a general one. */
export function pictureOf<I extends Pick<ImageView, 'optionValue'>>(
  images: readonly I[],
  { lead }: WantedVariants<NarrowVariant>,
): I | undefined {
  const values = Object.values(lead.options);
  return images.find(({ optionValue }) => optionValue !== null && values.includes(optionValue)) ?? images[0];
}

/** What the link of a card says: the options that were asked for, and the one whose value the picture shows. */
export function chosenOf(
  found: WantedVariants<NarrowVariant>,
  picture: Pick<ImageView, 'optionValue'> | undefined,
): Chosen {
  const { lead, names, variants, isArticle } = found;
  const isSaid = ([name, value]: [string, string]) =>
    names.includes(name) || value === picture?.optionValue || (isArticle && variants.length === 1);
  return Object.fromEntries(Object.entries(lead.options).filter(isSaid));
}

/** In smallest units, from the cheapest to the dearest. */
export function priceRange({ variants }: WantedVariants<NarrowVariant>): { min: number; max: number } {
  const prices = variants.map(({ price }) => price);
  return { min: Math.min(...prices), max: Math.max(...prices) };
}

/** The own prices of some variants as those of a whole product are read. */
export function pricedOf({ variants }: WantedVariants<NarrowVariant>): PricedIn {
  const currencies = [...new Set(variants.flatMap(({ own }) => Object.keys(own)))];
  return {
    priced: currencies.flatMap((currency) =>
      variants.map(({ price, own, lowest }) => ({ currency, price, lowest, own: own[currency] ?? null })),
    ),
  };
}

/** The card of a product on a sale of so many percent, with picture, price and stock of the variants that were asked for; at most `most` pictures. */
export function narrowed(
  card: ProductCard,
  discount: number,
  found: WantedVariants<NarrowVariant>,
  content: Amount | null,
  most: number,
): ProductCard {
  const { variants } = found;
  const { min, max } = priceRange(found);
  const cheapest = variants.find(({ price }) => price === min);
  const { original, percent } = reductionOf(min, discount, cheapest?.lowest ?? null);
  const first = pictureOf(card.images, found);
  const isAlike = ({ optionValue }: ImageView) => optionValue === first?.optionValue;
  const images = first
    ? [
        first,
        ...card.images.filter((one) => one !== first && isAlike(one)),
        ...card.images.filter((one) => !isAlike(one)),
      ]
    : [];
  const isUnlimited = variants.some(({ stock }) => stock === null);
  const stock = isUnlimited ? null : variants.reduce((sum, one) => sum + (one.stock ?? 0), 0);
  return {
    ...card,
    price: toDecimal(min),
    originalPrice: original === null ? null : toDecimal(original),
    discount: percent,
    maxPrice: toDecimal(max),
    ...unitPriced(min, content),
    stock,
    inStock: stock === null || stock > 0,
    image: first?.url ?? null,
    images: images.slice(0, most),
    defaultVariantId: variants.length === 1 ? (variants[0]?.id ?? null) : null,
    chosen: chosenOf(found, first),
  };
}
