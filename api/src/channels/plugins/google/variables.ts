import { ADDRESS, type DeclaredVariable } from '../../../kernel/declared-variable.js';
import { serviceAccountOf } from './service-account.js';

const variables: readonly DeclaredVariable[] = [
  {
    name: 'GOOGLE_MERCHANT_ACCOUNT',
    label: 'Account',
    help: 'The number of your account, at the top right of Merchant Center.',
    isNeeded: true,
    pattern: /^\d{1,20}$/,
    must: 'must be a number',
    about:
      'nothing is sent to Google by itself; the number of your account in Merchant Center, beside `GOOGLE_MERCHANT_KEY`',
  },
  {
    name: 'GOOGLE_MERCHANT_DATA_SOURCE',
    label: 'Data source',
    help: 'The number of a source of the kind API: Data sources, Add product source, Merchant API.',
    isNeeded: true,
    pattern: /^\d{1,20}$/,
    must: 'must be a number',
    about: 'belongs to `GOOGLE_MERCHANT_ACCOUNT`: the number of its data source of the kind API',
  },
  {
    name: 'GOOGLE_MERCHANT_KEY',
    label: 'Key of a service account',
    help: 'The whole JSON file of its key. Add the service account as a user of your account in Merchant Center.',
    isNeeded: true,
    isSecret: true,
    pattern: /"private_key"/,
    must: 'must be the whole JSON file of the key',
    about: 'belongs to `GOOGLE_MERCHANT_ACCOUNT`: the JSON file of the key of a service account, on one line',
  },
  {
    name: 'GOOGLE_MERCHANT_API_BASE',
    label: 'Address of Google',
    isOperators: true,
    pattern: ADDRESS,
    must: 'must be an address',
    about: 'Google’s own addresses',
  },
];

const NEEDED = ['GOOGLE_MERCHANT_ACCOUNT', 'GOOGLE_MERCHANT_DATA_SOURCE', 'GOOGLE_MERCHANT_KEY'] as const;

/** Merchant Center, as the owner sets it up. */
export const GOOGLE = {
  name: 'google',
  label: 'Google Merchant Center',
  variables,
  contradictions(given: Readonly<Record<string, string | undefined>>): string[] {
    const missing = NEEDED.filter((name) => !given[name]);
    if (missing.length === NEEDED.length) return [];
    if (missing.length > 0) return missing.map((name) => `${name} is missing.`);
    return serviceAccountOf(given['GOOGLE_MERCHANT_KEY'] ?? '')
      ? []
      : ['GOOGLE_MERCHANT_KEY is wrong: it must be the whole JSON file of the key, of 2048 bits or more.'];
  },
  access({
    GOOGLE_MERCHANT_ACCOUNT: account,
    GOOGLE_MERCHANT_DATA_SOURCE: source,
    GOOGLE_MERCHANT_KEY: key,
    GOOGLE_MERCHANT_API_BASE: baseUrl,
  }: Readonly<Record<string, string | undefined>>) {
    if (!account || !source || !key) return undefined;
    return { secrets: { account, source, key }, ...(baseUrl ? { baseUrl } : {}) };
  },
};
