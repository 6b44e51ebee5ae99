import type { Kysely } from 'kysely';
import { oncePerTransaction } from '../../../platform/database/once-per-transaction.js';
import { DUKAS_FIELDS } from '../../domain/fields/built-in.js';
import type { CatalogueTables } from './tables.js';

/**
 * Names of the fields whose words a search finds, as they are now. A declaration changes only after the caller's transaction
 * has written its products, whose words are put right then. Asked for before a product is locked, as that one locks them later.
 */
export const searchedFields = (tables: Kysely<CatalogueTables>): Promise<string[]> =>
  oncePerTransaction(tables, namesOf);

async function namesOf(tables: Kysely<CatalogueTables>): Promise<string[]> {
  const own = await tables
    .selectFrom('product_field')
    .select(['name', 'is_searchable as isSearchable'])
    .where('removed_at', 'is', null)
    .forShare()
    .execute();
  return [...DUKAS_FIELDS.searched, ...own.flatMap(({ name, isSearchable }) => (isSearchable ? [name] : []))];
}
