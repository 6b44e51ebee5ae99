import { member, textOf } from '../../../platform/outbound/call.js';
import { NoProvider } from '../../../platform/config/provider-access.js';
import {
  ProviderUnavailable,
  type Missing,
  type RefundRequest,
  type RefundState,
  type Refused,
  type Unknown,
} from '../../application/ports.js';
import type { RefundCalls } from '../contract.js';
import { bodyOf, refusalOf, type PayPalCaller } from './caller.js';
import { amountOf, customIdOf, orderOf, refundOf, stepOf } from './wire.js';

const unknown = (error: unknown): Unknown => ({
  outcome: 'unknown',
  message: error instanceof Error ? error.message : 'no answer',
});

/** Money back by the capture that brought it: https://developer.paypal.com/docs/api/payments/v2/. PayPal knows a key for 45 days. */
export class PayPalRefunds implements RefundCalls {
  constructor(private readonly caller: PayPalCaller) {}

  takes(amountCents: number, currency: string): boolean {
    return amountCents % stepOf(currency) === 0;
  }

  async refund(
    request: RefundRequest,
  ): Promise<{ outcome: 'accepted'; refund: RefundState } | Refused | Unknown> {
    const { refundId, intentRef, amountCents, currency, idempotencyKey } = request;
    try {
      const answer = await this.caller.call(`/v2/payments/captures/${encodeURIComponent(intentRef)}/refund`, {
        body: { amount: amountOf(amountCents, currency), custom_id: customIdOf(refundId) },
        key: idempotencyKey,
      });
      const refund = refundOf(bodyOf(answer));
      if (refund) return { outcome: 'accepted', refund: { ...refund, refundId, intentRef } };
      const refusal = refusalOf(answer);
      return refusal ? { outcome: 'refused', ...refusal } : unknown(undefined);
    } catch (error) {
      if (error instanceof NoProvider)
        return { outcome: 'refused', code: 'not_configured', message: error.message };
      return unknown(error);
    }
  }

  async readRefund(ref: string): Promise<{ outcome: 'found'; refund: RefundState } | Missing | Unknown> {
    try {
      const answer = await this.caller.call(`/v2/payments/refunds/${encodeURIComponent(ref)}`);
      const refund = refundOf(bodyOf(answer));
      if (refund) return { outcome: 'found', refund };
      return answer.status === 404 ? { outcome: 'missing' } : unknown(undefined);
    } catch (error) {
      return unknown(error);
    }
  }

  /** A capture names its order, and the order lists what was given back. */
  async *listRefunds(intentRef: string): AsyncIterable<RefundState> {
    const capture = await this.read(`/v2/payments/captures/${encodeURIComponent(intentRef)}`);
    const orderId = textOf(member(member(member(capture, 'supplementary_data'), 'related_ids'), 'order_id'));
    if (!orderId) throw new ProviderUnavailable('PayPal does not tell of the payment');
    const order = orderOf(await this.read(`/v2/checkout/orders/${encodeURIComponent(orderId)}`));
    if (!order) throw new ProviderUnavailable('PayPal does not list refunds');
    yield* order.refunds.filter((one) => one.intentRef === intentRef);
  }

  private async read(path: string): Promise<unknown> {
    return bodyOf(
      await this.caller.call(path).catch((cause: unknown) => {
        throw new ProviderUnavailable('PayPal did not answer', { cause });
      }),
    );
  }
}
