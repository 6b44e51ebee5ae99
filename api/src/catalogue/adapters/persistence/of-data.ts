import { sqlState } from '../../../platform/database/sql-state.js';
import { log } from '../../../platform/logging/log.js';

/** Rows named twice, values that cannot be, and rules of the tables. */
const OF_DATA = /^2[123]/;

/** Whether the database will not have what a product of an import says; it is logged, for its staff is told no more than that. */
export function isOfData(error: unknown): boolean {
  const refused = OF_DATA.test(sqlState(error) ?? '');
  if (refused) log.warn({ err: error }, 'a product of an import could not be saved');
  return refused;
}
