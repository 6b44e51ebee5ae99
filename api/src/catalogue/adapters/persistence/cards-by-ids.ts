import { sql, type Expression } from 'kysely';
import type { VariantWish } from '../../domain/wanted-variants.js';
import { CARD, narrowCard } from './card-columns.js';
import type { CardRow } from './card-sql.js';
import type { NarrowRow } from './narrowed-card.js';
import type { PricedIn } from './own-prices-sql.js';

export type ListedRow = CardRow & PricedIn & Partial<NarrowRow>;

/** Raw: PostgreSQL must be told of which type the array is. */
export const byIds = (ids: readonly string[]) => sql`${[...ids]}::uuid[]`;

/** Cards by an array of ids, in its order. Raw: Kysely has no function in `from`, and none with ordinality. */
export const cardsSql = (ids: Expression<unknown>, wish?: VariantWish) =>
  sql<ListedRow>`select ${wish ? narrowCard() : CARD}
    from unnest(${ids}) with ordinality wanted(id, place) join product p on p.id = wanted.id
    where p.status = 'active' order by wanted.place`;
