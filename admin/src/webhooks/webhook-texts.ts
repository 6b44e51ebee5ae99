import { dateTime } from '../layout/format';
import type { EventType, PermissionName, WebhookDelivery, WebhookRecord } from '../records';

export const KEPT = 'The receiver checks the signatures with it.';

const OFF: Readonly<Record<NonNullable<WebhookRecord['offReason']>, string>> = {
  'by-hand': 'Off',
  failing: 'Off: failed for three days',
  gone: 'Off: the receiver is gone',
};

/** How it stands, for a chip: its colour and its words. */
export function standingOf({ offReason, failingSince }: WebhookRecord): { status: string; label: string } {
  if (offReason) return { status: offReason === 'by-hand' ? 'cancelled' : 'failed', label: OFF[offReason] };
  return failingSince ? { status: 'retrying', label: 'Failing' } : { status: 'active', label: 'On' };
}

const STATES = { waiting: 'Waiting', delivered: 'Arrived', failed: 'Did not arrive' } as const;
const CHIPS = { waiting: 'pending', delivered: 'delivered', failed: 'failed' } as const;
export const deliveryChip = ({ state }: Pick<WebhookDelivery, 'state'>) => ({
  ...{ status: CHIPS[state], label: STATES[state] },
});

/** How the last call went, in a few words. */
export function outcomeOf({ lastAttempt, nextTryAt }: WebhookDelivery): string {
  const next = nextTryAt ? `next try ${dateTime(nextTryAt)}` : '';
  if (!lastAttempt) return next ? 'Not tried yet' : '–';
  const { status, failure, tookMs } = lastAttempt;
  return [status === null ? failure : `${status} in ${tookMs} ms`, next].filter(Boolean).join(' · ');
}

const SUBJECTS: Readonly<Record<string, string>> = {
  order: 'Orders',
  product: 'Products',
  price: 'Prices and stock',
  stock: 'Prices and stock',
  customer: 'Customers',
  return: 'Returns',
  review: 'Reviews',
};
const subjectOf = (type: string) => type.split('.')[0] ?? '';

/** As the form shows what can be chosen. */
export const choices = (types: readonly EventType[]): PermissionName[] =>
  types.map(({ id }) => ({
    id: id as PermissionName['id'],
    area: SUBJECTS[subjectOf(id)] ?? 'Shop',
    description: id,
  }));

/** All of a thing (`order.*`) as the types that there are. */
export const spelledOut = (chosen: readonly string[], types: readonly EventType[]): string[] =>
  chosen.flatMap((one) =>
    one.endsWith('.*') ? types.filter(({ allOf }) => allOf === one).map(({ id }) => id) : [one],
  );

/** Who chooses all that there is of a thing gets what comes later, too. */
export function inShort(chosen: readonly string[], types: readonly EventType[]): string[] {
  const whole = [...new Set(types.map(({ allOf }) => allOf))].filter((all) =>
    types.filter(({ allOf }) => allOf === all).every(({ id }) => chosen.includes(id)),
  );
  const rest = chosen.filter((one) => !whole.some((all) => one.startsWith(all.slice(0, -1))));
  return [...whole, ...rest];
}

export const typesText = ({ types }: Pick<WebhookRecord, 'types'>): string =>
  types.length > 3 ? `${types.slice(0, 3).join(', ')} and ${types.length - 3} more` : types.join(', ');
