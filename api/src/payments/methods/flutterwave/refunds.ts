import { Currency } from '../../../kernel/currency.js';
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
import { dataOf, refusalOf, type FlutterwaveCaller } from './caller.js';
import { commentOf, refundOf } from './reading.js';

const unknown = (error: unknown): Unknown => ({
  outcome: 'unknown',
  message: error instanceof Error ? error.message : 'no answer',
});

/** Money back to where it came from. Flutterwave keeps no keys of idempotency: what is there is read before anything is sent. */
export class FlutterwaveRefunds implements RefundCalls {
  constructor(private readonly caller: FlutterwaveCaller) {}

  takes(): boolean {
    return true;
  }

  async refund(
    request: RefundRequest,
  ): Promise<{ outcome: 'accepted'; refund: RefundState } | Refused | Unknown> {
    const { refundId, intentRef, amountCents, currency } = request;
    try {
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
      return message ? { outcome: 'refused', code: 'refused', message } : unknown(undefined);
    } catch (error) {
      if (error instanceof NoProvider)
        return { outcome: 'refused', code: 'not_configured', message: error.message };
      return unknown(error);
    }
  }

  async readRefund(ref: string): Promise<{ outcome: 'found'; refund: RefundState } | Missing | Unknown> {
    const [id = '', currency = ''] = ref.split(':');
    try {
      const answer = await this.caller.call('GET', `/refunds/${encodeURIComponent(id)}`);
      const refund = refundOf(dataOf(answer), currency);
      if (refund) return { outcome: 'found', refund };
      return answer.status === 404 ? { outcome: 'missing' } : unknown(undefined);
    } catch (error) {
      return unknown(error);
    }
  }

  /** Without a currency nothing can be told of amounts: those of a payment are read for what the shop itself gives back. */
  async *listRefunds(intentRef: string): AsyncIterable<RefundState> {
    const answer = await this.caller
      .call('GET', `/transactions/${encodeURIComponent(intentRef)}/verify`)
      .catch(unavailable);
    const currency = (dataOf(answer) as { currency?: string } | undefined)?.currency;
    if (!currency) throw new ProviderUnavailable('Flutterwave does not tell of the payment');
    yield* await this.all(intentRef, currency).catch(unavailable);
  }

  private async all(intentRef: string, currency: string): Promise<RefundState[]> {
    const answer = await this.caller.call('GET', `/refunds?id=${encodeURIComponent(intentRef)}`);
    const data = dataOf(answer);
    if (!Array.isArray(data)) throw new ProviderUnavailable('Flutterwave does not list refunds');
    return data.flatMap((one) => refundOf(one, currency) ?? []).filter((one) => one.intentRef === intentRef);
  }
}

function unavailable(error: unknown): never {
  throw new ProviderUnavailable('Flutterwave did not answer', { cause: error });
}
