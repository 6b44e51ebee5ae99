import type { MethodDefinition } from '../../domain/definition.js';

const KEYS = 'belongs to `MPESA_CONSUMER_KEY`';
/** https://developer.safaricom.co.ke */
const HOSTS: Readonly<Record<string, string>> = {
  live: 'https://api.safaricom.co.ke',
  sandbox: 'https://sandbox.safaricom.co.ke',
};

/**
 * By M-Pesa of Kenya: the shopper enters the PIN of the wallet on the phone (Daraja's M-Pesa Express). The provider is not
 * called M-Pesa, because Safaricom sends no callback to an address that contains the word.
 */
export const mpesa: MethodDefinition = {
  name: 'mpesa',
  provider: 'daraja',
  chosenBy: 'shopper',
  collectedBy: 'provider',
  next: 'wait',
  hosted: false,
  needs: ['mobileNumber'],
  takesDeposit: false,
  holdMinutes: 20,
  label: 'M-Pesa',
  payments: 'M-Pesa payments',
  howPaid: 'by M-Pesa',
  checkout: {
    label: 'M-Pesa',
    marks: ['M-Pesa'],
    icon: 'phone',
    note: () => 'Enter your M-Pesa PIN on your phone',
    secured: () => 'Secure payment by M-Pesa',
  },
  refundsTo: { staff: 'to the phone', buyer: 'to your phone' },
  placed: () => 'Approve the payment on your phone',
  hosts: () => [],
  variables: [
    {
      name: 'MPESA_CONSUMER_KEY',
      label: 'Consumer key',
      help: 'Of your app at Daraja, developer.safaricom.co.ke.',
      isNeeded: true,
      isSecret: true,
      about: 'no M-Pesa; the consumer key of your app at Daraja',
    },
    {
      name: 'MPESA_CONSUMER_SECRET',
      label: 'Consumer secret',
      help: 'Of the same app.',
      isNeeded: true,
      isSecret: true,
      about: `${KEYS}: its secret`,
    },
    {
      name: 'MPESA_SHORTCODE',
      label: 'Pay bill number',
      isNeeded: true,
      pattern: /^\d{5,7}$/,
      must: 'must be a pay bill number of 5 to 7 digits',
      about: `${KEYS}: your pay bill number`,
    },
    {
      name: 'MPESA_PASSKEY',
      label: 'Passkey',
      help: 'Of M-Pesa Express; Safaricom mails it when the app goes live.',
      isNeeded: true,
      isSecret: true,
      about: `${KEYS}: of M-Pesa Express`,
    },
    {
      name: 'MPESA_API',
      label: 'Mode',
      help: 'With sandbox nobody pays.',
      choices: ['live', 'sandbox'],
      fallback: 'live',
      pattern: /^(live|sandbox)$/,
      must: 'must be live or sandbox',
      about: '`live`; with `sandbox` nobody pays',
    },
  ],
  contradictions: ({
    MPESA_CONSUMER_KEY: key,
    MPESA_CONSUMER_SECRET: secret,
    MPESA_SHORTCODE: shortcode,
    MPESA_PASSKEY: passkey,
  }) =>
    key && !(secret && shortcode && passkey)
      ? [
          'MPESA_CONSUMER_SECRET, MPESA_SHORTCODE and MPESA_PASSKEY belong to MPESA_CONSUMER_KEY; one is missing.',
        ]
      : [],
  movesMoney: ({ MPESA_CONSUMER_KEY: key, MPESA_API: api = 'live' }) => Boolean(key) && api === 'live',
  access: ({
    MPESA_CONSUMER_KEY: key,
    MPESA_CONSUMER_SECRET: secret = '',
    MPESA_SHORTCODE: shortcode = '',
    MPESA_PASSKEY: passkey = '',
    MPESA_API: api = 'live',
  }) => (key ? { baseUrl: HOSTS[api] ?? '', secrets: { key, secret, shortcode, passkey } } : undefined),
};
