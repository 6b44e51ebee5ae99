import { sql, type Expression } from 'kysely';
import { networksOf } from './network.js';

/** The addresses that an account has had sessions at. */
export const placesOf = (accountId: Expression<string>) =>
  // raw: an array of one column, which the query builder does not type
  sql<string[]>`array(select distinct ip from session where account_id = ${accountId})`;

/** Whether two have been in one network; where nothing is known of one of them, they may have been. */
export function meet(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  const networks = new Set(other.flatMap((ip) => networksOf(ip).map(({ key }) => key)));
  return one.some((ip) => networksOf(ip).some(({ key }) => networks.has(key)));
}
