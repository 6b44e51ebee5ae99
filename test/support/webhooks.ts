import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { Client, Json } from './client.js';
import { withRetries } from './concurrent.js';

export const WEBHOOK_SECRET = 'whsec_duka_tests';

/** An event of the card provider about a session, as its servers would write it. */
export function sessionEvent(session: string, more: Record<string, unknown> = {}): Json {
  return {
    id: `evt_${randomBytes(8).toString('hex')}`,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type: 'checkout.session.completed',
    data: { object: { id: session, object: 'checkout.session', metadata: {} } },
    ...more,
  };
}

export interface Signing {
  secret?: string;
  timestamp?: number;
  /** What is sent in place of what was signed. */
  body?: string;
  header?: string;
}

/** Delivers an event with a signature made by the provider's own library. */
export async function deliver(client: Client, event: Json, signing: Signing = {}): Promise<number> {
  const payload = JSON.stringify(event);
  const timestamp = signing.timestamp ?? Math.floor(Date.now() / 1000);
  const secret = signing.secret ?? WEBHOOK_SECRET;
  const stripe = new Stripe('sk_test_nothing');
  const header = signing.header ?? stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const answer = await client.post('/payments/webhooks/stripe', signing.body ?? payload, {
    headers: header === '' ? {} : { 'stripe-signature': header },
  });
  return answer.status;
}

/** Delivers it again for as long as the shop is too busy to take it, as the provider does. */
export async function delivered(client: Client, event: Json): Promise<number> {
  return (await withRetries(async () => ({ status: await deliver(client, event) }))).status;
}
