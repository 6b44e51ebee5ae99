import { describe, expect, it } from '@jest/globals';
import { declaredOf } from '../../kernel/connections.js';
import { BadConfiguration, readConfig } from '../../platform/config/config.js';
import { METHODS } from './index.js';

const PAYMENT_VARIABLES = declaredOf(METHODS);
const good = {
  DATABASE_URL: 'postgres://duka@127.0.0.1/duka',
  JWT_SECRET: 'mW1vTq8xZr4cYb7nLk2pHs9dGf3jVa6e',
};
const production = { NODE_ENV: 'production', SANDBOX_ALLOWED: '1' };
/** Cards as they should be set up. */
const stripe = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

/** The sentences that the start ends with. */
function complaints(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...good, ...env }, PAYMENT_VARIABLES);
    return [];
  } catch (error) {
    return error instanceof BadConfiguration ? error.sentences : [String(error)];
  }
}

describe('what ways to pay read of the environment', () => {
  it.each([
    ['a publishable key', { STRIPE_SECRET_KEY: 'pk_live_x' }, 'STRIPE_SECRET_KEY'],
    ['a webhook secret of another shape', { STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    ['no webhook secret', { STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET'],
    ['another key for browsers', { STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['a trial key for browsers', { STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, 'STRIPE_PUBLISHABLE_KEY'],
    ['a host that is none', { STRIPE_API_BASE: 'api.stripe.com' }, 'STRIPE_API_BASE'],
    [
      'a checkout domain without TLS',
      { STRIPE_CHECKOUT_ORIGIN: 'http://pay.example' },
      'STRIPE_CHECKOUT_ORIGIN',
    ],
    [
      'a checkout domain that no browser finds',
      { STRIPE_CHECKOUT_ORIGIN: 'https://pay.example:99999' },
      'STRIPE_CHECKOUT_ORIGIN',
    ],
    ['a live key sent elsewhere', { STRIPE_API_BASE: 'https://example.com' }, 'STRIPE_API_BASE'],
    ['a key of the tests', { ...production, STRIPE_SECRET_KEY: 'sk_test_desk' }, 'STRIPE_SECRET_KEY'],
    [
      'a webhook secret of the tests',
      { ...production, STRIPE_WEBHOOK_SECRET: 'whsec_desk' },
      'STRIPE_WEBHOOK_SECRET',
    ],
  ])('refuses cards with %s', (_, env, name) => {
    const found = complaints({ ...stripe, ...env });
    expect(found.map((sentence) => sentence.split(' ')[0])).toEqual([name]);
  });

  it('takes cards as they should be set up, with a checkout domain of the shop’s own', () => {
    expect(complaints({ ...stripe, STRIPE_CHECKOUT_ORIGIN: 'https://pay.example/' })).toEqual([]);
    const card = METHODS.find(({ provider }) => provider === 'stripe');
    expect(card?.hosts({ STRIPE_CHECKOUT_ORIGIN: 'https://pay.example/' })).toEqual([
      'https://checkout.stripe.com',
      'https://pay.example',
    ]);
  });

  it('takes cards with a key for browsers of the same kind', () => {
    expect(complaints({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_x' })).toEqual([]);
  });

  it('asks for all keys of a wallet', () => {
    const found = complaints({ MOMO_BASE_URL: 'https://momo.example', MOMO_RATE: '1' });
    expect(found).toEqual([
      'MOMO_SUBSCRIPTION_KEY, MOMO_API_USER and MOMO_API_KEY belong to MOMO_BASE_URL; one is missing.',
    ]);
  });

  it('never guesses what a dollar is worth in a wallet', () => {
    const keys = { MOMO_SUBSCRIPTION_KEY: 'k', MOMO_API_USER: 'u', MOMO_API_KEY: 'k' };
    const wallet = { ...keys, MOMO_BASE_URL: 'https://momo.example', MOMO_CURRENCY: 'UGX' };
    expect(complaints(wallet)).toEqual([
      "MOMO_RATE is missing: how much UGX a wallet pays for one of the shop's currency.",
    ]);
    expect(complaints({ ...wallet, MOMO_RATE: '3710' })).toEqual([]);
    expect(complaints({ ...wallet, MOMO_RATE: '0' })).toEqual([
      expect.stringMatching(/^MOMO_RATE is wrong: it must be a positive number/),
    ]);
    expect(complaints({ ...wallet, MOMO_RATE: '3710', MOMO_CURRENCY: 'ugx' })).toEqual([
      'MOMO_CURRENCY is wrong: it must be the code of a currency in capital letters, such as UGX.',
    ]);
  });

  it('names each variable once', () => {
    const names = METHODS.flatMap(({ variables }) => variables).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
