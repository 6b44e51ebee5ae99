/** The requests that the sandbox takes, after they were checked against `adapters/wire/request-schemas.ts`. */
export interface SessionRequest {
  mode: 'payment';
  success_url: string;
  line_items: {
    quantity?: number;
    price_data: { currency: string; unit_amount: number; product_data: { name: string } };
  }[];
  ui_mode?: 'hosted_page';
  cancel_url?: string;
  client_reference_id?: string;
  customer_email?: string;
  metadata?: Record<string, string>;
  payment_intent_data?: { metadata?: Record<string, string> };
  discounts?: { coupon: string }[];
  allow_promotion_codes?: boolean;
  allowed_payment_method_types?: string[];
  expires_at?: number;
  locale?: string;
  submit_type?: string;
}

export interface IntentRequest {
  amount: number;
  currency: string;
  allowed_payment_method_types?: string[];
  metadata?: Record<string, string>;
  description?: string;
}

export interface CouponRequest {
  id?: string;
  amount_off?: number;
  percent_off?: number;
  currency?: string;
  duration?: 'once';
  max_redemptions?: number;
  redeem_by?: number;
  name?: string;
  metadata?: Record<string, string>;
}

export interface RefundRequest {
  payment_intent?: string;
  charge?: string;
  amount?: number;
  reason?: string;
  metadata?: Record<string, string>;
}

export interface EndpointRequest {
  url: string;
  enabled_events: string[];
  api_version?: string;
  description?: string;
  metadata?: Record<string, string>;
}
