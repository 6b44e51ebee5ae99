import { Refusal, type FieldError, refusal } from '../../kernel/refusal.js';
import type { Content } from './content.js';

/** A page with everything that is known of it. */
export interface Page {
  id: string;
  /** The end of its own: `home`, `terms`, or of `/pages/<address>`. */
  address: string;
  /** What the staff works on; nobody else sees it. */
  draft: Content;
  /** What the shop shows; null when it shows none. */
  published: Content | null;
  publishedAt: Date | null;
  /** What it will show from then on. */
  scheduled: Content | null;
  scheduledAt: Date | null;
  version: number;
  updatedAt: Date;
  /** The name of whoever changed it last; null when it is not known any more. */
  changedBy: string | null;
}

/** Nobody sees a draft; what is published shows the draft, or what it was before it changed. */
type PageState = 'draft' | 'published' | 'changed' | 'scheduled';

/** A page as lists tell of it. */
export type PageSummary = Pick<
  Page,
  'id' | 'address' | 'publishedAt' | 'scheduledAt' | 'version' | 'updatedAt' | 'changedBy'
> & {
  /** Of the draft. */
  title: string;
  state: PageState;
};

/** What was published once. */
export interface PageVersion {
  id: string;
  title: string;
  publishedAt: Date;
}

/** What is shown at this moment; undefined for a page that nobody may see. Pure. */
export function shownAt(
  page: Pick<Page, 'published' | 'scheduled' | 'scheduledAt'>,
  now: Date,
): Content | undefined {
  const isDue = page.scheduled !== null && page.scheduledAt !== null && page.scheduledAt <= now;
  return (isDue ? page.scheduled : page.published) ?? undefined;
}

/** Since when it is shown; null for a page that nobody may see. Pure. */
export function shownSince(
  page: Pick<Page, 'published' | 'publishedAt' | 'scheduled' | 'scheduledAt'>,
  now: Date,
): Date | null {
  if (!shownAt(page, now)) return null;
  return page.scheduledAt && page.scheduledAt <= now ? page.scheduledAt : page.publishedAt;
}

/** Whether the draft says something else than what is shown. Pure. */
const isChanged = (page: Page, now: Date): boolean =>
  JSON.stringify(page.draft) !== JSON.stringify(shownAt(page, now));

export function stateOf(page: Page, now: Date): PageState {
  if (page.scheduledAt && page.scheduledAt > now) return 'scheduled';
  if (!shownAt(page, now)) return 'draft';
  return isChanged(page, now) ? 'changed' : 'published';
}

/** The address of what stands around every page: menu, footer, the line above. */
export const FRAME = 'frame';

/** Pages that come with the shop, and where they stand: one of the merchant takes their place. */
export const OWN_ADDRESSES: Readonly<Record<string, string>> = {
  home: '/',
  [FRAME]: '/',
  terms: '/terms',
  privacy: '/privacy',
  imprint: '/imprint',
  faq: '/faq',
  shipping: '/shipping',
  returns: '/returns',
  'size-guide': '/size-guide',
  about: '/about',
  accessibility: '/accessibility',
};

/** Whether something that comes with the shop stands there. Pure. */
export const isPlace = (address: string): boolean => Object.hasOwn(OWN_ADDRESSES, address);

export const pathOf = (address: string): string => OWN_ADDRESSES[address] ?? `/pages/${address}`;

/** What a shop has at the most: they are listed and named in its sitemap whole. */
export const MOST_PAGES = 200;

const ADDRESS = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST = 60;

export const isAddress = (text: string): boolean => text.length <= LONGEST && ADDRESS.test(text);

export const PageNotFound = refusal('not-found', 'page_not_found', 'Page not found.');

export class PageWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'page_wrong', fields[0]?.message ?? 'The page is not valid.', { fields });
  }
}

export const PageTaken = refusal('conflict', 'page_taken', 'Another page has this address.', 'address');
