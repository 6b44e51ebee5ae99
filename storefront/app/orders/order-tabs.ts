import { profileTexts } from '../platform/messages/en/profile';

/** What the profile's tabs and tiles show: the order status that the API is asked for. */
export type OrderFilter = 'all' | 'pending' | 'processing' | 'delivered' | 'cancelled';

export const orderTabs = [
  { id: 'all' as const, label: profileTexts.tabs.all },
  { id: 'pending' as const, label: profileTexts.tabs.pending },
  { id: 'processing' as const, label: profileTexts.tabs.processing },
  { id: 'delivered' as const, label: profileTexts.tabs.delivered },
];

/** The four summary tiles: what each counts and where its orders are listed. */
export const orderTiles = ['pending', 'processing', 'delivered', 'cancelled'] as const;

const filters: readonly string[] = ['all', ...orderTiles];

/** The filter that an address names; all orders when it names none. */
export const filterOf = (value: string | null): OrderFilter =>
  value && filters.includes(value) ? (value as OrderFilter) : 'all';
