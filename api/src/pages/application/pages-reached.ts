import { pathOf } from '../domain/page.js';
import { pageIn } from '../domain/shop-addresses.js';
import type { Redirects } from './redirects.js';

/** The pages that are `there`, and those of the addresses that lead on to one of them or elsewhere, as that of a page does that was called otherwise. */
export async function pagesReached(
  addresses: readonly string[],
  there: ReadonlySet<string>,
  redirects: Redirects,
): Promise<ReadonlySet<string>> {
  const missing = [...new Set(addresses)].filter((address) => !there.has(address));
  const leading = await Promise.all(
    missing.map(async (address) => {
      const to = (await redirects.at(pathOf(address)))?.to;
      const page = to === undefined ? address : pageIn(to.split(/[?#]/)[0] ?? '');
      return page === undefined || there.has(page) ? [address] : [];
    }),
  );
  return new Set([...there, ...leading.flat()]);
}
