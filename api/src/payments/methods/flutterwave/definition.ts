import { ADDRESS } from '../../../kernel/declared-variable.js';
import { withoutSlash } from '../../../kernel/origin.js';
import type { MethodDefinition } from '../../domain/definition.js';

/** On Flutterwave's own page: cards, mobile money and transfers of Africa, by what the currency has. */
export const flutterwave: MethodDefinition = {
  name: 'flutterwave',
  provider: 'flutterwave',
  chosenBy: 'shopper',
  collectedBy: 'provider',
  next: 'redirect',
  hosted: true,
  needs: [],
  takesDeposit: false,
  // longer than the page of thirty minutes lives
  holdMinutes: 40,
  label: 'Flutterwave',
  payments: 'Flutterwave payments',
  howPaid: 'by Flutterwave',
  checkout: {
    label: 'Flutterwave',
    marks: ['Flutterwave'],
    icon: 'phone',
    note: () => 'Card, mobile money or bank transfer',
    secured: () => 'Secure payment by Flutterwave',
  },
  refundsTo: { staff: 'the way it came', buyer: 'the way you paid' },
  placed: () => 'Continue to payment',
  // the page of a test key lies on another host
  hosts: ({ FLUTTERWAVE_SECRET_KEY: key }) => [
    'https://checkout.flutterwave.com',
    ...(key?.startsWith('FLWSECK_TEST') ? ['https://checkout-v2.dev-flutterwave.com'] : []),
  ],
  variables: [
    {
      name: 'FLUTTERWAVE_SECRET_KEY',
      label: 'Secret key',
      help: 'At Flutterwave under Settings, API keys.',
      isNeeded: true,
      isSecret: true,
      pattern: /^FLWSECK/,
      about: 'no payments by Flutterwave; the secret key of your account there',
    },
    {
      name: 'FLUTTERWAVE_SECRET_HASH',
      label: 'Secret hash',
      help: 'Yours to choose, 16 characters at least: enter the same at Flutterwave under Settings, Webhooks.',
      isNeeded: true,
      isSecret: true,
      pattern: /^.{16,}$/,
      must: 'must have at least 16 characters',
      about:
        'belongs to `FLUTTERWAVE_SECRET_KEY`: the secret hash of the webhook to `/api/v1/payments/webhooks/flutterwave`',
    },
    {
      name: 'FLUTTERWAVE_API_BASE',
      label: 'Address of Flutterwave',
      isOperators: true,
      pattern: ADDRESS,
      must: 'must be an address that begins with http:// or https://',
      about: 'Flutterwave’s own host',
    },
  ],
  webhook: { path: '/api/v1/payments/webhooks/flutterwave', events: [] },
  contradictions: ({
    FLUTTERWAVE_SECRET_KEY: key,
    FLUTTERWAVE_SECRET_HASH: hash,
    FLUTTERWAVE_API_BASE: base,
  }) => [
    ...(key && !hash ? ['FLUTTERWAVE_SECRET_HASH is missing: it belongs to FLUTTERWAVE_SECRET_KEY.'] : []),
    ...(key && base && !key.startsWith('FLWSECK_TEST')
      ? ['FLUTTERWAVE_API_BASE is wrong: a live key is never sent to another host than Flutterwave.']
      : []),
  ],
  movesMoney: ({ FLUTTERWAVE_SECRET_KEY: key = '' }) => key !== '' && !key.startsWith('FLWSECK_TEST'),
  access: ({ FLUTTERWAVE_SECRET_KEY: key, FLUTTERWAVE_SECRET_HASH: hash = '', FLUTTERWAVE_API_BASE: base }) =>
    key
      ? { baseUrl: withoutSlash(base ?? 'https://api.flutterwave.com'), secrets: { key, hash } }
      : undefined,
};
