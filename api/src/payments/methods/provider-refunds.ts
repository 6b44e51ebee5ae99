import type { ProviderAnswer } from '../../platform/outbound/call.js';
import {
  ProviderUnavailable,
  type Missing,
  type RefundRequest,
  type RefundState,
  type Refused,
  type Unknown,
} from '../application/ports.js';
import type { RefundCalls } from './contract.js';
import { outcomeOf, unknown } from './provider-calls.js';

export type Given = { outcome: 'accepted'; refund: RefundState } | Refused | Unknown;

/** Money back by calls whose answers are read by hand: what every provider makes of one that fails. */
export abstract class ProviderRefunds implements RefundCalls {
  /** `name`: as people know the provider. */
  constructor(protected readonly name: string) {}

  abstract takes(amountCents: number, currency: string): boolean;
  abstract listRefunds(intentRef: string): AsyncIterable<RefundState>;

  /** Asks for it; may throw whatever a call throws. */
  protected abstract give(request: RefundRequest): Promise<Given>;
  /** Asks about it; a refund that the answer does not tell is undefined. May throw whatever a call throws. */
  protected abstract look(ref: string): Promise<{ answer: ProviderAnswer; refund: RefundState | undefined }>;

  async refund(request: RefundRequest): Promise<Given> {
    return this.give(request).catch(outcomeOf);
  }

  async readRefund(ref: string): Promise<{ outcome: 'found'; refund: RefundState } | Missing | Unknown> {
    try {
      const { answer, refund } = await this.look(ref);
      if (refund) return { outcome: 'found', refund };
      return answer.status === 404 ? { outcome: 'missing' } : unknown();
    } catch (error) {
      return unknown(error);
    }
  }

  /** The answer to a call of a list. @throws ProviderUnavailable where there is none */
  protected listed<T>(call: Promise<T>): Promise<T> {
    return call.catch((cause: unknown) => {
      throw new ProviderUnavailable(`${this.name} did not answer`, { cause });
    });
  }

  /** The provider answered, and did not say. @throws ProviderUnavailable */
  protected untold(what: string): never {
    throw new ProviderUnavailable(`${this.name} does not ${what}`);
  }
}
