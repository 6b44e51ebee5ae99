import { expressionBuilder, type Expression } from 'kysely';
import { optionsInOrder } from '../../kernel/options-in-order.js';
import type { Database } from './database.js';

type OptionNames = readonly { name: string }[];

/** A row with a variant's options as JSONB keeps them, and those of its product, if it still has one. */
interface OptionsRow {
  options: Readonly<Record<string, string>>;
  product_options: OptionNames | null;
}

/** What is read of the catalogue's tables here, for whatever feature keeps a product's or a variant's id. */
interface CatalogueTables {
  product: { id: string; options: OptionNames };
  variant: { id: string; product_id: string };
}
const catalogue = expressionBuilder<CatalogueTables, never>();

/** The options of the product, beside which `inProductOrder` puts a variant's in order. */
export const productOptions = (productId: Expression<string | null>) =>
  catalogue.selectFrom('product as named').select('named.options').where('named.id', '=', productId);

/** The row with its options in the order of its product's. */
export function inProductOrder<Row extends OptionsRow>({ product_options: named, ...row }: Row) {
  return { ...row, options: optionsInOrder(row.options, named ?? []) };
}

/** The options of the products of these variants, by the variant's id. */
export async function optionNames(
  database: Database,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, OptionNames>> {
  const rows = await database
    .sql<CatalogueTables>()
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'product.options'])
    .where('variant.id', '=', (eb) => eb.fn.any(eb.val([...new Set(variantIds)])))
    .execute();
  return new Map(rows.map(({ id, options }) => [id, options]));
}
