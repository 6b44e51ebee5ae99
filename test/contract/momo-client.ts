import type { ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { MomoGateway } from '../../api/src/payments/methods/mobile/momo-gateway.js';
import type { MobileAttempt } from '../../api/src/payments/methods/mobile/mobile-money-gateway.js';
import { ProviderAccess } from '../../api/src/platform/config/provider-access.js';
import { HandClock, json, type Recorded } from './stripe-client.js';

export const SECRETS = { subscriptionKey: 'sub-key', apiUser: randomUUID(), apiKey: 'api-key' };

/** The shop's real adapter, speaking to `baseUrl`. */
export function walletTo(baseUrl: string, clock = new HandClock(), secrets = SECRETS): MomoGateway {
  const access = new ProviderAccess();
  access.announce('momo', { baseUrl, secrets });
  return new MomoGateway(access, () => ({}), clock);
}

export function request(more: Partial<MobileAttempt> = {}): MobileAttempt {
  return {
    reference: randomUUID(),
    attemptId: '0192f1c4-0000-7000-8000-000000000001',
    amountCents: 1250,
    currency: 'USD',
    mobileNumber: '+256770000001',
    message: 'Duka order 1A2B3C4D',
    callbackUrl: null,
    ...more,
  };
}

/** Gives a token; everything else is `rest`. */
export function withToken(rest: (request: Recorded, response: ServerResponse) => void) {
  return (call: Recorded, response: ServerResponse): void => {
    if (call.path === '/collection/token/')
      json(response, 200, { access_token: 'a-token', token_type: 'access_token', expires_in: 3600 });
    else rest(call, response);
  };
}
