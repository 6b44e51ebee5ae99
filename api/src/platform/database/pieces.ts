import { sql } from 'kysely';

interface Piece {
  variant_id: string;
  quantity: number;
}

/** Two arrays of the same length as rows, for `from`: Kysely has no function there. */
export const pieces = <Alias extends string>(
  variantIds: readonly string[],
  quantities: readonly number[],
  alias: Alias,
) =>
  sql<Piece>`unnest(${variantIds}::uuid[], ${quantities}::int[])`.as<Alias>(
    // the alias with its columns
    sql`${sql.ref(alias)} (variant_id, quantity)`,
  );
