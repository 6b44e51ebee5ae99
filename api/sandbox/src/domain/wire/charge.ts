import { detailsOf } from './session.js';
import type { WireIntent } from './intent.js';

export interface WireCharge extends Record<string, unknown> {
  id: string;
  object: 'charge';
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  created: number;
  disputed: boolean;
  metadata: Record<string, string>;
  paid: boolean;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded' | 'pending' | 'failed';
}

export interface UsedCard {
  last4: string;
  expMonth: number;
  expYear: number;
}

export interface ChargeDetails {
  id: string;
  intent: WireIntent;
  card: UsedCard;
  email: string | null;
  now: number;
  /** Null when the card paid. */
  failure: { code: string; reason: string; message: string } | null;
}

export function newCharge(details: ChargeDetails): WireCharge {
  const paid = details.failure === null;
  const { address, email, name, phone } = detailsOf(details.email, null);
  return {
    ...UNUSED,
    id: details.id,
    object: 'charge',
    amount: details.intent.amount,
    amount_captured: paid ? details.intent.amount : 0,
    amount_refunded: 0,
    billing_details: { address, email, name, phone, tax_id: null },
    captured: paid,
    created: details.now,
    currency: details.intent.currency,
    disputed: false,
    failure_code: details.failure?.code ?? null,
    failure_message: details.failure?.message ?? null,
    metadata: details.intent.metadata,
    outcome: outcomeOf(details.failure),
    paid,
    payment_intent: details.intent.id,
    payment_method_details: { type: 'card', card: cardOf(details.card, details.intent.amount) },
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
  };
}

function outcomeOf(failure: ChargeDetails['failure']) {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure ? 'declined_by_network' : 'approved_by_network',
    reason: failure?.reason ?? null,
    risk_level: 'normal',
    seller_message: failure ? 'The bank did not return any further details.' : 'Payment complete.',
    type: failure ? 'issuer_declined' : 'authorized',
  };
}

function cardOf(card: UsedCard, amount: number) {
  return {
    amount_authorized: amount,
    authorization_code: null,
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    funding: 'credit',
    installments: null,
    last4: card.last4,
    mandate: null,
    network: 'visa',
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

const UNUSED = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: 'DUKA SANDBOX',
  customer: null,
  description: null,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  payment_method: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
} as const;
