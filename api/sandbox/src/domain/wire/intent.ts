export interface WireError {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  charge?: string;
}

export interface WireIntent extends Record<string, unknown> {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  created: number;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  last_payment_error: WireError | null;
  latest_charge: string | null;
  metadata: Record<string, string>;
  receipt_email: string | null;
}

export interface IntentDetails {
  id: string;
  secret: string;
  amount: number;
  currency: string;
  now: number;
  metadata: Record<string, string>;
  email: string | null;
}

/** A payment that nobody has tried yet; Stripe makes it when the first card is handed in. */
export function newIntent(details: IntentDetails): WireIntent {
  return {
    ...UNUSED,
    id: details.id,
    object: 'payment_intent',
    amount: details.amount,
    amount_received: 0,
    client_secret: `${details.id}_secret_${details.secret}`,
    created: details.now,
    currency: details.currency,
    last_payment_error: null,
    latest_charge: null,
    metadata: details.metadata,
    receipt_email: details.email,
    status: 'requires_payment_method',
  };
}

const UNUSED = {
  allowed_payment_method_types: ['card'],
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer: null,
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;
