import { expressionBuilder, type Expression } from 'kysely';
import { networksOf } from './network.js';

const sessions = expressionBuilder<{ session: { ip: string; account_id: string } }, never>();

/** The addresses that an account has had sessions at. */
export const placesOf = (accountId: Expression<string | null>) =>
  sessions.fn<string[]>('array', [
    sessions.selectFrom('session').select('ip').distinct().where('account_id', '=', accountId),
  ]);

/** Whether two have been in one network; where nothing is known of one of them, they may have been. */
export function meet(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return true;
  const networks = new Set(other.flatMap((ip) => networksOf(ip).map(({ key }) => key)));
  return one.some((ip) => networksOf(ip).some(({ key }) => networks.has(key)));
}
