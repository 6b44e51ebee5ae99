import { dateTime } from '../layout/format';
import type { ApiKeyRecord } from '../records';

const STATES: Readonly<Record<ApiKeyRecord['state'], string>> = {
  active: 'Active',
  expired: 'Expired',
  'owner-disabled': 'Owner disabled',
};

/** Of a secret. */
export const KEPT = 'The shop keeps a fingerprint of it alone.';

export const stateText = ({ state }: Pick<ApiKeyRecord, 'state'>): string => STATES[state];

export const scopesText = ({ scopes }: Pick<ApiKeyRecord, 'scopes'>): string =>
  scopes.length === 1 ? '1 scope' : `${scopes.length} scopes`;

export const usedText = ({ lastUsedAt }: { lastUsedAt: string | null }): string =>
  lastUsedAt ? dateTime(lastUsedAt) : 'Never';

export const endText = ({ expiresAt }: Pick<ApiKeyRecord, 'expiresAt'>): string =>
  expiresAt ? dateTime(expiresAt) : 'Never';

/** What is known of a secret that is good, for whoever changes over from one to the other. */
export const secretText = ({ hint, endsAt, lastUsedAt }: ApiKeyRecord['secrets'][number]): string =>
  [
    `…${hint}`,
    endsAt ? `good until ${dateTime(endsAt)}` : 'the present one',
    lastUsedAt ? `last used ${dateTime(lastUsedAt)}` : 'never used',
  ].join(', ');

/** A network a line; blank lines say nothing. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\s,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);
