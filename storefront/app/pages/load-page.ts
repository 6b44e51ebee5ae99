import { data } from 'react-router';
import type { Shelves } from './blocks/block';
import { inOurWords } from './blocks/in-our-words';
import { askForShelves } from './blocks/shelf/shelf-query';
import { ApiError, statusOf } from '../platform/api/api-error';
import { getPage } from '../platform/api/pages';
import type { PageContent } from '../platform/api/types';
import { passOn, streamed } from '../platform/pass-on';
import { notFound } from './not-found';

/** A page that the merchant has composed, with the products of its shelves: those of a document as one text (`inOneText`). */
export type OwnPage = { page: PageContent; shelves: Shelves | string; isDraft: boolean };

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
    const { data } = await getPage(address, draft ?? undefined, extra);
    const shelves = await streamed(request, askForShelves(data, extra));
    return { page: inOurWords(data), shelves: inOneText(shelves), isDraft: draft !== null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (NO_PAGE.includes(error.status)) return null;
    throw data(null, { status: statusOf(error) });
  }
}

/**
 * What has arrived as JSON: the router writes a number for each member and its value, which nothing compresses, and would make
 * the compressed document of a page with four shelves a tenth longer.
 */
function inOneText(shelves: Shelves): Shelves | string {
  const isUnderWay = Object.values(shelves).some((list) => list instanceof Promise);
  return isUnderWay ? shelves : JSON.stringify(shelves);
}

/** As `loadPage`, for an address that has nothing else to show. */
export async function requirePage(request: Request, address: string, url: URL): Promise<OwnPage> {
  const own = await loadPage(request, address);
  return own ?? notFound(request, url);
}
