import type { Shop } from '../support/shop.js';
import { WorkerShop } from '../support/worker-shop.js';
import { answerFaults } from './stripe-description.js';

export const KEY = 'sk_test_duka_tests';
export const SECRET = 'whsec_duka_tests';

/** The worker's shop, and the door of the sandbox in it. */
export async function openSandbox(env?: Record<string, string>): Promise<{ shop: Shop; wire: Wire }> {
  const shop = new WorkerShop(env && { env });
  await shop.open();
  return { shop, wire: new Wire(shop.api.place.sandboxPort) };
}

export interface WireAnswer {
  status: number;
  // what JSON.parse answers: tests read members freely
  body: ReturnType<typeof JSON.parse>;
  headers: Headers;
}

/** Speaks to the sandbox as Stripe's client would, byte by byte; every answer is held against Stripe's description. */
export class Wire {
  constructor(readonly port: number) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get(path: string, query: Record<string, string> = {}): Promise<WireAnswer> {
    const search = new URLSearchParams(query).toString();
    return this.call('GET', path, search ? `?${search}` : '', undefined, {});
  }

  post(path: string, form: string, headers: Record<string, string> = {}): Promise<WireAnswer> {
    return this.call('POST', path, '', form, headers);
  }

  private async call(
    method: string,
    path: string,
    search: string,
    body: string | undefined,
    headers: Record<string, string>,
  ): Promise<WireAnswer> {
    const response = await fetch(`${this.origin}${path}${search}`, {
      method,
      headers: {
        authorization: `Bearer ${KEY}`,
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const answer: unknown = await response.json();
    const found = answerFaults(method, path, response.status, answer);
    if (found.length > 0)
      throw new Error(
        `${method} ${path} ${response.status} is not Stripe's:\n${found.slice(0, 10).join('\n')}`,
      );
    return { status: response.status, body: answer, headers: response.headers };
  }
}

/** A form in Stripe's brackets. */
export function form(params: object, prefix = ''): string {
  return Object.entries(params)
    .flatMap(([name, value]: [string, unknown]) => {
      const key = prefix ? `${prefix}[${name}]` : name;
      if (value === undefined) return [];
      if (typeof value === 'object' && value !== null) return [form(value, key)];
      return [
        `${encodeURIComponent(key)}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
      ];
    })
    .filter((part) => part !== '')
    .join('&');
}

export const inSeconds = (ahead: number) => Math.floor(Date.now() / 1000) + ahead;

/** In the form of the shop's own ids; no attempt of this one. */
const ATTEMPT = '0192f1c4-0000-7000-8000-00000000000a';

/** A session that can be opened: a jacket for 19.99 and two socks for 5.00 each. */
export function sessionParams(more: object = {}) {
  const line = (name: string, unit_amount: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'usd', unit_amount, product_data: { name } },
  });
  return {
    mode: 'payment',
    ui_mode: 'hosted_page',
    client_reference_id: ATTEMPT,
    customer_email: 'ada@example.com',
    metadata: { attempt_id: ATTEMPT, order_id: 'order-1' },
    payment_intent_data: { metadata: { attempt_id: ATTEMPT } },
    line_items: [line('Jacket', 1999, 1), line('Socks', 500, 2)],
    allowed_payment_method_types: ['card'],
    expires_at: inSeconds(31 * 60),
    success_url: 'http://localhost/payment-success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost/cart',
    ...more,
  };
}
