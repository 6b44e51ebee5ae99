import { ADDRESS } from '../../../kernel/declared-variable.js';
import type { MethodDefinition } from '../../domain/definition.js';

const CHECKOUT = 'https://checkout.stripe.com';

/**
 * Of the release that the SDK speaks (`Stripe.API_VERSION`), from where alone Stripe lets it be loaded. Hosts as in
 * https://docs.stripe.com/security/guide#content-security-policy, read on 2026-11-29.
 */
const IN_BROWSER = {
  script: 'https://js.stripe.com/endive/stripe.js',
  kinds: ['card'],
  scriptHosts: ['https://*.js.stripe.com', 'https://js.stripe.com'],
  frameHosts: ['https://*.js.stripe.com', 'https://js.stripe.com', 'https://hooks.stripe.com'],
  connectHosts: ['https://api.stripe.com'],
};

const isLive = (key: string): boolean => /^(sk|rk|pk)_live_/.test(key);

/** By card, on Stripe's own page. */
export const card: MethodDefinition = {
  name: 'card',
  provider: 'stripe',
  chosenBy: 'shopper',
  collectedBy: 'provider',
  next: 'redirect',
  hosted: true,
  cardsAlone: true,
  needs: [],
  takesDeposit: false,
  holdMinutes: 40,
  label: 'Credit Card',
  payments: 'Card payments',
  howPaid: 'by card',
  checkout: {
    label: 'Pay with Card',
    marks: ['Visa', 'Mastercard', 'American Express'],
    icon: 'card',
    note: () => 'Visa, Mastercard, American Express',
    secured: () => 'Secure payment by Stripe',
  },
  refundsTo: { staff: 'to the card', buyer: 'to your card' },
  whenEmpty: 'Products array is required for Stripe payments',
  placed: () => 'Continue to payment',
  hosts: ({ STRIPE_CHECKOUT_ORIGIN }) => [
    CHECKOUT,
    ...(STRIPE_CHECKOUT_ORIGIN && URL.canParse(STRIPE_CHECKOUT_ORIGIN)
      ? [new URL(STRIPE_CHECKOUT_ORIGIN).origin]
      : []),
  ],
  variables: [
    {
      name: 'STRIPE_SECRET_KEY',
      label: 'Secret key',
      help: 'At Stripe under Developers, API keys: it begins with sk_live_, or sk_test_ to try it without money.',
      isNeeded: true,
      isSecret: true,
      pattern: /^sk_/,
      about:
        'the local payment sandbox in the demo and in a shop that this machine alone reaches, else no cards. See [payment providers](#payment-providers)',
    },
    {
      name: 'STRIPE_WEBHOOK_SECRET',
      label: 'Signing secret of the webhook',
      help: 'Shown by Stripe once the webhook of this shop is added there; it begins with whsec_.',
      isNeeded: true,
      isSecret: true,
      pattern: /^whsec_/,
      about: 'belongs to `STRIPE_SECRET_KEY`',
    },
    {
      name: 'STRIPE_PUBLISHABLE_KEY',
      label: 'Publishable key',
      help: 'Shows Apple Pay and Google Pay in the checkout. It begins with pk_; add the domain of the shop at Stripe under Payment method domains.',
      pattern: /^pk_(live|test)_\w+$/,
      must: 'must begin with pk_live_ or pk_test_',
      about: 'no Apple Pay and Google Pay in the checkout; belongs to `STRIPE_SECRET_KEY`',
    },
    {
      name: 'STRIPE_CHECKOUT_ORIGIN',
      label: 'Checkout domain of your own',
      help: 'Only where you have one at Stripe, such as https://pay.example.com.',
      pattern: /^https:\/\/[^\s/?#]+\/?$/,
      must: 'must be an origin that begins with https://',
      about: 'Stripe’s own; your custom checkout domain at Stripe, such as `https://pay.example.com`',
    },
    {
      name: 'STRIPE_API_BASE',
      label: 'Address of Stripe',
      isOperators: true,
      pattern: ADDRESS,
      must: 'must be an address that begins with http:// or https://',
      about: 'Stripe’s own host',
    },
  ],
  webhook: {
    path: '/api/v1/payments/webhooks/stripe',
    events: [
      ...['checkout.session.completed', 'checkout.session.async_payment_succeeded'],
      ...['checkout.session.async_payment_failed', 'checkout.session.expired'],
      ...['payment_intent.succeeded', 'payment_intent.payment_failed'],
      ...['refund.created', 'refund.updated', 'refund.failed', 'charge.refunded'],
      ...['charge.dispute.created', 'charge.dispute.closed'],
    ],
  },
  contradictions: ({
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE,
    STRIPE_CHECKOUT_ORIGIN,
  }) => [
    ...(STRIPE_CHECKOUT_ORIGIN && !URL.canParse(STRIPE_CHECKOUT_ORIGIN)
      ? ['STRIPE_CHECKOUT_ORIGIN is wrong: there is no such address.']
      : []),
    ...(key && !STRIPE_WEBHOOK_SECRET
      ? ['STRIPE_WEBHOOK_SECRET is missing: it belongs to STRIPE_SECRET_KEY.']
      : []),
    ...(key && publishable && isLive(key) !== isLive(publishable)
      ? ['STRIPE_PUBLISHABLE_KEY is wrong: one of the keys is for real money, the other is not.']
      : []),
    ...(key?.startsWith('sk_live_') && STRIPE_API_BASE
      ? ['STRIPE_API_BASE is wrong: a live key is never sent to another host than Stripe.']
      : []),
  ],
  express: ({ STRIPE_PUBLISHABLE_KEY: key }) => (key ? { key, ...IN_BROWSER } : undefined),
  movesMoney: ({ STRIPE_SECRET_KEY: key = '' }) => isLive(key),
  access: ({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret = '', STRIPE_API_BASE: baseUrl }) =>
    key ? { ...(baseUrl ? { baseUrl } : {}), secrets: { key, webhookSecret } } : undefined,
};
