import { sql } from 'kysely';

interface Piece {
  variant_id: string;
  quantity: number;
}

/** Two arrays of the same length as rows; amounts of money in smallest units are `bigint`. */
export const pieces = <Alias extends string>(
  variantIds: readonly string[],
  quantities: readonly number[],
  alias: Alias,
  type: 'int' | 'bigint' = 'int',
) => {
  // raw: Kysely has no function in `from`, nor names for its columns
  const columns = sql`${sql.ref(alias)} (variant_id, quantity)`;
  return sql<Piece>`unnest(${variantIds}::uuid[], ${quantities}::${sql.raw(type)}[])`.as<Alias>(columns);
};
