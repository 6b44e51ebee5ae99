import { Currency } from '../../../kernel/currency.js';
import type { RefundRequest, RefundState } from '../../application/ports.js';
import { unknown } from '../provider-calls.js';
import { ProviderRefunds, type Given } from '../provider-refunds.js';
import { dataOf, refusalOf, type FlutterwaveCaller } from './caller.js';
import { commentOf, refundOf } from './reading.js';

/** Money back to where it came from. Flutterwave keeps no keys of idempotency: what is there is read before anything is sent. */
export class FlutterwaveRefunds extends ProviderRefunds {
  constructor(private readonly caller: FlutterwaveCaller) {
    super('Flutterwave');
  }

  override takes(): boolean {
    return true;
  }

  /** Without a currency nothing can be told of amounts: those of a payment are read for what the shop itself gives back. */
  override async *listRefunds(intentRef: string): AsyncIterable<RefundState> {
    const path = `/transactions/${encodeURIComponent(intentRef)}/verify`;
    const answer = await this.listed(this.caller.call('GET', path));
    const currency = (dataOf(answer) as { currency?: string } | undefined)?.currency;
    if (!currency) this.untold('tell of the payment');
    yield* await this.listed(this.all(intentRef, currency));
  }

  protected override async give(request: RefundRequest): Promise<Given> {
    const { refundId, intentRef, amountCents, currency } = request;
    const all = await this.all(intentRef, currency);
    const before = all.find((one) => one.refundId === refundId);
    if (before) return { outcome: 'accepted', refund: before };
    // it may be this one, whose answer was lost: rather looked at by a person than sent twice
    if (all.some((one) => one.refundId === null && one.amountCents === amountCents))
      return unknown(new Error('Flutterwave has a refund of this amount that does not name ours.'));
    const amount = Currency.of(currency).toDecimal(amountCents);
    const path = `/transactions/${encodeURIComponent(intentRef)}/refund`;
    const answer = await this.caller.call('POST', path, { amount, comments: commentOf(refundId) });
    const refund = refundOf(dataOf(answer), currency);
    if (refund) return { outcome: 'accepted', refund: { ...refund, refundId, intentRef } };
    const message = refusalOf(answer);
    return message ? { outcome: 'refused', code: 'refused', message } : unknown();
  }

  protected override async look(ref: string) {
    const [id = '', currency = ''] = ref.split(':');
    const answer = await this.caller.call('GET', `/refunds/${encodeURIComponent(id)}`);
    return { answer, refund: refundOf(dataOf(answer), currency) };
  }

  private async all(intentRef: string, currency: string): Promise<RefundState[]> {
    const answer = await this.caller.call('GET', `/refunds?id=${encodeURIComponent(intentRef)}`);
    const data = dataOf(answer);
    if (!Array.isArray(data)) this.untold('list refunds');
    return data.flatMap((one) => refundOf(one, currency) ?? []).filter((one) => one.intentRef === intentRef);
  }
}
