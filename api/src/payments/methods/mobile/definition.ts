import { ADDRESS } from '../../../kernel/declared-variable.js';
import { Currency } from '../../../kernel/currency.js';
import { withoutSlash } from '../../../kernel/origin.js';
import type { MethodDefinition } from '../../domain/definition.js';

const KEYS = 'see [payment providers](#payment-providers)';

/** By mobile wallet of MTN: the shopper approves a prompt on the phone. */
export const mobile: MethodDefinition = {
  name: 'mobile',
  provider: 'momo',
  chosenBy: 'shopper',
  collectedBy: 'provider',
  next: 'wait',
  hosted: false,
  needs: ['mobileNumber'],
  takesDeposit: false,
  holdMinutes: 20,
  label: 'Mobile Money',
  payments: 'Mobile money payments',
  howPaid: 'by mobile money',
  checkout: {
    label: 'Mobile Money',
    marks: ['MTN MoMo'],
    icon: 'phone',
    note: () => 'Approve on your phone',
    secured: () => 'Secure payment by MTN MoMo',
  },
  refundsTo: { staff: 'to the phone', buyer: 'to your phone' },
  placed: () => 'Approve the payment on your phone',
  hosts: () => [],
  variables: [
    {
      name: 'MOMO_BASE_URL',
      label: 'Address of MTN MoMo',
      help: 'As MTN has given it to you, such as https://proxy.momoapi.mtn.com.',
      typed: {
        pattern: /^https:\/\/([a-z0-9-]+\.)+mtn\.com\/?$/,
        must: 'must be an address of MTN, such as https://proxy.momoapi.mtn.com',
      },
      isNeeded: true,
      pattern: ADDRESS,
      must: 'must be an address that begins with http:// or https://',
      about:
        'the local sandbox where it may play and no live key of Stripe is set, else no mobile money. The keys belong to it',
    },
    {
      name: 'MOMO_SUBSCRIPTION_KEY',
      label: 'Subscription key',
      help: 'Of the product Collections.',
      isNeeded: true,
      isSecret: true,
      about: KEYS,
    },
    { name: 'MOMO_API_USER', label: 'API user', isNeeded: true, about: KEYS },
    { name: 'MOMO_API_KEY', label: 'API key', isNeeded: true, isSecret: true, about: KEYS },
    {
      name: 'MOMO_TARGET_ENVIRONMENT',
      label: 'Target environment',
      help: 'What MTN calls the place of your keys, such as mtnuganda; sandbox for tests.',
      fallback: 'sandbox',
      about: '`sandbox`; what MTN calls the place of your keys, such as `mtnuganda`',
    },
    {
      name: 'MOMO_CURRENCY',
      label: 'Currency of the wallets',
      help: 'Empty: the currency of the shop. MTN’s sandbox takes EUR alone.',
      pattern: new RegExp(`^(${Currency.codes().join('|')})$`),
      must: 'must be the code of a currency in capital letters, such as UGX',
      about: 'the shop’s own (MTN’s sandbox takes `EUR` alone)',
    },
    {
      name: 'MOMO_RATE',
      label: 'Rate',
      help: 'Units of that currency for one of the shop’s; only where the two differ.',
      // a wallet is asked by six decimals
      pattern: /^(?=\d*(\.\d{0,5})?[1-9])\d{1,9}(\.\d+)?$/,
      must: 'must be a positive number of at most nine digits before the point, and at least 0.000001',
      about:
        '1 with the sandbox, else required unless `MOMO_CURRENCY` is that of a new shop; units of `MOMO_CURRENCY` for one of the shop’s currency, fixed on each attempt before the prompt; 1 when both are the same',
    },
  ],
  contradictions: ({ MOMO_BASE_URL, MOMO_CURRENCY, MOMO_RATE, ...keys }, shopCurrency) => {
    if (!MOMO_BASE_URL) return [];
    const isWhole = keys['MOMO_SUBSCRIPTION_KEY'] && keys['MOMO_API_USER'] && keys['MOMO_API_KEY'];
    return [
      ...(isWhole
        ? []
        : ['MOMO_SUBSCRIPTION_KEY, MOMO_API_USER and MOMO_API_KEY belong to MOMO_BASE_URL; one is missing.']),
      ...((MOMO_CURRENCY ?? shopCurrency) !== shopCurrency && !MOMO_RATE
        ? [`MOMO_RATE is missing: how much ${MOMO_CURRENCY} a wallet pays for one of the shop's currency.`]
        : []),
    ];
  },
  movesMoney: ({ MOMO_BASE_URL, MOMO_TARGET_ENVIRONMENT: environment = 'sandbox' }) =>
    Boolean(MOMO_BASE_URL) && environment !== 'sandbox',
  access: ({ MOMO_BASE_URL: baseUrl, ...keys }) =>
    baseUrl
      ? {
          baseUrl: withoutSlash(baseUrl),
          secrets: {
            subscriptionKey: keys['MOMO_SUBSCRIPTION_KEY'] ?? '',
            apiUser: keys['MOMO_API_USER'] ?? '',
            apiKey: keys['MOMO_API_KEY'] ?? '',
          },
        }
      : undefined,
};
