import type { SessionRequest } from './requests.js';

export interface WireSession extends Record<string, unknown> {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  created: number;
  expires_at: number;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  payment_intent: string | null;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  total_details: { amount_discount: number; amount_shipping: number; amount_tax: number };
}

export interface Line {
  id: string;
  name: string;
  unitAmount: number;
  quantity: number;
}

/** What the sandbox knows of a session and its wire does not show. */
export interface SessionExtra extends Record<string, unknown> {
  lines: Line[];
  intentMetadata: Record<string, string>;
  coupon: string | null;
  /** The card that waits for its second step; never its number. */
  waiting: { last4: string; expMonth: number; expYear: number } | null;
}

export interface SessionDetails {
  id: string;
  now: number;
  url: string;
  request: SessionRequest;
  lines: Line[];
  discount: number;
}

const DAY = 86_400;

/** A session just opened, as Stripe shows it. */
export function newSession(details: SessionDetails): WireSession {
  const { request } = details;
  const subtotal = details.lines.reduce((sum, line) => sum + line.unitAmount * line.quantity, 0);
  const total = Math.max(0, subtotal - details.discount);
  return {
    ...UNUSED,
    id: details.id,
    object: 'checkout.session',
    allow_promotion_codes: request.allow_promotion_codes ?? null,
    allowed_payment_method_types: request.allowed_payment_method_types ?? null,
    amount_subtotal: subtotal,
    amount_total: total,
    cancel_url: request.cancel_url ?? null,
    client_reference_id: request.client_reference_id ?? null,
    created: details.now,
    currency: request.line_items[0]?.price_data.currency ?? 'usd',
    customer_email: request.customer_email ?? null,
    customer_details: request.customer_email ? detailsOf(request.customer_email, null) : null,
    discounts: request.discounts
      ? request.discounts.map(({ coupon }) => ({ coupon, promotion_code: null }))
      : [],
    expires_at: request.expires_at ?? details.now + DAY,
    locale: request.locale ?? null,
    metadata: request.metadata ?? {},
    payment_intent: null,
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    status: 'open',
    success_url: request.success_url,
    submit_type: request.submit_type ?? null,
    total_details: { amount_discount: subtotal - total, amount_shipping: 0, amount_tax: 0 },
    url: details.url,
  };
}

/** Who paid, as far as the page asked. */
export function detailsOf(email: string | null, name: string | null) {
  return {
    address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}

/** Members of a session that the shop makes no use of, as Stripe shows them unused. */
const UNUSED = {
  adaptive_pricing: null,
  after_expiration: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_account: null,
  customer_creation: 'if_required',
  integration_identifier: null,
  invoice: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  mode: 'payment',
  origin_context: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  subscription: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
} as const;
