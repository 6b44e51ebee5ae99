/** The version of Stripe's interface that the sandbox speaks; the same as the `stripe` package's. */
export const API_VERSION = '2026-10-28.endive';

/** What the shop's own webhook subscribes to. */
export const SHOP_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'payment_intent.succeeded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const;

export interface ErrorDetails {
  code?: string;
  param?: string;
  type?: 'invalid_request_error' | 'idempotency_error' | 'api_error';
}

/** An answer in Stripe's error envelope. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
  }

  /** Always with an `error` member: without one Stripe's SDK takes a 404 for success. */
  get body() {
    const { type = 'invalid_request_error', code, param } = this.details;
    return {
      error: { type, message: this.message, ...(code ? { code } : {}), ...(param ? { param } : {}) },
    };
  }
}

export function noSuch(thing: string, id: string, param: string): ApiError {
  return new ApiError(404, `No such ${thing}: '${id}'`, { code: 'resource_missing', param });
}

export function badParam(message: string, param: string, code = 'parameter_invalid'): ApiError {
  return new ApiError(400, message, { code, param });
}

/** Seconds since 1970, as Stripe counts. */
export const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

export interface WireEvent extends Record<string, unknown> {
  id: string;
  object: 'event';
  type: string;
  created: number;
  pending_webhooks: number;
  data: { object: object };
}

export function newEvent(id: string, type: string, object: object, now: number, webhooks: number): WireEvent {
  return {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: now,
    data: { object },
    livemode: false,
    pending_webhooks: webhooks,
    request: { id: null, idempotency_key: null },
    type,
  };
}
