import { data } from 'react-router';
import { loadShelves } from './blocks/shelf-query';
import type { ListOutcome } from '../catalogue/load-list';
import { ApiError, statusOf } from '../platform/api/api-error';
import { getPage } from '../platform/api/pages';
import type { PageContent } from '../platform/api/types';
import { passOn } from '../platform/pass-on';
import { notFound } from './not-found';

/** A page that the merchant has composed, with the products of its shelves. */
export type OwnPage = { page: PageContent; shelves: Readonly<Record<string, ListOutcome>>; isDraft: boolean };

/** There is none at this address, or no address and no link of a preview is like that. */
const NO_PAGE = [400, 404];

/**
 * The page at the address, its draft with the link of a preview; null when there is none.
 * @throws a page with the status of the failure where it cannot be known: what comes with the shop, or nothing, would be the wrong word, and kept by caches
 */
export async function loadPage(request: Request, address: string): Promise<OwnPage | null> {
  const extra = passOn(request);
  const draft = new URL(request.url).searchParams.get('draft');
  try {
    const { data: page } = await getPage(address, draft ?? undefined, extra);
    return { page, shelves: await loadShelves(page, extra), isDraft: draft !== null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (NO_PAGE.includes(error.status)) return null;
    throw data(null, { status: statusOf(error) });
  }
}

/** As `loadPage`, for an address that has nothing else to show. */
export async function requirePage(request: Request, address: string, url: URL): Promise<OwnPage> {
  const own = await loadPage(request, address);
  return own ?? notFound(request, url);
}
