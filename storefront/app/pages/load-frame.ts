import { Kept } from '@duka/serving/kept.js';
import { loadOwnCategories, onEveryPage } from '../catalogue/load-own-categories';
import { getPage } from '../platform/api/pages';
import type { PageContent } from '../platform/api/types';
import { type ShopInfo, defaultShop } from '../platform/shop-info';
import { inOurWords } from './blocks/in-our-words';
import { frameOf } from './frame-of';

const FRESH_MS = 10_000;
const kept = new Kept<PageContent>({ freshMs: FRESH_MS, staleMs: Infinity });
const read = async (draft?: string) => inOurWords((await getPage('frame', draft)).data);

type Around = Pick<ShopInfo, 'frame' | 'ownCategories' | 'isUnknown'>;

/**
 * What stands around the page, kept on the server for ten seconds; its draft with the link of a preview. Home and shop alone
 * when it does not come: what is shown with less around it than there is is kept by nobody.
 */
export async function loadFrame(request: Request, isOwn: boolean | Promise<boolean>): Promise<Around> {
  const draft = new URL(request.url).searchParams.get('draft');
  const [page, categories] = await Promise.all([
    (draft === null ? kept.get('', () => read()) : read(draft)).catch(() => undefined),
    loadOwnCategories(isOwn),
  ]);
  return {
    frame: page ? frameOf(page, categories ?? []) : defaultShop.frame,
    ownCategories: onEveryPage(categories ?? []),
    ...((!page || !categories) && { isUnknown: true }),
  };
}

/** A change of it was heard of. */
export const forgetFrame = (): void => kept.forget();
