import { baseCurrency, Currency, toDecimal } from '../../../kernel/currency.js';
import { ShopTerms } from '../../../kernel/shop-terms.js';
import { Injectable } from '@nestjs/common';
import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { Database } from '../../../platform/database/database.js';
import type { Column } from '../../../platform/http/csv.js';
import type { AdminQuery } from '../../application/admin-views.js';
import { BUNDLE, bundleText } from '../../domain/import/bundle-cells.js';
import { COST } from '../../domain/import/columns.js';
import { SHOPS_OWN } from '../../domain/import/cells.js';
import { ownPriceColumn } from '../../domain/import/own-price-cells.js';
import { PICTURES, picturesText } from '../../domain/import/pictures.js';
import { PICTURE_DETAILS, pictureDetails } from '../../domain/import/picture-details.js';
import { swatchesText } from '../../domain/import/swatches.js';
import type { ImageState } from '../../domain/product-state.js';
import { listText, optionsText, pairsText } from '../../../kernel/sources/cell-parts.js';
import { wanted } from './admin-product-sql.js';
import { ownPrices } from './own-prices-sql.js';
import { ProductFields } from '../../application/product-fields.js';
import { cellOf } from '../../../kernel/fields/kinds.js';
import { fieldColumn } from '../../domain/import/field-cells.js';
import { ExportedGroupPrices } from './exported-group-prices.js';
import type { ExportedVariant } from './exported-variant.js';
import type { AdminTables } from './tables.js';
import { TranslatedExport } from './translated-export.js';

const BATCH = 1_000;

/** What is known of picture `i`. Raw: Kysely builds no JSON of names. */
const picture = sql`json_build_object('key', i.media_key, 'alt', i.alt, 'optionValue', i.option_value,
  'focus', json_build_object('x', i.focus_x, 'y', i.focus_y))`;

type OptionNames = ExportedVariant['product_options'];
type Pictures = readonly ImageState[];

type Row = Omit<ExportedVariant, 'group_prices'>;

/** The members that an import reads again have the names that it knows. Those of own prices come after them. */
const COLUMNS: readonly Column<ExportedVariant>[] = [
  { label: 'sku', cell: (row) => row.sku },
  { label: 'name', cell: (row) => row.name },
  { label: 'options', cell: (row) => optionsText(optionsInOrder(row.options, row.product_options)) },
  { label: 'category', cell: (row) => row.category },
  { label: 'categories', cell: ({ categories }) => listText(categories ?? []) },
  { label: 'price', cell: (row) => toDecimal(row.price_cents) },
  {
    label: COST,
    cell: ({ bundle, cost_cents }) => (bundle.length > 0 || cost_cents === null ? '' : toDecimal(cost_cents)),
  },
  { label: 'discount', cell: (row) => row.discount_percent },
  { label: 'sale ends at', cell: (row) => row.sale_ends_at ?? '' },
  // a bundle has none of its own, and what its parts make would be read as that
  { label: 'stock', cell: ({ bundle, stock }) => (bundle.length > 0 ? '' : (stock ?? 'unlimited')) },
  { label: BUNDLE, cell: ({ bundle }) => bundleText(bundle) },
  { label: 'featured', cell: (row) => row.is_featured },
  { label: 'status', cell: (row) => row.status },
  { label: 'publish at', cell: (row) => row.publish_at ?? '' },
  { label: 'tax category', cell: (row) => row.tax_category },
  { label: 'shipped', cell: (row) => row.is_shipped },
  { label: 'low stock from', cell: (row) => row.low_stock_from ?? SHOPS_OWN },
  { label: 'grams', cell: (row) => row.weight_grams },
  { label: 'variant gtin', cell: (row) => row.gtin },
  { label: 'length mm', cell: (row) => row.length_mm },
  { label: 'width mm', cell: (row) => row.width_mm },
  { label: 'height mm', cell: (row) => row.height_mm },
  { label: 'description', cell: (row) => row.description },
  { label: 'body', cell: (row) => row.body },
  {
    label: 'specifications',
    cell: ({ specifications }) => pairsText(specifications.map(({ name, value }) => [name, value])),
  },
  { label: 'related', cell: ({ related }) => listText(related) },
  { label: 'swatches', cell: (row) => swatchesText(row.product_options) },
  { label: PICTURES, cell: ({ pictures }) => picturesText(pictures ?? []) },
  ...PICTURE_DETAILS.map((label) => ({
    label,
    cell: ({ pictures }: ExportedVariant) => pictureDetails(pictures ?? [])[label],
  })),
  { label: 'rating', cell: (row) => row.rating_average },
  { label: 'ratings', cell: (row) => row.rating_count },
  { label: 'product id', cell: (row) => row.product_id },
  { label: 'variant id', cell: (row) => row.id },
];

