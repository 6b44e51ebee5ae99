import { dateTime } from '../layout/format';
import type { ApiKeyRecord } from '../records';
import { t } from '../texts';

const STATES: Readonly<Record<ApiKeyRecord['state'], string>> = {
  active: t('Active'),
  expired: t('Expired'),
  'owner-disabled': t('Owner disabled'),
};

/** Of a secret. */
export const KEPT = t('The shop keeps a fingerprint of it alone.');

export const stateText = ({ state }: Pick<ApiKeyRecord, 'state'>): string => STATES[state];

export const scopesText = ({ scopes }: Pick<ApiKeyRecord, 'scopes'>): string =>
  t('{count, plural, one {# scope} other {# scopes}}', { count: scopes.length });

export const usedText = ({ lastUsedAt }: { lastUsedAt: string | null }): string =>
  lastUsedAt ? dateTime(lastUsedAt) : t('Never');

export const endText = ({ expiresAt }: Pick<ApiKeyRecord, 'expiresAt'>): string =>
  expiresAt ? dateTime(expiresAt) : t('Never');

/** What is known of a secret that is good, for whoever changes over from one to the other. */
export const secretText = ({ hint, endsAt, lastUsedAt }: ApiKeyRecord['secrets'][number]): string =>
  [
    `…${hint}`,
    endsAt ? t('good until {endsAt}', { endsAt: dateTime(endsAt) }) : t('the present one'),
    lastUsedAt ? t('last used {lastUsedAt}', { lastUsedAt: dateTime(lastUsedAt) }) : t('never used'),
  ].join(', ');

/** A network a line; blank lines say nothing. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
