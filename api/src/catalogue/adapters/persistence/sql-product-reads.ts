import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { PageOf, PageRequest } from '../../../kernel/page.js';
import { Database } from '../../../platform/database/database.js';
import { ProductReads, type SearchTerms } from '../../application/ports.js';
import type { ProductFilter, ProductSort } from '../../application/product-filter.js';
import type { CategoryView, Facets, ProductCard, Suggestion } from '../../application/views.js';
import { CARD_COLUMNS, CARD_IMAGES, imagesSql, mediaUrl, toCard, type CardRow } from './card-sql.js';
import { matches } from './conditions.js';
import { facetsSql, toFacets } from './facets-sql.js';
import { Memo } from './memo.js';
import { orderOf } from './product-order.js';
import { partSql } from './part-sql.js';
import { productSql, toProduct } from './product-sql.js';
import { relatedSql } from './related-sql.js';
import { suggestCategories, suggestSql, type SuggestionRow } from './suggest-sql.js';

/** Words that so many products have tell little: then the best rated come first, which an index knows. */
const MOST_RANKED = 2_000;
const CARD = sql`${CARD_COLUMNS}, ${imagesSql(CARD_IMAGES)}`;

/** The catalogue's reads as typed SQL. Counts and facets may lag by seconds (`Memo`), what a page shows never does. */
@Injectable()
export class SqlProductReads extends ProductReads {
  constructor(
    private readonly database: Database,
    private readonly memo: Memo,
  ) {
    super();
  }

  override async list(
    filter: ProductFilter,
    sort: ProductSort,
    { page, limit }: PageRequest,
  ): Promise<PageOf<ProductCard>> {
    const counted = this.total(filter);
    const tooMany = sort === 'relevance' && (await counted) > MOST_RANKED;
    const order = orderOf(tooMany ? 'rating' : sort, filter);
    const part = partSql(filter, { page, limit }, sort === 'relevance' && !tooMany);
    const slice = sql<CardRow>`select ${CARD} from unnest(array(
        select p.id from product p where ${matches(filter)} order by ${order} ${part}))
        with ordinality wanted (id, place) join product p on p.id = wanted.id
      order by wanted.place`.execute(this.database.replica());
    const [{ rows }, total] = await Promise.all([slice, counted]);
    return { items: rows.map(toCard), total, page, limit };
  }

  override facets(filter: ProductFilter): Promise<Facets> {
    return this.memo.get(`facets ${JSON.stringify(filter)}`, async () => {
      const { rows } = await facetsSql(filter).execute(this.database.replica());
      if (!rows[0]) throw new Error('facets without a row');
      return toFacets(rows[0]);
    });
  }

  override async cards(ids: readonly string[]): Promise<ProductCard[]> {
    const { rows } = await sql<CardRow>`select ${CARD}
      from unnest(${[...ids]}::uuid[]) with ordinality wanted(id, place) join product p on p.id = wanted.id
      where p.status = 'active' order by wanted.place`.execute(this.database.replica());
    return rows.map(toCard);
  }

  override async find(id: string) {
    const { rows } = await productSql(id).execute(this.database.replica());
    return rows[0] && toProduct(rows[0]);
  }

  override async related(id: string, limit: number): Promise<ProductCard[] | undefined> {
    const { rows } = await relatedSql(id, limit).execute(this.database.replica());
    const [self, ...ids] = rows.map((row) => row.id);
    return self === id ? this.cards(ids) : undefined;
  }

  override categories(): Promise<CategoryView[]> {
    return this.memo.get('categories', async () => {
      const { rows } =
        await sql<CategoryView>`select coalesce(c.name, found.name) as name, found.count, c.image
          from (select pc.category_key, min(pc.category) as name, count(*)::int as count
                  from product_category pc join product p on p.id = pc.product_id
                 where p.status = 'active' group by pc.category_key) found
          left join category c on c.name_key = found.category_key
         order by c.position nulls last, found.count desc, name`.execute(this.database.replica());
      return rows.map((row) => ({ ...row, image: row.image && mediaUrl(row.image) }));
    });
  }

  override async categoryName(key: string): Promise<string | undefined> {
    const { rows } = await sql<{ name: string }>`select coalesce(c.name, pc.category) as name
        from product_category pc join product p on p.id = pc.product_id
        left join category c on c.name_key = pc.category_key
       where pc.category_key = ${key} and p.status = 'active' limit 1`.execute(this.database.replica());
    return rows[0]?.name;
  }

  override async suggest(text: string, terms: SearchTerms, limit: number): Promise<Suggestion[]> {
    const [{ rows }, categories] = await Promise.all([
      suggestSql(terms, limit).execute(this.database.replica()),
      this.categories(),
    ]);
    return [...suggestCategories(text, categories), ...rows.map(toSuggestion)].slice(0, limit);
  }

  private total(filter: ProductFilter): Promise<number> {
    return this.memo.get(`total ${JSON.stringify(filter)}`, async () => {
      const { rows } = await sql<{ total: number }>`select count(*) as total from product p
        where ${matches(filter)}`.execute(this.database.replica());
      return rows[0]?.total ?? 0;
    });
  }
}

function toSuggestion({ id, name, image, price_cents }: SuggestionRow): Suggestion {
  return { type: 'product', text: name, id, image: image && mediaUrl(image), price: price_cents / 100 };
}
