import { crossesOutLowest } from '../../../kernel/original-price.js';
import { KeptReading } from '@duka/serving/kept.js';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { baseCurrency } from '../../../kernel/currency.js';
import { Exchanges } from '../../../kernel/exchange.js';
import type { PageOf, PageRequest } from '../../../kernel/page.js';
import { Database } from '../../../platform/database/database.js';
import { KeptStatements } from '../../../platform/database/kept-statements.js';
import { ProductReads, type Shown } from '../../application/ports.js';
import { ProductFields } from '../../application/product-fields.js';
import type { SearchTerms } from '../../application/search-terms.js';
import { NO_FILTER, type ProductFilter, type ProductSort } from '../../application/product-filter.js';
import type { CategoryView, Facets, ProductCard, Suggestions } from '../../application/views.js';
import type { VariantWish } from '../../domain/wanted-variants.js';
import { byIds, cardsSql } from './cards-by-ids.js';
import { CountedProducts } from '../counted/counted-products.js';
import { categoriesOnSale, categoryCalled } from './category-reads.js';
import { matches } from './conditions.js';
import {
  countCategories,
  facetsSql,
  NO_CHOICES,
  NO_SAMPLE,
  sampledOf,
  toFacets,
  without,
  type Samples,
} from './facets-sql.js';
import { Memo } from './memo.js';
import { ListedCards } from './listed-cards.js';
import { isNarrowed, part } from './list-part.js';
import { pricedOf, wantedOf, wishOf } from './narrowed-card.js';
import { ORDER_COLUMNS, ordered } from './product-order.js';
import { ranges, type PricedIn } from './own-prices-sql.js';
import { productRows, toProduct } from './product-sql.js';
import { relatedSql } from './related-sql.js';
import { suggestCategories, suggestSql, toSuggestion } from './suggest-sql.js';
import type { AdminTables } from './tables.js';

/** Words that so many products have tell little: then the best rated come first, which an index knows. */
const MOST_RANKED = 2_000;
/** A walk through all products in their order meets so few late or never. */
const MOST_GATHERED = 200;

/** The catalogue's reads as typed SQL. Counts and facets may lag by seconds (`Memo`), what a page shows never does. */
@Injectable()
export class PostgresProductReads extends ProductReads {
  private readonly statements = new KeptStatements();
  private readonly listedCards: ListedCards;
  /** One look for all who ask meanwhile. */
  private readonly onSale = new KeptReading(() => categoriesOnSale(this.tables()), 0);

  constructor(
    private readonly database: Database,
    private readonly memo: Memo,
    private readonly exchanges: Exchanges,
    private readonly fields: ProductFields,
    private readonly counted: CountedProducts,
  ) {
    super();
    this.listedCards = new ListedCards(exchanges);
  }

  override async list(
    filter: ProductFilter,
    sort: ProductSort,
    { page, limit }: PageRequest,
  ): Promise<PageOf<ProductCard>> {
    const lists = await this.counted.for(filter);
    if (lists) {
      const { ids, total } = lists.page(filter, sort, { page, limit });
      return { items: await this.cardsOf(ids, wishOf(filter)), total, page, limit };
    }
    const counted = this.total(filter);
    const tooMany = sort === 'relevance' && (await counted) > MOST_RANKED;
    const isFew = isNarrowed(filter) && !filter.text && (await counted) <= MOST_GATHERED;
    const wish = wishOf(filter);
    const isLowest = crossesOutLowest();
    const read = (asked?: VariantWish) => {
      const currency = asked && baseCurrency().code;
      // hundreds of ids that a language's search has found are a key that hardly anybody asks by again
      const from = filter.text?.inOrder
        ? undefined
        : JSON.stringify([filter, sort, page, limit, tooMany, isFew, currency, isLowest]);
      return this.statements.ask(this.tables(), from, () => {
        const found = isFew ? this.gathered(filter) : this.listed(filter);
        const inOrder = ordered(found, tooMany ? 'rating' : sort, filter);
        const how = { ranked: sort === 'relevance' && !tooMany, isGathered: isFew };
        // raw: an array made of a statement's rows keeps their order
        return cardsSql(sql`array(${part(inOrder, filter, { page, limit }, how)})`, asked);
      });
    };
    const [items, total] = await Promise.all([this.listedCards.cards(read, wish), counted]);
    // the total may be of some moments ago, the items are of now
    const seen = items.length > 0 ? (page - 1) * limit + items.length : 0;
    return { items, total: Math.max(total, seen), page, limit };
  }

  private listed(filter: ProductFilter) {
    return this.tables().selectFrom('product as p').select('p.id').where(matches(filter));
  }

