import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';
import { card } from './definition.js';

describe('what browsers load for wallets of theirs', () => {
  it('is of the release that the SDK speaks, from Stripe alone, once a key for browsers is set', () => {
    const loaded = card.express?.({ STRIPE_PUBLISHABLE_KEY: 'pk_live_x' });
    const release = Stripe.API_VERSION.split('.')[1] ?? '';
    expect(loaded).toMatchObject({ key: 'pk_live_x', script: `https://js.stripe.com/${release}/stripe.js` });
    expect(loaded?.scriptHosts).toContain('https://js.stripe.com');
    expect(card.express?.({})).toBeUndefined();
  });
});
