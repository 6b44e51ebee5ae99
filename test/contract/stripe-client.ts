import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Clock } from '../../api/src/kernel/clock.js';
import type { CardAttempt } from '../../api/src/payments/methods/card/card-gateway.js';
import { StripeCaller } from '../../api/src/payments/methods/card/stripe-caller.js';
import { StripeCardGateway } from '../../api/src/payments/methods/card/stripe-card-gateway.js';
import { readConfig } from '../../api/src/platform/config/config.js';
import { ProviderAccess } from '../../api/src/platform/config/provider-access.js';

export interface Recorded {
  method: string;
  path: string;
  query: string;
  body: string;
  headers: IncomingMessage['headers'];
}

export type Answering = (request: Recorded, response: ServerResponse) => void;

/** A server in the provider's place that writes down what it is asked and answers as it is told. */
export class ScriptedProvider {
  readonly requests: Recorded[] = [];
  answering: Answering = (_request, response) =>
    json(response, 404, { error: { type: 'invalid_request_error' } });
  private readonly server: Server = createServer((request, response) => void this.serve(request, response));

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const url = new URL(request.url ?? '/', 'http://desk');
    const recorded = {
      method: request.method ?? '',
      path: url.pathname,
      query: url.search.slice(1),
      body: Buffer.concat(chunks).toString('utf8'),
      headers: request.headers,
    };
    this.requests.push(recorded);
    this.answering(recorded, response);
  }
}

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export class HandClock extends Clock {
  constructor(public moment = new Date()) {
    super();
  }
  override now(): Date {
    return this.moment;
  }
}

export const SHOP = 'http://localhost:4200';

export const config = (more: Record<string, string> = {}) =>
  readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    JWT_SECRET: 'a secret of the tests, 32 bytes long',
    PUBLIC_URL: SHOP,
    ...more,
  });

/** The shop's real adapter, speaking to `baseUrl`. */
export function gatewayTo(
  baseUrl: string,
  key = 'sk_test_desk',
  clock: Clock = new HandClock(),
): StripeCardGateway {
  const access = new ProviderAccess();
  access.announce('stripe', { baseUrl, secrets: { key, webhookSecret: 'whsec_desk' } });
  return new StripeCardGateway(new StripeCaller(access, clock), clock);
}

export function attempt(more: Partial<CardAttempt> = {}): CardAttempt {
  return {
    attemptId: '0192f1c4-0000-7000-8000-000000000001',
    paymentId: '0192f1c4-0000-7000-8000-000000000002',
    orderId: '0192f1c4-0000-7000-8000-000000000003',
    idempotencyKey: 'attempt:0192f1c4-0000-7000-8000-000000000001:create',
    amountCents: 2999,
    currency: 'USD',
    lines: [
      { name: 'Jacket, “Peak” & more', quantity: 1, unitCents: 1999 },
      { name: 'Socks', quantity: 2, unitCents: 500 },
    ],
    discountCents: 0,
    discountLabel: null,
    email: 'ada@example.com',
    expiresAt: new Date((Math.floor(Date.now() / 1000) + 31 * 60) * 1000),
    shopUrl: SHOP,
    ...more,
  };
}

/** All that a listing gives. */
export async function all<T>(listing: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of listing) found.push(one);
  return found;
}
