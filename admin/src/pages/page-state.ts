import { dateTime } from '../layout/format';
import { shopZone } from '../layout/shop-zone';
import type { PageSummary } from '../records';

type State = PageSummary['state'];

const NAMES: Readonly<Record<State, string>> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, draft changed',
  scheduled: 'Scheduled',
};

export const STATES = Object.entries(NAMES).map(([id, name]) => ({ id, name }));

export const stateName = (state: State): string => NAMES[state];

/** By the shop's clock, whose zone is named. */
export const momentText = (moment: string): string =>
  `${dateTime(moment)} (${shopZone().replaceAll('_', ' ')})`;

/** What is shown, or will be, in a sentence. */
export function stateText({ state, publishedAt, scheduledAt }: PageSummary): string {
  if (state === 'scheduled' && scheduledAt) return `Its draft is shown from ${momentText(scheduledAt)} on.`;
  if (state === 'draft') return 'Nobody sees it yet.';
  const since = publishedAt ?? scheduledAt;
  const shown = since ? `Shown since ${momentText(since)}.` : 'It is shown.';
  return state === 'changed' ? `${shown} The draft says something else.` : shown;
}

/** Addresses of pages that come with the shop: one of that address takes their place. */
export const PLACES = [
  { id: 'home', name: 'Home' },
  { id: 'frame', name: 'Menu and footer' },
  { id: 'terms', name: 'Terms' },
  { id: 'privacy', name: 'Privacy' },
  { id: 'imprint', name: 'Imprint' },
  { id: 'faq', name: 'Questions & Answers' },
  { id: 'shipping', name: 'Shipping' },
  { id: 'returns', name: 'Returns' },
  { id: 'size-guide', name: 'Size Guide' },
  { id: 'about', name: 'About Us' },
  { id: 'accessibility', name: 'Accessibility' },
];
