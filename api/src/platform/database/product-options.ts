import { sql, type Expression, type Kysely, type RawBuilder } from 'kysely';
import { optionsInOrder } from '../../kernel/options-in-order.js';

type OptionNames = readonly { name: string }[];

/** A row with a variant's options as JSONB keeps them, and those of its product, if it still has one. */
interface OptionsRow {
  options: Readonly<Record<string, string>>;
  product_options: OptionNames | null;
}

/** The options of the product, beside which `named` puts a variant's in order. Raw: any feature's row has a product's id. */
export const productOptions = (productId: Expression<string>): RawBuilder<OptionsRow['product_options']> =>
  sql`(select named.options from product named where named.id = ${productId})`;

/** The row with its options in the order of its product's. */
export function inProductOrder<Row extends OptionsRow>({ product_options: named, ...row }: Row) {
  return { ...row, options: optionsInOrder(row.options, named ?? []) };
}

/** The options of the products of these variants, by the variant's id. Raw: for whatever feature keeps a variant's id. */
export async function optionNames<Tables>(
  database: Kysely<Tables>,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, OptionNames>> {
  const { rows } = await sql<{ id: string; options: OptionNames }>`
    select variant.id, product.options from variant join product on product.id = variant.product_id
    where variant.id = any(${[...new Set(variantIds)]}::uuid[])`.execute(database);
  return new Map(rows.map(({ id, options }) => [id, options]));
}
