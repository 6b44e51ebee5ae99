import { Injectable } from '@nestjs/common';
import { wordsOf } from '../../../platform/html/words-of.js';
import { sql } from 'kysely';
import type {
  productImageSchema,
  productSchema,
  variantSchema,
} from '../../../catalogue/adapters/persistence/product.schema.js';
import { colourOf, isSize } from '../../../catalogue/domain/option-roles.js';
import { ProductFields } from '../../../catalogue/application/product-fields.js';
import type { Shelves } from '../../../inventory/adapters/persistence/shelf.schema.js';
import type { FieldValues } from '../../../kernel/fields/field.js';
import { GoodsTexts, worded, type Wording } from '../../../kernel/goods-texts.js';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { reductionOf } from '../../../kernel/original-price.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { FeedProducts, type FeedProduct, type FeedVariant } from '../../application/ports.js';

type FeedTables = Tables<typeof productSchema | typeof variantSchema | typeof productImageSchema> & Shelves;
type Options = readonly { name: string; values: readonly { value: string; swatch: string | null }[] }[];

/** Products of one batch. */
const BATCH = 500;

interface Picture {
  key: string;
  optionValue: string | null;
}

/** Raw: Kysely builds no JSON of names. */
const variantJson = sql`json_build_object('id', v.id, 'sku', v.sku, 'options', v.options, 'price', v.price_cents,
  'lowest', v.lowest_cents, 'gtin', v.gtin, 'grams', v.weight_grams, 'stock', s.on_hand - s.held,
  'since', case when p.sale_ends_at is not null then (select max(c.changed_at) from price_change c where c.variant_id = v.id) end)`;
const pictureJson = sql`json_build_object('key', i.media_key, 'optionValue', i.option_value)`;

interface VariantRow extends Pick<FeedVariant, 'id' | 'sku' | 'gtin' | 'price' | 'grams' | 'stock'> {
  options: Record<string, string>;
  lowest: number | null;
  /** When its price was changed last, where that ends by itself. */
  since: string | null;
}

/** What is on sale, in the order of the ids: a batch continues where the last one ended. */
@Injectable()
export class PostgresFeedProducts implements FeedProducts {
  constructor(
    private readonly database: Database,
    private readonly fields: ProductFields,
    private readonly texts: GoodsTexts,
  ) {}

  async *batches(language?: string): AsyncGenerator<readonly FeedProduct[]> {
    const fields = await this.fields.declared();
    const wording = await this.texts.wording(language);
    for (let last: string | undefined; ;) {
      const rows = await this.onSale()
        .$if(last !== undefined, (query) => query.where('p.id', '>', last ?? ''))
        .execute();
      if (rows.length > 0)
        yield await inWords(
          rows.map((row) => toProduct({ ...row, fields: fields.publicOf(row.fields) })),
          wording,
        );
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id;
    }
  }

  async some(ids: readonly string[]): Promise<FeedProduct[]> {
    if (ids.length === 0) return [];
    const fields = await this.fields.declared();
    const rows = await this.onSale()
      .where('p.id', 'in', [...ids])
      .execute();
    return rows.map((row) => toProduct({ ...row, fields: fields.publicOf(row.fields) }));
  }

  /** A batch of them. */
  private onSale() {
    return this.database
      .sql<FeedTables>()
      .selectFrom('product as p')
      .select([
        'p.id',
        'p.name',
        'p.description',
        'p.body',
        'p.category',
        'p.is_shipped',
        'p.discount_percent',
        'p.sale_ends_at',
      ])
      .select(({ ref }) => [
        ref('p.options').$castTo<Options>().as('options'),
        ref('p.fields').$castTo<FieldValues>().as('fields'),
      ])
      .select(({ selectFrom }) => [
        selectFrom('variant as v')
          .innerJoin('shelf as s', 's.variant_id', 'v.id')
          .select(({ fn }) =>
            fn
              .agg<VariantRow[] | null>('json_agg', [variantJson])
              .orderBy('v.position')
              .orderBy('v.id')
              .as('all'),
          )
          .whereRef('v.product_id', '=', 'p.id')
          .where('v.archived_at', 'is', null)
          .as('variants'),
        selectFrom('product_image as i')
          .select(({ fn }) =>
            fn.agg<Picture[] | null>('json_agg', [pictureJson]).orderBy('i.position').as('all'),
          )
          .whereRef('i.product_id', '=', 'p.id')
          .as('pictures'),
      ])
      .where('p.status', '=', 'active')
      .orderBy('p.id')
      .limit(BATCH);
  }
}

/** As they read in the language. */
async function inWords(
  products: (FeedProduct & Told)[],
  wording: Wording | undefined,
): Promise<FeedProduct[]> {
  if (!wording) return products;
  const texts = await wording.products(
    products.map(({ id }) => id),
    'all',
  );
  return products.map((product) => ({
    ...product,
    name: worded(texts.get(product.id), 'name', product.name),
    ...told(
      worded(texts.get(product.id), 'description', product.short),
      worded(texts.get(product.id), 'body', product.body),
    ),
    category: wording.category(product.category),
    fields: Object.fromEntries(
      Object.entries(product.fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? wording.word(value) : value,
      ]),
    ),
    variants: product.variants.map((variant) => ({
      ...variant,
      color: wording.word(variant.color),
      size: wording.word(variant.size),
      options: variant.options.map(([name, value]) => [wording.word(name), wording.word(value)] as const),
    })),
  }));
}

type Row = Awaited<ReturnType<ReturnType<PostgresFeedProducts['onSale']>['execute']>>[number];

/** What a description is put together from. */
type Told = { short: string; body: string };

const told = (short: string, body: string): Told & Pick<FeedProduct, 'description'> => ({
  ...{ short, body },
  description: [short, wordsOf(body)].filter(Boolean).join('\n\n'),
});

const toProduct = (row: Row): FeedProduct & Told => ({
  id: row.id,
  name: row.name,
  ...told(row.description, row.body),
  category: row.category,
  isShipped: row.is_shipped,
  fields: row.fields,
  variants: (row.variants ?? []).map((variant) => toVariant(variant, row)),
});

function toVariant({ lowest, since, options, ...variant }: VariantRow, row: Row): FeedVariant {
  const values = Object.values(options);
  const shows = ({ optionValue }: Picture) => optionValue !== null && values.includes(optionValue);
  const pictures = row.pictures ?? [];
  // by what they were called before they are translated
  const valueOf = (name: string | undefined) => (name === undefined ? '' : (options[name] ?? ''));
  const own = pictures.filter(shows);
  const ofAll = pictures.filter(({ optionValue }) => optionValue === null);
  return {
    ...variant,
    color: valueOf(colourOf(row.options)),
    size: valueOf(row.options.find(({ name }) => isSize(name))?.name),
    options: Object.entries(optionsInOrder(options, row.options)),
    original: reductionOf(variant.price, row.discount_percent, lowest).original,
    sale: since && row.sale_ends_at ? { from: since, until: row.sale_ends_at } : null,
    // a variant without a picture of its own is shown by those of the others
    pictures: (own.length + ofAll.length > 0 ? [...own, ...ofAll] : pictures).map(({ key }) => key),
  };
}
