import { dateTime } from '../layout/format';
import { shopZone } from '../layout/shop-zone';
import type { PageSummary } from '../records';
import { t } from '../texts';

type State = PageSummary['state'];

const NAMES: Readonly<Record<State, string>> = {
  draft: t('Draft'),
  published: t('Published'),
  changed: t('Published, draft changed'),
  scheduled: t('Scheduled'),
};

export const STATES = Object.entries(NAMES).map(([id, name]) => ({ id, name }));

export const stateName = (state: State): string => NAMES[state];

/** By the shop's clock, whose zone is named. */
export const momentText = (moment: string): string =>
  `${dateTime(moment)} (${shopZone().replaceAll('_', ' ')})`;

/** What is shown, or will be, in a sentence. */
export function stateText({ state, publishedAt, scheduledAt }: PageSummary): string {
  if (state === 'scheduled' && scheduledAt)
    return t('Its draft is shown from {scheduledAt} on.', { scheduledAt: momentText(scheduledAt) });
  if (state === 'draft') return t('Nobody sees it yet.');
  const since = publishedAt ?? scheduledAt;
  const shown = since ? t('Shown since {since}.', { since: momentText(since) }) : t('It is shown.');
  return state === 'changed' ? t('{shown} The draft says something else.', { shown }) : shown;
}

/** Addresses of pages that come with the shop: one of that address takes their place. */
export const PLACES = [
  { id: 'home', name: t('Home') },
  { id: 'frame', name: t('Menu and footer') },
  { id: 'terms', name: t('Terms') },
  { id: 'privacy', name: t('Privacy') },
  { id: 'imprint', name: t('Imprint') },
  { id: 'faq', name: t('Questions & Answers') },
  { id: 'shipping', name: t('Shipping') },
  { id: 'returns', name: t('Returns') },
  { id: 'size-guide', name: t('Size Guide') },
  { id: 'about', name: t('About Us') },
  { id: 'accessibility', name: t('Accessibility') },
];
