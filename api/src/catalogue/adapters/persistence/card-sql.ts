import { toDecimal } from '../../../kernel/currency.js';
import { sql } from 'kysely';
import type { ImageView, OptionView, ProductCard } from '../../application/views.js';
import type { Amount } from '../../../kernel/fields/field.js';
import { unitPriced } from '../../../kernel/unit-price.js';
import { reductionOf } from '../../../kernel/original-price.js';

/** Cards show at most this many pictures: the first of each colour before others. */
export const CARD_IMAGES = 4;

/** What of a card is not of the variants, over `product p`. */
export const OWN_COLUMNS = sql`
  p.id, p.name, p.category, p.price_cents, p.max_price_cents, p.discount_percent, p.rating_average, p.rating_count,
  p.is_featured, p.options, p.created_at, p.updated_at, p.fields -> 'unitAmount' as content, p.fields ->> 'seoAddress' as address,
  (select coalesce(json_agg(c.category order by c.is_primary desc, c.category), '[]')
     from product_category c where c.product_id = p.id) as categories`;

/** The columns of a card over `product p`, each row whole: no second query per product. */
export const CARD_COLUMNS = sql`${OWN_COLUMNS},
  (select json_build_object(
       'stock', case when bool_or(s.on_hand is null) then null else coalesce(sum(s.on_hand - s.held), 0) end,
       'lowest', (min(array[v.price_cents, v.position, v.lowest_cents]))[3],
       'only', case when count(*) = 1 then min(v.id::text) end)
     from variant v join shelf s on s.variant_id = v.id
     where v.product_id = p.id and v.archived_at is null) as supply`;

/** The focus of image `i`. Raw: a member of the JSON below. */
const FOCUS = sql`'focus', json_build_object('x', i.focus_x, 'y', i.focus_y)`;

/** The pictures of a card over `product p`. Raw: numbered within each colour. */
export const CARD_PICTURES = sql`
  (select coalesce(json_agg(json_build_object('key', i.media_key, 'alt', i.alt, 'width', i.width, 'height', i.height,
       'colour', i.dominant_colour, 'widths', i.widths, 'optionValue', i.option_value, ${FOCUS}) order by i.position), '[]')
     from (select n.* from (
             select pi.media_key, pi.alt, pi.option_value, pi.focus_x, pi.focus_y, pi.position, m.width, m.height, m.dominant_colour, m.widths,
                    row_number() over (partition by pi.option_value order by pi.position) as nth
               from product_image pi join media m on m.key = pi.media_key where pi.product_id = p.id) n
            order by n.nth > 1, n.position limit ${sql.lit(CARD_IMAGES)}) i) as images`;

/** So many pictures a product has at most. */
export const MOST_IMAGES = 60;

/** The pictures of `product p`, at most `limit`. */
export const imagesSql = (limit: number) => sql`
  (select coalesce(json_agg(json_build_object('key', i.media_key, 'alt', i.alt, 'width', i.width, 'height', i.height,
       'colour', i.dominant_colour, 'widths', i.widths, 'optionValue', i.option_value, ${FOCUS}) order by i.position), '[]')
     from (select pi.media_key, pi.alt, pi.option_value, pi.focus_x, pi.focus_y, pi.position, m.width, m.height, m.dominant_colour, m.widths
             from product_image pi join media m on m.key = pi.media_key
             where pi.product_id = p.id order by pi.position limit ${sql.lit(limit)}) i) as images`;

/** For a card that shows some of its variants: theirs may be any. */
export const NARROW_PICTURES = imagesSql(MOST_IMAGES);

export interface ImageRow extends Omit<ImageView, 'url'> {
  key: string;
}

export interface CardRow {
  id: string;
  name: string;
  category: string;
  price_cents: number;
  max_price_cents: number;
  discount_percent: number;
  rating_average: number;
  rating_count: number;
  is_featured: boolean;
  options: OptionView[];
  /** How much is in it, for the price for a unit. */
  content: Amount | null;
  /** The words of its address, where the merchant wrote them. */
  address: string | null;
  created_at: string;
  updated_at: string;
  categories: string[];
  /** `lowest`: what the cheapest cost least in thirty days before its cut. */
  supply: { stock: number | null; lowest: number | null; only: string | null };
  images: ImageRow[];
}

export const mediaUrl = (key: string): string => `/media/${key}`;

export function toImage({ key, ...image }: ImageRow): ImageView {
  return { url: mediaUrl(key), ...image };
}

export function toCard(row: CardRow): ProductCard {
  const images = row.images.map(toImage);
  const { original, percent } = reductionOf(row.price_cents, row.discount_percent, row.supply.lowest);
  return {
    _id: row.id,
    id: row.id,
    name: row.name,
    ...(row.address ? { address: row.address } : {}),
    category: row.category,
    categories: row.categories,
    price: toDecimal(row.price_cents),
    originalPrice: original === null ? null : toDecimal(original),
    discount: percent,
    maxPrice: toDecimal(row.max_price_cents),
    ...unitPriced(row.price_cents, row.content),
    rating: Math.round(row.rating_average * 10) / 10,
    ratingCount: row.rating_count,
    isFeatured: row.is_featured,
    stock: row.supply.stock,
    inStock: row.supply.stock === null || row.supply.stock > 0,
    image: images[0]?.url ?? null,
    images,
    swatches: swatchesOf(row.options),
    defaultVariantId: row.supply.only,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function swatchesOf(options: readonly OptionView[]): ProductCard['swatches'] {
  return options
    .flatMap((option) => option.values)
    .flatMap(({ value, swatch }) => (swatch === null ? [] : [{ value, colour: swatch }]));
}
