import { member, textOf } from '../../../platform/outbound/call.js';
import type { RefundRequest, RefundState } from '../../application/ports.js';
import { unknown } from '../provider-calls.js';
import { ProviderRefunds, type Given } from '../provider-refunds.js';
import { bodyOf, refusalOf, type PayPalCaller } from './caller.js';
import { amountOf, customIdOf, orderOf, refundOf, stepOf } from './wire.js';

/** Money back by the capture that brought it: https://developer.paypal.com/docs/api/payments/v2/. PayPal knows a key for 45 days. */
export class PayPalRefunds extends ProviderRefunds {
  constructor(private readonly caller: PayPalCaller) {
    super('PayPal');
  }

  override takes(amountCents: number, currency: string): boolean {
    return amountCents % stepOf(currency) === 0;
  }

  /** A capture names its order, and the order lists what was given back. */
  override async *listRefunds(intentRef: string): AsyncIterable<RefundState> {
    const capture = await this.read(`/v2/payments/captures/${encodeURIComponent(intentRef)}`);
    const orderId = textOf(member(member(member(capture, 'supplementary_data'), 'related_ids'), 'order_id'));
    if (!orderId) this.untold('tell of the payment');
    const order = orderOf(await this.read(`/v2/checkout/orders/${encodeURIComponent(orderId)}`));
    if (!order) this.untold('list refunds');
    yield* order.refunds.filter((one) => one.intentRef === intentRef);
  }

  protected override async give(request: RefundRequest): Promise<Given> {
    const { refundId, intentRef, amountCents, currency, idempotencyKey } = request;
    const answer = await this.caller.call(`/v2/payments/captures/${encodeURIComponent(intentRef)}/refund`, {
      body: { amount: amountOf(amountCents, currency), custom_id: customIdOf(refundId) },
      key: idempotencyKey,
    });
    const refund = refundOf(bodyOf(answer));
    if (refund) return { outcome: 'accepted', refund: { ...refund, refundId, intentRef } };
    const refusal = refusalOf(answer);
    return refusal ? { outcome: 'refused', ...refusal } : unknown();
  }

  protected override async look(ref: string) {
    const answer = await this.caller.call(`/v2/payments/refunds/${encodeURIComponent(ref)}`);
    return { answer, refund: refundOf(bodyOf(answer)) };
  }

  private async read(path: string): Promise<unknown> {
    return bodyOf(await this.listed(this.caller.call(path)));
  }
}
