import type { Trial } from '../../kernel/connections.js';
import { MobileMoneyGateway, type MobileAttempt } from '../methods/mobile/mobile-money-gateway.js';

type Answer = Awaited<ReturnType<MobileMoneyGateway['readStatus']>>;
type Requested = Awaited<ReturnType<MobileMoneyGateway['requestToPay']>>;

/** A mobile-money provider in memory: keeps its prompts, and what their owners answered, unless the test says otherwise. */
export class InMemoryWallet extends MobileMoneyGateway {
  override readonly currency = 'EUR';
  readonly prompts: MobileAttempt[] = [];
  /** What it says of every prompt, whatever it is. */
  answer: Answer | undefined;
  /** What it says to a prompt that it is to send, and does not send. */
  requested: Requested | undefined;
  private readonly answered = new Map<string, 'paid' | 'failed'>();
  private count = 0;

  override tryOut(): Promise<Trial> {
    return Promise.resolve({ worked: true, message: 'The keys work.' });
  }

  override newReference(): string {
    this.count += 1;
    return `reference-${this.count}`;
  }

  override requestToPay(attempt: MobileAttempt): Promise<Requested> {
    const message = `wallets hold ${this.currency}`;
    if (this.requested) return Promise.resolve(this.requested);
    if (attempt.currency !== this.currency)
      return Promise.resolve({ outcome: 'refused', code: 'INVALID_CURRENCY', message });
    if (!this.prompt(attempt.reference)) this.prompts.push(attempt);
    return Promise.resolve({ outcome: 'requested' });
  }

  override readStatus(reference: string): Promise<Answer> {
    return Promise.resolve(this.answer ?? this.found(reference));
  }

  /** The owner approves on the phone. */
  approve(reference: string): void {
    this.answered.set(reference, 'paid');
  }

  /** The owner rejects the prompt on the phone, the last one unless told. */
  decline(reference = this.prompts.at(-1)?.reference ?? ''): void {
    this.answered.set(reference, 'failed');
  }

  private found(reference: string): Answer {
    const prompt = this.prompt(reference);
    if (!prompt) return { outcome: 'missing' };
    const { attemptId, amountCents, currency } = prompt;
    const state = this.answered.get(reference) ?? 'pending';
    const transactionRef = state === 'paid' ? `money of ${reference}` : null;
    const failureCode = state === 'failed' ? 'APPROVAL_REJECTED' : null;
    return { outcome: 'found', state, attemptId, amountCents, currency, transactionRef, failureCode };
  }

  private prompt(reference: string): MobileAttempt | undefined {
    return this.prompts.find((one) => one.reference === reference);
  }
}
