import { dateTime } from '../layout/format';
import type { EventType, PermissionName, WebhookDelivery, WebhookRecord } from '../records';
import { t } from '../texts';

export const KEPT = t('The receiver checks the signatures with it.');

const OFF: Readonly<Record<NonNullable<WebhookRecord['offReason']>, string>> = {
  'by-hand': t('Off'),
  failing: t('Off: failed for three days'),
  gone: t('Off: the receiver is gone'),
};

/** How it stands, for a chip: its colour and its words. */
export function standingOf({ offReason, failingSince }: WebhookRecord): { status: string; label: string } {
  if (offReason) return { status: offReason === 'by-hand' ? 'cancelled' : 'failed', label: OFF[offReason] };
  return failingSince ? { status: 'retrying', label: t('Failing') } : { status: 'active', label: t('On') };
}

const STATES = { waiting: t('Waiting'), delivered: t('Arrived'), failed: t('Did not arrive') } as const;
const CHIPS = { waiting: 'pending', delivered: 'delivered', failed: 'failed' } as const;
export const deliveryChip = ({ state }: Pick<WebhookDelivery, 'state'>) => ({
  ...{ status: CHIPS[state], label: STATES[state] },
});

/** How the last call went, in a few words. */
export function outcomeOf({ lastAttempt, nextTryAt }: WebhookDelivery): string {
  const next = nextTryAt ? t('next try {nextTryAt}', { nextTryAt: dateTime(nextTryAt) }) : '';
  if (!lastAttempt) return next ? t('Not tried yet') : '–';
  const { status, failure, tookMs } = lastAttempt;
  return [status === null ? failure : t('{status} in {tookMs} ms', { status, tookMs }), next]
    .filter(Boolean)
    .join(' · ');
}

const SUBJECTS: Readonly<Record<string, string>> = {
  order: t('Orders'),
  product: t('Products'),
  price: t('Prices and stock'),
  stock: t('Prices and stock'),
  customer: t('Customers'),
  return: t('Returns'),
  review: t('Reviews'),
};
const subjectOf = (type: string) => type.split('.')[0] ?? '';

/** As the form shows what can be chosen. */
export const choices = (types: readonly EventType[]): PermissionName[] =>
  types.map(({ id }) => ({
    id: id as PermissionName['id'],
    area: SUBJECTS[subjectOf(id)] ?? t('Shop'),
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
  types.length > 3
    ? t('{types} and {count} more', { types: types.slice(0, 3).join(', '), count: types.length - 3 })
    : types.join(', ');
