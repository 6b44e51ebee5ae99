import type { MethodDefinition } from '../../domain/definition.js';

/** Where PayPal is, https://developer.paypal.com/api/rest/requests/, and where it asks payers to approve. */
const PLACES = {
  live: { api: 'https://api-m.paypal.com', page: 'https://www.paypal.com' },
  sandbox: { api: 'https://api-m.sandbox.paypal.com', page: 'https://www.sandbox.paypal.com' },
};
const placeOf = (name: string | undefined) => (name === 'sandbox' ? PLACES.sandbox : PLACES.live);

/** On PayPal's own page: with an account there, or by card without one where PayPal offers that. */
export const paypal: MethodDefinition = {
  name: 'paypal',
  provider: 'paypal',
  chosenBy: 'shopper',
  collectedBy: 'provider',
  next: 'redirect',
  hosted: true,
  needs: [],
  takesDeposit: false,
  // longer than the half hour in which an approval is collected
  holdMinutes: 40,
  label: 'PayPal',
  payments: 'PayPal payments',
  howPaid: 'by PayPal',
  checkout: {
    label: 'PayPal',
    marks: ['PayPal'],
    icon: 'card',
    note: () => 'You approve the payment at PayPal',
    secured: () => 'Secure payment by PayPal',
  },
  refundsTo: { staff: 'the PayPal account', buyer: 'your PayPal account' },
  placed: () => 'Continue to PayPal',
  hosts: ({ PAYPAL_API: place }) => [placeOf(place).page],
  variables: [
    {
      name: 'PAYPAL_CLIENT_ID',
      label: 'Client ID',
      help: 'Of a REST app of your business account, developer.paypal.com.',
      isNeeded: true,
      pattern: /^\S{16,}$/,
      must: 'must have at least 16 characters and no spaces',
      about: 'no payments by PayPal; the client id of your REST app there',
    },
    {
      name: 'PAYPAL_CLIENT_SECRET',
      label: 'Client secret',
      help: 'Of the same app.',
      isNeeded: true,
      isSecret: true,
      pattern: /^\S{16,}$/,
      must: 'must have at least 16 characters and no spaces',
      about: 'belongs to `PAYPAL_CLIENT_ID`: the secret of that app',
    },
    {
      name: 'PAYPAL_WEBHOOK_ID',
      label: 'Webhook ID',
      help: 'Shown by PayPal once the webhook of this shop is added to the app.',
      isNeeded: true,
      pattern: /^[A-Za-z0-9]+$/,
      must: 'must have letters and digits alone',
      about: 'belongs to them: the id of the webhook to `/api/v1/payments/webhooks/paypal`',
    },
    {
      name: 'PAYPAL_API',
      label: 'Mode',
      help: 'With sandbox, for the keys of a test account, no money moves.',
      choices: ['live', 'sandbox'],
      pattern: /^(live|sandbox)$/,
      must: 'must be live or sandbox',
      fallback: 'live',
      about: '`live`; `sandbox` for the keys of a test account, which move no money',
    },
  ],
  webhook: {
    path: '/api/v1/payments/webhooks/paypal',
    events: [
      ...['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING'],
      ...['PAYMENT.CAPTURE.DENIED', 'PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'],
      ...['PAYMENT.REFUND.PENDING', 'PAYMENT.REFUND.FAILED', 'CUSTOMER.DISPUTE.CREATED'],
      ...['CUSTOMER.DISPUTE.UPDATED', 'CUSTOMER.DISPUTE.RESOLVED'],
    ],
  },
  contradictions: ({ PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret, PAYPAL_WEBHOOK_ID: webhook }) => {
    const given = [id, secret, webhook].filter(Boolean).length;
    return given === 1 || given === 2
      ? ['PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID belong together; one is missing.']
      : [];
  },
  movesMoney: ({ PAYPAL_CLIENT_ID: id, PAYPAL_API: place = 'live' }) => Boolean(id) && place === 'live',
  access: ({
    PAYPAL_CLIENT_ID: id,
    PAYPAL_CLIENT_SECRET: secret,
    PAYPAL_WEBHOOK_ID: webhook,
    PAYPAL_API: place,
  }) =>
    id && secret && webhook ? { baseUrl: placeOf(place).api, secrets: { id, secret, webhook } } : undefined,
};