  /** The same, found first and put in order then: few are not met on a walk through the order of all. */
  private gathered(filter: ProductFilter) {
    return this.tables()
      .with(
        (cte) => cte('p').materialized(),
        (db) => db.selectFrom('product as p').select(ORDER_COLUMNS).where(matches(filter)),
      )
      .selectFrom('p')
      .select('p.id');
  }

  override async facets(filter: ProductFilter): Promise<Facets> {
    const lists = await this.counted.for(filter);
    if (lists) {
      const { categories, ...counts } = lists.countsOf(filter);
      const { filterable } = await this.fields.declared();
      return { ...toFacets(counts, NO_SAMPLE, filter, filterable), categories };
    }
    // counted for the list as well
    if (!isNarrowed(filter) && (await this.total(filter)) === 0) return NO_CHOICES;
    const others = { ...filter, categories: [] };
    const [samples, { filterable }] = await Promise.all([this.samples(filter), this.fields.declared()]);
    const [categories, facets] = await Promise.all([
      this.memo.get(`categories ${JSON.stringify(others)}`, () => countCategories(this.tables(), others)),
      this.memo.get(`facets ${JSON.stringify(filter)}`, async () => {
        const { rows } = await facetsSql(filter, samples, filterable).execute(this.database.replica());
        if (!rows[0]) throw new Error('facets without a row');
        return toFacets(rows[0], samples, filter, filterable);
      }),
    ]);
    return { ...facets, categories };
  }

  /** Asked for before the facets: a figure that is counted waits for no other. */
  private async samples(filter: ProductFilter): Promise<Samples> {
    if (sampledOf(await this.total(NO_FILTER)) === 1) return NO_SAMPLE;
    const part = async (other: ProductFilter) => sampledOf(await this.total(other));
    const [found, price, rating, options, fields] = await Promise.all([
      part(filter),
      part(without.price(filter)),
      part(without.rating(filter)),
      part(filter.options.length > 0 ? without.options(filter) : filter),
      part(without.fields(filter)),
    ]);
    return { found, price, rating, options, fields };
  }

  override cards(ids: readonly string[]): Promise<ProductCard[]> {
    return this.cardsOf(ids);
  }

  private async cardsOf(ids: readonly string[], wish?: VariantWish): Promise<ProductCard[]> {
    const read = async (asked?: VariantWish) =>
      (await cardsSql(byIds(ids), asked).execute(this.tables())).rows;
    return this.listedCards.cards(read, wish);
  }

  override async find(id: string, shown?: Shown) {
    const [[row], declared] = await Promise.all([
      productRows(this.database.replica(), { id, also: alsoShown(shown), base: baseCurrency().code }),
      this.fields.declared(),
    ]);
    return row && { ...toProduct(row, declared), ...(await this.prices(row)) };
  }

  override async related(id: string, limit: number, shown?: Shown): Promise<ProductCard[] | undefined> {
    const { rows } = await relatedSql(id, limit, alsoShown(shown)).execute(this.database.replica());
    const [self, ...ids] = rows.map((row) => row.id);
    return self === id ? this.cards(ids) : undefined;
  }

  override categories(): Promise<CategoryView[]> {
    return this.onSale.get();
  }

  override categoryName(key: string): Promise<string | undefined> {
    return categoryCalled(this.tables(), key);
  }

  override async suggest(text: string, terms: SearchTerms, limit: number): Promise<Suggestions> {
    const [{ rows }, categories] = await Promise.all([
      suggestSql(terms, limit).execute(this.database.replica()),
      this.memo.get('categories', () => this.categories()),
    ]);
    const wish = wishOf({ ...NO_FILTER, text: terms });
    const products = await Promise.all(
      rows.map(async (row) => {
        const wanted = wish && wantedOf(row, wish);
        const own = await this.prices(wanted ? { ...row, ...pricedOf(wanted) } : row);
        return { ...toSuggestion(row, wanted), ...own };
      }),
    );
    const items = [...suggestCategories(text, categories), ...products].slice(0, limit);
    return { items, total: rows[0]?.total ?? 0 };
  }

  private prices(row: PricedIn & { discount_percent: number }) {
    return ranges(row, row.discount_percent, this.exchanges);
  }

  private total(filter: ProductFilter): Promise<number> {
    return this.memo.get(`total ${JSON.stringify(filter)}`, async () => {
      const { total } = await this.tables()
        .selectFrom('product as p')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .where(matches(filter))
        .executeTakeFirstOrThrow();
      return total;
    });
  }

  private tables() {
    return this.database.replica<AdminTables>();
  }
}

/** The status that has a page beside `active`. */
const alsoShown = (shown?: Shown) => (shown === 'drafts-too' ? 'draft' : 'active');
