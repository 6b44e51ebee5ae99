import { toDecimal } from '../../../kernel/currency.js';
import { Injectable } from '@nestjs/common';
import { sql, type ExpressionBuilder } from 'kysely';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { exactly, goesOn, placeOfLast } from '../../../platform/database/changed-since.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import {
  AdminCatalogue,
  type AdminProduct,
  type AdminProducts,
  type AdminQuery,
  type PriceChange,
  type StockMovement,
} from '../../application/admin-views.js';
import { adminColumns, sortOf, toAdminProduct, wanted, type AdminProductRow } from './admin-product-sql.js';
import type { AdminTables } from './tables.js';

const MOST_CHANGES = 500;
const MOST_MOVEMENTS = 100;

/** An archived variant made room for another of its name; in the books it is still called what it was. */
const skuOf = ({ eb, fn, ref }: ExpressionBuilder<AdminTables, 'v'>) =>
  eb
    .case()
    .when('v.archived_at', 'is', null)
    .then(ref('v.sku'))
    .else(fn<string>('regexp_replace', ['v.sku', sql.lit('~[0-9a-f]{8}$'), sql.lit('')]))
    .end();

/** The catalogue as staff sees it, from the primary: a change shows at once. */
@Injectable()
export class PostgresAdminCatalogue extends PostgresAdapter<AdminTables> implements AdminCatalogue {
  constructor(
    database: Database,
    private readonly terms: ShopTerms,
  ) {
    super(database);
  }

  async products(query: AdminQuery): Promise<AdminProducts> {
    const direction = query.direction === 'ASC' ? 'asc' : 'desc';
    const found = this.tables()
      .selectFrom('product as p')
      .where(wanted(query, (await this.terms.read()).lowStockFrom));
    const page = await found
      .select(['p.id', exactly('p.updated_at')])
      .orderBy(sortOf(query), (order) => (direction === 'asc' ? order.asc() : order.desc()).nullsLast())
      .orderBy('p.id', direction)
      .limit(query.limit)
      .offset(query.offset)
      .execute();
    const counted = goesOn(query)
      ? undefined
      : await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const products = new Map((await this.rows(page.map(({ id }) => id))).map((row) => [row.id, row]));
    const items = page.flatMap(({ id }) => products.get(id) ?? []).map(toAdminProduct);
    return { items, total: counted?.total, last: placeOfLast(page) };
  }

  async product(id: string): Promise<AdminProduct | undefined> {
    const [row] = await this.rows([id]);
    return row && toAdminProduct(row);
  }

  async priceChanges(productId: string): Promise<PriceChange[] | undefined> {
    const rows = await this.tables()
      .selectFrom('price_change as c')
      .innerJoin('variant as v', 'v.id', 'c.variant_id')
      .leftJoin('account as a', 'a.id', 'c.changed_by')
      .select([
        'c.id',
        'c.variant_id as variantId',
        'c.price_cents as cents',
        'c.discount_percent as discount',
      ])
      .select(['a.name as changedBy', 'c.changed_at as changedAt', (eb) => skuOf(eb).as('sku')])
      .where('v.product_id', '=', productId)
      .orderBy('c.changed_at', 'desc')
      .orderBy('c.id', 'desc')
      .limit(MOST_CHANGES)
      .execute();
    if (rows.length === 0 && !(await this.has(productId))) return undefined;
    return rows.map(({ cents, ...row }) => ({ ...row, price: toDecimal(cents) }));
  }

  async stockMovements(productId: string): Promise<StockMovement[] | undefined> {
    const moved = this.tables()
      .selectFrom('variant as v')
      .innerJoin('stock_movement as m', 'm.variant_id', 'v.id')
      .leftJoin('account as a', 'a.id', 'm.actor_id')
      .leftJoin('stock_place as w', (join) =>
        join.onRef('w.id', '=', 'm.place_id').on('w.is_default', '=', false),
      )
      .leftJoin('arrival as x', 'x.id', 'm.source_id')
      .select(['m.id', 'm.variant_id as variantId', (eb) => skuOf(eb).as('sku'), 'm.delta as change'])
      .select((eb) => eb.cast<StockMovement['kind']>('m.kind', 'text').as('kind'))
      .select([
        'm.reason',
        'm.order_id as orderId',
        'w.name as place',
        'a.name as changedBy',
        'm.created_at as changedAt',
      ])
      .select(['x.id as arrivalId', 'x.kind as arrivalKind', 'x.number as arrivalNumber'])
      .where('v.product_id', '=', productId);
    const rows = await this.tables()
      .selectFrom(moved.unionAll(this.openings(productId)).as('book'))
      .selectAll()
      .orderBy('changedAt', 'desc')
      .orderBy((eb) => eb('kind', '=', 'opening'))
      .orderBy('id', 'desc')
      .limit(MOST_MOVEMENTS)
      .execute();
    if (rows.length === 0 && !(await this.has(productId))) return undefined;
    return rows.map(({ arrivalId: arrival, arrivalKind: of, arrivalNumber: number, ...row }) => ({
      ...row,
      arrival: arrival === null || of === null || number === null ? null : { id: arrival, kind: of, number },
    }));
  }

  /** What lay there before the first line of the book: a line of its own, as old as the variant. */
  private openings(productId: string) {
    return this.tables()
      .selectFrom('variant as v')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .innerJoin('stock as s', 's.variant_id', 'v.id')
      .select(['v.id', 'v.id as variantId', (eb) => skuOf(eb).as('sku'), 's.initial as change'])
      .select(({ cast, fn, lit, ref, selectFrom }) => [
        cast<StockMovement['kind']>(sql.lit('opening'), 'text').as('kind'),
        sql.lit('').as('reason'),
        cast<string | null>(lit(null), 'uuid').as('orderId'),
        cast<string | null>(lit(null), 'text').as('place'),
        cast<string | null>(lit(null), 'text').as('changedBy'),
        fn
          .coalesce(
            fn<string>('least', [
              selectFrom('price_change')
                .select((price) => price.fn.min('changed_at').as('first'))
                .whereRef('price_change.variant_id', '=', 'v.id'),
              selectFrom('stock_movement')
                .select((movement) => movement.fn.min('created_at').as('first'))
                .whereRef('stock_movement.variant_id', '=', 'v.id'),
            ]),
            ref('p.created_at'),
          )
          .as('changedAt'),
        cast<string | null>(lit(null), 'uuid').as('arrivalId'),
        cast<'purchase' | 'transfer' | null>(lit(null), 'text').as('arrivalKind'),
        cast<number | null>(lit(null), 'integer').as('arrivalNumber'),
      ])
      .where('v.product_id', '=', productId)
      .where('s.initial', '<>', 0);
  }

  /** Raw for its columns, which are; in no order. */
  private async rows(ids: readonly string[]): Promise<AdminProductRow[]> {
    const { lowStockFrom } = await this.terms.read();
    const found = await sql<AdminProductRow>`select ${adminColumns(lowStockFrom)}
      from product p where p.id = any(${[...ids]}::uuid[])`.execute(this.tables());
    return found.rows;
  }

  private async has(productId: string): Promise<boolean> {
    const product = this.tables().selectFrom('product').select('id').where('id', '=', productId);
    return (await product.executeTakeFirst()) !== undefined;
  }
}
