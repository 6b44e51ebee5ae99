import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import type {
  productSchema,
  variantCostSchema,
  variantSchema,
} from '../../../catalogue/adapters/persistence/product.schema.js';
import type {
  placeStockSchema,
  stockPlaceSchema,
  stockSchema,
} from '../../../inventory/adapters/persistence/stock.schema.js';
import type { orderLineSchema } from '../../../orders/adapters/persistence/order-line.schema.js';
import { ProductFields } from '../../../catalogue/application/product-fields.js';
import type { ProductField } from '../../../catalogue/domain/fields/product-field.js';
import { plainText, type FieldValue } from '../../../kernel/fields/field.js';
import { textOf } from '../../../kernel/fields/kinds.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { countryCode } from '../../../kernel/world/countries.js';
import { OWN_LINES, OWN_LINES_NAME } from '../../../kernel/own-lines.js';
import { Database } from '../../../platform/database/database.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import { countrySaid, said } from '../../../platform/languages/tongues.js';
import { Goods, type HadValue } from '../../application/ports.js';

type GoodsTables = Tables<
  | typeof productSchema
  | typeof variantSchema
  | typeof variantCostSchema
  | typeof stockSchema
  | typeof stockPlaceSchema
  | typeof placeStockSchema
  | typeof orderLineSchema
>;

@Injectable()
export class PostgresGoods extends Goods {
  constructor(
    private readonly database: Database,
    private readonly declared: ProductFields,
  ) {
    super();
  }

  override async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = await this.database
      .sql<GoodsTables>()
      .selectFrom('product')
      .select(['id', 'name'])
      .where(({ eb, fn }) => eb('product.id', '=', fn.any(manyIds(ids))))
      .execute();
    const names = new Map([...known.map(({ id, name }) => [id, name] as const), [OWN_LINES, OWN_LINES_NAME]]);
    const gone = ids.filter((id) => !names.has(id));
    for (const { id, name } of gone.length > 0 ? await this.lastNames(gone) : []) names.set(id, name);
    return names;
  }

  override async categories(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.database
      .sql<GoodsTables>()
      .selectFrom('product')
      .select(['id', 'category'])
      .where(({ eb, fn }) => eb('product.id', '=', fn.any(manyIds(ids))))
      .execute();
    return new Map(rows.map(({ id, category }) => [id, category]));
  }

  override async fields() {
    const { all } = await this.declared.declared();
    return all.filter(isShared).map(({ name, label }) => ({ value: name, label }));
  }

  override async valuesOf(name: string, ids: readonly string[]): Promise<ReadonlyMap<string, HadValue>> {
    const field = (await this.declared.declared()).named(name);
    if (!field) return new Map();
    const rows = await this.database
      .sql<GoodsTables>()
      .selectFrom('product')
      .select(['id'])
      .select((eb) => inField(eb, name).as('value'))
      .where(({ eb, fn }) => eb('product.id', '=', fn.any(manyIds(ids))))
      .execute();
    return new Map(
      rows.flatMap(({ id, value }) =>
        value === null ? [] : [[id, { key: keyOf(value), label: saidOf(value, field) }] as const],
      ),
    );
  }

  override async stockValues() {
    const rows = await this.shelves()
      .select('variant.product_id as productId')
      .groupBy('variant.product_id')
      .execute();
    return rows.map(({ productId, ...worth }) => ({ productId, ...counted(worth) }));
  }

  override async placeValues() {
    const rows = await this.shelves()
      .innerJoin('stock_place', 'stock_place.id', 'shelf.place_id')
      .select('stock_place.name as place')
      .groupBy(['stock_place.id', 'stock_place.name'])
      .execute();
    return rows.map(({ place, ...worth }) => ({ place, ...counted(worth) }));
  }

  /** What is counted, at every place: the default one has the rest. */
  private shelves() {
    return this.database
      .sql<GoodsTables>()
      .selectFrom((eb) =>
        eb
          .selectFrom('stock')
          .innerJoin('stock_place as main', (join) => join.on('main.is_default', '=', true))
          .select(['stock.variant_id', 'main.id as place_id'])
          .select((of) => of('stock.on_hand', '-', of.ref('stock.elsewhere')).as('pieces'))
          .where('stock.on_hand', 'is not', null)
          .unionAll(
            eb
              .selectFrom('place_stock')
              .innerJoin('stock', 'stock.variant_id', 'place_stock.variant_id')
              .select(['place_stock.variant_id', 'place_id', 'place_stock.on_hand as pieces'])
              .where('stock.on_hand', 'is not', null),
          )
          .as('shelf'),
      )
      .innerJoin('variant', 'variant.id', 'shelf.variant_id')
      .leftJoin('variant_cost', 'variant_cost.variant_id', 'variant.id')
      .select(({ eb, fn, lit, ref }) => [
        fn.sum<number>('shelf.pieces').as('pieces'),
        fn
          .sum<number>(
            eb
              .case()
              .when('variant_cost.cost_cents', 'is', null)
              .then(ref('shelf.pieces'))
              .else(lit(0))
              .end(),
          )
          .as('unknown'),
        fn
          .coalesce(fn.sum<number>(eb('shelf.pieces', '*', ref('variant_cost.cost_cents'))), lit(0))
          .as('cents'),
      ])
      .where('variant.archived_at', 'is', null)
      .where('shelf.pieces', '>', 0);
  }

  private lastNames(ids: readonly string[]) {
    return this.database
      .sql<GoodsTables>()
      .selectFrom('order_line')
      .distinctOn('product_id')
      .select(['product_id as id', 'name'])
      .where(({ eb, fn }) => eb('order_line.product_id', '=', fn.any(manyIds(ids))))
      .orderBy('product_id')
      .orderBy('order_line.id', 'desc')
      .execute();
  }
}

/** Values that say of several products that they are alike; what is written for one of them alone is none, nor what has several lines. */
const isShared = (field: ProductField): boolean =>
  !field.ofOne && (field.kind === 'text' ? !field.lines : SHARED.includes(field.kind));
const SHARED: readonly string[] = ['number', 'choice', 'flag', 'date'];

const inField = (eb: ExpressionBuilder<GoodsTables, 'product'>, name: string) =>
  eb.fn<FieldValue | null>('jsonb_extract_path', ['product.fields', eb.val(name)]);

/** By which values are one line, and orders are found: `Aster` and `ASTER` are one brand. */
const keyOf = (value: FieldValue): string => spellingKey(plainText(value));

const saidOf = (value: FieldValue, field: ProductField): string =>
  field.kind === 'choice' && field.find === countryCode
    ? countrySaid(plainText(value))
    : said(textOf(value, field));

const counted = ({ pieces, unknown, cents }: { pieces: number; unknown: number; cents: number }) => ({
  ...{ pieces: Number(pieces), unknown: Number(unknown), cents: Number(cents) },
});
