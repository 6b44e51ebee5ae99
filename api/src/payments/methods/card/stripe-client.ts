import Stripe from 'stripe';
import type { Access } from '../../../platform/config/provider-access.js';

/** One call's timeout, and how often the SDK tries again under the same key (payments 1.7). */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;

/** The SDK's client for Stripe's own host, or for another that speaks the same wire. */
export function stripeClient(access: Access): Stripe {
  return new Stripe(access.secrets['key'] ?? '', {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...hostOf(access.baseUrl),
  });
}

/** True when the key moves real money. */
export function isLive(access: Access): boolean {
  return /^(sk|rk)_live_/.test(access.secrets['key'] ?? '');
}

function hostOf(baseUrl: string | undefined): Stripe.StripeConfig {
  if (!baseUrl) return {};
  const url = new URL(baseUrl);
  const protocol = url.protocol === 'http:' ? 'http' : 'https';
  return { protocol, host: url.hostname, port: url.port || (protocol === 'http' ? '80' : '443') };
}