/** Every variant of every product, in batches that each continue where the last one ended. */
@Injectable()
export class ProductExport {
  constructor(
    private readonly database: Database,
    private readonly terms: ShopTerms,
    private readonly fields: ProductFields,
    private readonly translated: TranslatedExport,
    private readonly groupPrices: ExportedGroupPrices,
  ) {}

  /** With a column for each declared field, and for each currency that a variant has an own price in; costs for whoever may see them. */
  async columns(mayCost: boolean): Promise<readonly Column<ExportedVariant>[]> {
    const found = await this.database
      .sql<AdminTables>()
      .selectFrom('variant_price')
      .select('currency')
      .distinct()
      .where('currency', '<>', baseCurrency().code)
      .orderBy('currency')
      .execute();
    const { all } = await this.fields.declared();
    return [
      ...COLUMNS.filter(({ label }) => mayCost || label !== COST),
      ...all.map((field) => ({
        label: fieldColumn(field),
        cell: ({ fields: { [field.name]: value } }: ExportedVariant) =>
          value === undefined ? '' : cellOf(value, field),
      })),
      ...(await this.translated.columns(all)),
      ...(await this.groupPrices.columns()),
      ...found.map(({ currency: code }) => ({
        label: ownPriceColumn(code),
        cell: ({ own: { [code]: smallest } }: ExportedVariant) =>
          smallest === undefined ? '' : Currency.of(code).toDecimal(smallest),
      })),
    ];
  }

  async *batches(query: AdminQuery): AsyncGenerator<ExportedVariant[]> {
    const { lowStockFrom } = await this.terms.read();
    const where = wanted(query, lowStockFrom);
    for (let last: Row | undefined; ;) {
      const rows = await this.after(where, last);
      if (rows.length > 0) yield await this.translated.with(await this.groupPrices.with(rows));
      if (rows.length < BATCH) return;
      last = rows.at(-1);
    }
  }

  private after(where: Expression<SqlBool>, last: Row | undefined): Promise<Row[]> {
    return this.database
      .sql<AdminTables>()
      .selectFrom('variant as v')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .innerJoin('shelf as s', 's.variant_id', 'v.id')
      .leftJoin('variant_cost as k', 'k.variant_id', 'v.id')
      .select(['v.id', 'v.sku', 'v.options', 'v.price_cents', 'v.weight_grams', 'v.position', 'v.product_id'])
      .select(['v.length_mm', 'v.width_mm', 'v.height_mm', 'v.gtin', 'k.cost_cents'])
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('bundle_part as b')
            .innerJoin('variant as part', 'part.id', 'b.part_id')
            .select(['part.sku', 'b.quantity'])
            .whereRef('b.bundle_id', '=', 'v.id'),
        ).as('bundle'),
      )
      .select((eb) => ownPrices(eb.ref('v.id')).as('own'))
      .select((eb) => eb.ref('p.options').$castTo<OptionNames>().as('product_options'))
      .select(['p.name', 'p.description', 'p.body', 'p.related', 'p.category', 'p.discount_percent'])
      .select(['p.is_featured', 'p.status', 'p.publish_at', 'p.sale_ends_at'])
      .select(['p.tax_category', 'p.is_shipped', 'p.low_stock_from', 'p.specifications', 'p.fields'])
      .select(['p.rating_average', 'p.rating_count'])
      .select(({ eb, ref, selectFrom }) => [
        eb('s.on_hand', '-', ref('s.held')).as('stock'),
        selectFrom('product_category as c')
          .select(({ fn }) =>
            fn
              .agg<string[] | null>('array_agg', ['c.category'])
              .orderBy('c.is_primary', 'desc')
              .orderBy('c.category')
              .as('categories'),
          )
          .whereRef('c.product_id', '=', 'p.id')
          .as('categories'),
        selectFrom('product_image as i')
          .select(({ fn }) =>
            fn.agg<Pictures | null>('json_agg', [picture]).orderBy('i.position').as('pictures'),
          )
          .whereRef('i.product_id', '=', 'p.id')
          .as('pictures'),
      ])
      .where(where)
      .where('v.archived_at', 'is', null)
      .$if(last !== undefined, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('v.product_id', 'v.position', 'v.id'),
            '>',
            tuple(last?.product_id ?? '', last?.position ?? 0, last?.id ?? ''),
          ),
        ),
      )
      .orderBy('v.product_id')
      .orderBy('v.position')
      .orderBy('v.id')
      .limit(BATCH)
      .execute();
  }
}
