import { Kept } from '@duka/serving/kept.js';
import { getPage } from '../platform/api/pages';
import type { PageContent } from '../platform/api/types';
import type { PageFrame } from '../platform/page-frame';
import { defaultShop } from '../platform/shop-info';
import { inOurWords } from './blocks/in-our-words';
import { frameOf } from './frame-of';

const FRESH_MS = 10_000;
const kept = new Kept<PageContent>({ freshMs: FRESH_MS, staleMs: Infinity });
const read = async (draft?: string) => inOurWords((await getPage('frame', draft)).data);

/** What stands around the page, kept on the server for ten seconds; its draft with the link of a preview. Home and shop alone when it does not come. */
export async function loadFrame(
  request: Request,
  categories: Promise<readonly { name: string }[]>,
): Promise<PageFrame> {
  const draft = new URL(request.url).searchParams.get('draft');
  const [page, own] = await Promise.all([
    (draft === null ? kept.get('', () => read()) : read(draft)).catch(() => null),
    categories,
  ]);
  return page ? frameOf(page, own) : defaultShop.frame;
}

/** A change of it was heard of. */
export const forgetFrame = (): void => kept.forget();
