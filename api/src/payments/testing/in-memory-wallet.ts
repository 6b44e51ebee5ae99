import { MobileMoneyGateway, type MobileAttempt } from '../application/ports.js';

type Answer = Awaited<ReturnType<MobileMoneyGateway['readStatus']>>;
type Requested = Awaited<ReturnType<MobileMoneyGateway['requestToPay']>>;

/** A mobile-money provider in memory: keeps its prompts, and answers what the test says. */
export class InMemoryWallet extends MobileMoneyGateway {
  override readonly currency = 'EUR';
  readonly prompts: MobileAttempt[] = [];
  answer: Answer = { outcome: 'missing' };
  /** What it says to a prompt that it is to send. */
  requested: Requested = { outcome: 'requested' };
  private count = 0;

  override newReference(): string {
    this.count += 1;
    return `reference-${this.count}`;
  }

  override requestToPay(attempt: MobileAttempt): Promise<Requested> {
    this.prompts.push(attempt);
    return Promise.resolve(this.requested);
  }

  override readStatus(): Promise<Answer> {
    return Promise.resolve(this.answer);
  }

  /** The owner has declined on the phone. */
  decline(): void {
    const nothing = { attemptId: null, amountCents: null, currency: null, transactionRef: null };
    this.answer = { outcome: 'found', state: 'failed', failureCode: 'APPROVAL_REJECTED', ...nothing };
  }
}
