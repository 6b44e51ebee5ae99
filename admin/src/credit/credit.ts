import type { CreditInFull, CreditRecord } from '../records';

/** What people call it: the end of the code, or whose it is. */
export const nameOf = ({ kind, lastFour, accountEmail }: CreditRecord): string =>
  kind === 'gift-card' ? `Gift card …${lastFour ?? ''}` : `Store credit of ${accountEmail ?? ''}`;

/** Whether it pays, and why not. */
export function stateOf({ isDisabled, expiresAt, balance }: CreditRecord, now: Date): string {
  if (isDisabled) return 'disabled';
  if (expiresAt && new Date(expiresAt) <= now) return 'expired';
  return balance > 0 ? 'active' : 'used up';
}

type Entry = CreditInFull['entries'][number];

const TYPES: Readonly<Record<Entry['type'], string>> = {
  issued: 'Given',
  sold: 'Sold',
  redeemed: 'Paid for an order',
  refunded: 'Came back from an order',
  adjusted: 'Adjusted',
  voided: 'Taken back with its refund',
  expired: 'Expired',
};

export const whatOf = ({ type }: Entry): string => TYPES[type];
