import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { toDecimal } from '../../../kernel/currency.js';
import type { SearchTerms } from '../../application/search-terms.js';
import { inWeights } from '../../domain/search-things.js';
import type { WantedVariants } from '../../domain/wanted-variants.js';
import { mediaUrl } from './card-sql.js';
import { rank, tsquery } from './conditions.js';
import {
  narrowVariants,
  chosenOf,
  pictureOf,
  priceRange,
  type NarrowRow,
  type NarrowVariant,
} from './narrowed-card.js';
import { PRICED_COLUMN, type PricedIn } from './own-prices-sql.js';
import type { CategoryView, Suggestion } from '../../application/views.js';

/** Of a full box of suggestions, categories take at most these. */
const MOST_CATEGORIES = 3;

/** Of what begins as typed, so many are compared: while little is typed, nearly everything does. */
const MOST_RANKED = 1_000;

const begun = expressionBuilder<{ begun: { id: string; search: string } }, 'begun'>();
const isMissedBy = (query: string) => begun.not(begun('begun.search', '@@', tsquery(query)));

export interface SuggestionRow extends PricedIn, NarrowRow {
  id: string;
  name: string;
  price_cents: number;
  discount_percent: number;
  pictures: { url: string; optionValue: string | null }[];
  total: number;
}

/** The likeliest products, each with how many there are. */
export function suggestSql(
  { query, closest, named, rankedBy, articles, inOrder = [] }: SearchTerms,
  limit: number,
): RawBuilder<SuggestionRow> {
  // while a word is being typed nothing says what it names: what goes by it stands first
  const goesBy = named ?? inWeights(closest ?? query, 'AB');
  // false goes before true, so what is not found by a query comes after what is
  const first = sql.join([...(closest ? [closest] : []), goesBy].map(isMissedBy));
  const ids = [...(articles?.products ?? []), ...inOrder];
  const place = begun.fn<number>('array_position', [begun.val([...inOrder]), 'begun.id']);
  return sql<SuggestionRow>`with begun as materialized (
      select id, name, price_cents, discount_percent, search, rating_score from product
       where status = 'active' and (search @@ ${tsquery(query)} or id = any(${ids}::uuid[])) limit ${MOST_RANKED})
    select p.id, p.name, p.price_cents, p.discount_percent, p.total, ${PRICED_COLUMN}, ${narrowVariants()},
      (select o.options from product o where o.id = p.id) as options,
      (select coalesce(json_agg(json_build_object('url', i.media_key, 'optionValue', i.option_value) order by i.position), '[]')
         from product_image i where i.product_id = p.id) as pictures
    from (select id, name, price_cents, discount_percent, (select count(*)::int from begun) as total from begun
           order by ${place}, id = any(${ids}::uuid[]) desc, ${first}, ${rank('search', rankedBy)} desc, rating_score desc, id limit ${limit}) p`;
}

/** The categories with a word that begins as typed, the largest first. */
export function suggestCategories(text: string, categories: readonly CategoryView[]): Suggestion[] {
  const typed = fold(text).trim();
  return categories
    .filter(({ name }) => ` ${fold(name)}`.includes(` ${typed}`))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_CATEGORIES)
    .map(({ name, image }) => ({ type: 'category', text: name, id: null, image, price: null }));
}

/** A product as the box offers it: with picture and price of the variants that were asked for. */
export function toSuggestion(
  { id, name, pictures, price_cents }: SuggestionRow,
  wanted: WantedVariants<NarrowVariant> | undefined,
): Suggestion {
  const picture = wanted ? pictureOf(pictures, wanted) : pictures[0];
  return {
    ...{ type: 'product', text: name, id },
    image: picture ? mediaUrl(picture.url) : null,
    price: toDecimal(wanted ? priceRange(wanted).min : price_cents),
    ...(wanted && { chosen: chosenOf(wanted, picture) }),
  };
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
