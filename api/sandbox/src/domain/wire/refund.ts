import type { WireCharge } from './charge.js';
import type { CouponRequest, EndpointRequest, RefundRequest } from './requests.js';

export interface WireRefund extends Record<string, unknown> {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
}

export function newRefund(
  id: string,
  charge: WireCharge,
  amount: number,
  request: RefundRequest,
  now: number,
): WireRefund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: null,
    customer_account: null,
    destination_details: { card: { type: 'refund' }, type: 'card' },
    metadata: request.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: null,
    reason: request.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

export interface WireCoupon extends Record<string, unknown> {
  id: string;
  object: 'coupon';
  amount_off: number | null;
  percent_off: number | null;
  currency: string | null;
  max_redemptions: number | null;
  redeem_by: number | null;
  name: string | null;
  times_redeemed: number;
  valid: boolean;
}

export function newCoupon(id: string, request: CouponRequest, now: number): WireCoupon {
  return {
    id,
    object: 'coupon',
    amount_off: request.amount_off ?? null,
    created: now,
    currency: request.currency ?? null,
    duration: request.duration ?? 'once',
    duration_in_months: null,
    livemode: false,
    max_redemptions: request.max_redemptions ?? null,
    metadata: request.metadata ?? {},
    name: request.name ?? null,
    percent_off: request.percent_off ?? null,
    redeem_by: request.redeem_by ?? null,
    times_redeemed: 0,
    valid: true,
  };
}

/** What a coupon takes off; never more than there is. */
export function discountOf(coupon: WireCoupon, subtotal: number): number {
  const off = coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100);
  return Math.min(off, subtotal);
}

export interface WireEndpoint extends Record<string, unknown> {
  id: string;
  object: 'webhook_endpoint';
  enabled_events: string[];
  url: string;
}

export function newEndpoint(id: string, request: EndpointRequest, now: number): WireEndpoint {
  return {
    id,
    object: 'webhook_endpoint',
    api_version: request.api_version ?? null,
    application: null,
    created: now,
    description: request.description ?? null,
    enabled_events: request.enabled_events,
    livemode: false,
    metadata: request.metadata ?? {},
    status: 'enabled',
    url: request.url,
  };
}
