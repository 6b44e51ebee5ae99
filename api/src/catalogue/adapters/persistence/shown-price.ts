import { expressionBuilder, sql } from 'kysely';
import { sum } from '../../../platform/database/sum.js';
import type { ProductFilter } from '../../application/product-filter.js';
import type { WantedValue } from '../../domain/wanted-variants.js';
import type { AdminTables } from './tables.js';
import { ofVariant } from './variant-conditions.js';

const p = expressionBuilder<AdminTables, 'p'>();
const v = expressionBuilder<AdminTables, 'v'>();

/**
 * What a card shows: the least of the variants with the chosen options that have most of what was typed, else of all
 * (`wantedVariants`). A product of one price, as most are, is not looked into.
 */
export function shownPrice({ options, inStock, text }: PriceFilter) {
  const price = p.ref('p.price_cents');
  const wanted = text?.wanted ?? [];
  if (options.length === 0 && wanted.length === 0) return price;
  const least = shownVariant({ options, inStock, text }).select('v.price_cents');
  const isOne = p('p.price_cents', '=', p.ref('p.max_price_cents'));
  return p.case().when(isOne).then(price).else(least).end().$castTo<number>();
}

/** The variant whose price a card shows. Whether it is in stock is asked with other wishes alone, as cards are narrowed. */
export function shownVariant({ options, inStock, text }: PriceFilter) {
  const wanted = text?.wanted ?? [];
  const isNarrowed = options.length > 0 || wanted.length > 0;
  let variants = p
    .selectFrom('variant as v')
    .whereRef('v.product_id', '=', 'p.id')
    .where('v.archived_at', 'is', null);
  if (isNarrowed) variants = variants.where(v.and(ofVariant({ options, inStock })));
  if (wanted.length > 0) variants = variants.orderBy(howWanted(wanted), 'desc');
  return variants.orderBy('v.price_cents').orderBy('v.position').limit(sql.lit(1));
}

export type PriceFilter = Pick<ProductFilter, 'options' | 'inStock'> & Partial<Pick<ProductFilter, 'text'>>;

/** How much of what was typed the options of `variant v` have. Raw: patterns over the members of an object. */
const howWanted = (wanted: readonly WantedValue[]) =>
  sql<number>`(select ${sum(wanted.map(ofValue))}
    from (select ' ' || search_text(o.value) || ' ' as value from jsonb_each_text(v.options) o) o)`;

const o = expressionBuilder<{ o: { value: string } }, 'o'>();

const ofValue = ({ exact, alike }: WantedValue) =>
  o.fn.max<number>(
    o
      .case()
      .when('o.value', '~', anyOf(exact))
      .then(o.lit(2))
      .when('o.value', '~', anyOf(alike))
      .then(o.lit(1))
      .else(o.lit(0))
      .end(),
  );

/** Short words are whole ones; without a phrase nothing matches. Words are letters and digits alone. */
const anyOf = (phrases: readonly string[]): string =>
  phrases.length === 0
    ? '^$'
    : phrases
        .map((phrase) =>
          phrase
            .split(' ')
            .map((word) => (word.length < 3 ? ` ${word} ` : ` ${word}`))
            .join('.*'),
        )
        .join('|');
