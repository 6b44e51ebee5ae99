import type { WireAnswer } from '../../adapters/wire/wire-call.js';

export type Asked = Readonly<Record<string, unknown>>;
/** As Flutterwave tells a payment: the amount is in main units. */
export interface Transaction {
  id: number;
  tx_ref: string;
  amount: number;
  currency: string;
  status: 'successful' | 'pending' | 'failed';
  processor_response: string;
  created_at: string;
}
export interface Refund {
  id: number;
  tx_id: number;
  amount_refunded: number;
  status: 'completed';
  comments: string;
  created_at: string;
}

export const yes = (data: object, message = 'ok'): WireAnswer => ({
  ...{ status: 200, headers: {} },
  body: { status: 'success', message, data },
});
export const no = (status: number, message: string): WireAnswer => ({
  ...{ status, headers: {} },
  body: { status: 'error', message, data: null },
});
