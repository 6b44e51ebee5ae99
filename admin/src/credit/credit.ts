import type { CreditInFull, CreditRecord } from '../records';
import { t } from '../texts';

/** What people call it: the end of the code, or whose it is. */
export const nameOf = ({ kind, lastFour, accountEmail }: CreditRecord): string =>
  kind === 'gift-card'
    ? t('Gift card …{lastFour}', { lastFour: lastFour ?? '' })
    : t('Store credit of {accountEmail}', { accountEmail: accountEmail ?? '' });

/** Whether it pays, and why not. */
export function stateOf({ isDisabled, expiresAt, balance }: CreditRecord, now: Date): string {
  if (isDisabled) return 'disabled';
  if (expiresAt && new Date(expiresAt) <= now) return 'expired';
  return balance > 0 ? 'active' : 'used up';
}

type Entry = CreditInFull['entries'][number];

const TYPES: Readonly<Record<Entry['type'], string>> = {
  issued: t('Given'),
  sold: t('Sold'),
  redeemed: t('Paid for an order'),
  refunded: t('Came back from an order'),
  adjusted: t('Adjusted'),
  voided: t('Taken back with its refund'),
  expired: t('Expired'),
};

export const whatOf = ({ type }: Entry): string => TYPES[type];
