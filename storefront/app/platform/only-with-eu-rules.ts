import { data } from 'react-router';
import { loadShop } from './load-shop';

/** For pages that only a shop has for which the consumer law of the EU holds. @throws a page that is not there */
export async function onlyWithEuRules(): Promise<void> {
  if (!(await loadShop()).euRules) throw data(null, { status: 404 });
}
