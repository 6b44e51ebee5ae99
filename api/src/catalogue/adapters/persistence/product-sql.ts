import { toDecimal } from '../../../kernel/currency.js';
import { sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled-once.js';
import { answerOf, countedReviews, shortName, type ReviewGroup } from '../../application/review-texts.js';
import type { ProductView, ReviewView } from '../../application/views.js';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { reductionOf } from '../../../kernel/original-price.js';
import type { Fit } from '../../../kernel/fit.js';
import type { FieldValues } from '../../../kernel/fields/field.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import { ownPricesIn } from '../../../kernel/price-in.js';
import type { ProductFieldSet } from '../../domain/fields/product-field.js';
import { detailsOf, type ProductDetails, type ProductStatus } from '../../domain/product-state.js';
import { MOST_IMAGES, OWN_COLUMNS, imagesSql, toCard, type CardRow } from './card-sql.js';
import { ownPrices, PRICED_COLUMN, type PricedIn } from './own-prices-sql.js';
import { inOptionOrder } from './option-order.js';
import { DETAIL_COLUMNS } from './product-rows.js';
import { bundleParts, shownParts, type PartRow } from './shown-parts.js';
import type { CatalogueTables } from './tables.js';

const NEWEST_REVIEWS = 10;

/** Everything that a product page shows, in one statement; `base` is the currency that the shop counts in, `also` a status that has a page beside `active`. */
export const productRows = compiledOnce<CatalogueTables, Asked, ProductDetailRow>(
  (
    _,
    place,
  ) => sql<ProductDetailRow>`select ${OWN_COLUMNS}, ${imagesSql(MOST_IMAGES)}, ${DETAIL_COLUMNS}, ${PRICED_COLUMN}, p.version, p.is_shipped,
    (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_cents, 'lowest', v.lowest_cents,
         'own', ${ownPrices(sql.ref('v.id'), place('base'))},
         'parts', ${bundleParts(sql.ref('v.id'), sql.ref('s.is_bundle'))}, 'stock', s.on_hand - s.held,
         'isDownload', exists(select from variant_file f where f.variant_id = v.id)) order by v.position, v.id), '[]')
       from variant v join shelf s on s.variant_id = v.id
      where v.product_id = p.id and v.archived_at is null) as variants,
    case when p.rating_count = 0 then '[]'::json else (select coalesce(json_agg(r), '[]') from (
       select r.id, r.rating, r.title, r.comment, r.fit, r.is_verified as verified, a.name as author, r.created_at as at,
              r.answer, r.answered_at as "answeredAt"
         from review r join account a on a.id = r.account_id
        where r.product_id = p.id and r.status = 'published'
        order by r.created_at desc, r.id desc limit ${sql.lit(NEWEST_REVIEWS)}) r) end as reviews,
    case when p.rating_count = 0 then '[]'::json else (select coalesce(json_agg(json_build_array(d.rating, d.fit, d.count)), '[]') from (
       select rating, fit, count(*)::int as count from review
        where product_id = p.id and status = 'published' group by rating, fit) d) end as distribution
   from product p where p.id = ${place('id')} and p.status in ('active', ${place('also')})`,
);

type Asked = { id: string; base: string; also: ProductStatus };

interface ReviewRow {
  id: string;
  rating: number;
  title: string;
  comment: string;
  fit: Fit | null;
  verified: boolean;
  author: string;
  at: string;
  answer: string | null;
  answeredAt: string | null;
}

export interface ProductDetailRow extends Omit<CardRow, 'supply'>, ProductDetails, PricedIn {
  version: number;
  is_shipped: boolean;
  variants: {
    id: string;
    sku: string;
    options: Record<string, string>;
    price: number;
    lowest: number | null;
    own: OwnPrices;
    parts: PartRow[] | null;
    stock: number | null;
    isDownload: boolean;
  }[];
  reviews: ReviewRow[];
  distribution: readonly ReviewGroup[];
}

export function toProduct(
  row: ProductDetailRow,
  declared: ProductFieldSet,
): Omit<ProductView, 'deliveryEstimate'> {
  const counted = countedReviews(row.distribution);
  const card = toCard({ ...row, supply: supplyOf(row.variants) });
  // those that are not on sale are nobody's business
  const { related: _, ...details } = detailsOf(row);
  return {
    ...card,
    ...details,
    fields: declared.publicOf(row.fields),
    seo: { title: text(row.fields, 'seoTitle'), description: text(row.fields, 'seoDescription') },
    facts: declared.facts(row.fields),
    options: row.options,
    variants: inOptionOrder(row).map((variant) => toVariant(variant, row, card.images)),
    reviews: row.reviews.map(toReview),
    ratingDistribution: counted.stars,
    fit: counted.fit,
    version: row.version,
    isShipped: row.is_shipped,
  };
}

/** As a card's statement tells it (`CARD_COLUMNS`), of variants in their order. */
function supplyOf(variants: ProductDetailRow['variants']): CardRow['supply'] {
  const [cheapest] = variants.toSorted((one, other) => one.price - other.price);
  const isUnlimited = variants.some(({ stock }) => stock === null);
  return {
    stock: isUnlimited ? null : variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0),
    lowest: cheapest?.lowest ?? null,
    only: variants.length === 1 ? (cheapest?.id ?? null) : null,
  };
}

const text = (fields: FieldValues, name: string): string | null => {
  const { [name]: value } = fields;
  return typeof value === 'string' ? value : null;
};

function toVariant(
  variant: ProductDetailRow['variants'][number],
  { discount_percent, options }: ProductDetailRow,
  images: ProductView['images'],
): ProductView['variants'][number] {
  const { original } = reductionOf(variant.price, discount_percent, variant.lowest);
  const prices = ownPricesIn(variant.own, discount_percent);
  const values = Object.values(variant.options);
  const own = images.find((image) => image.optionValue !== null && values.includes(image.optionValue));
  return {
    _id: variant.id,
    id: variant.id,
    sku: variant.sku,
    options: optionsInOrder(variant.options, options),
    price: toDecimal(variant.price),
    originalPrice: original === null ? null : toDecimal(original),
    ...(prices.length > 0 ? { prices } : {}),
    ...(variant.isDownload ? { isDownload: true } : {}),
    ...shownParts(variant.parts),
    stock: variant.stock,
    inStock: variant.stock === null || variant.stock > 0,
    image: (own ?? images[0])?.url ?? null,
  };
}

function toReview({ author, at, answer, answeredAt, ...review }: ReviewRow): ReviewView {
  const said = { author: shortName(author), createdAt: new Date(at).toISOString() };
  return { _id: review.id, ...review, ...said, answer: answerOf(answer, answeredAt) };
}
