import type { Clock } from '@duka/api/kernel/clock.js';
import type { Ids } from '@duka/api/kernel/ids.js';
import type { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import { behaviourOf, type PhoneBehaviour } from '../domain/phones.js';
import type { Outgoing, SandboxSettings, Timers, WalletRequest, Wallets } from './ports.js';

const AUTO_APPROVE_MS = 3_000;
const LATER_MS = 15_000;
const AT_ONCE_MS = 1_000;

export type Prompted = 'accepted' | 'known' | Extract<PhoneBehaviour, { kind: 'refused' }>;

/** Prompts on phones: sent, answered by a tap or by themselves, and told to the shop once, unsigned. */
export class Phones {
  constructor(
    private readonly wallets: Wallets,
    private readonly settings: SandboxSettings,
    private readonly outgoing: Outgoing,
    private readonly timers: Timers,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly work: UnitOfWork,
  ) {}

  /** `POST /collection/v1_0/requesttopay`. */
  prompt(
    request: Omit<WalletRequest, 'status' | 'reason' | 'transactionId' | 'createdAt'>,
  ): Promise<Prompted> {
    return this.work.run(async () => {
      const behaviour = behaviourOf(request.payer);
      if (behaviour.kind === 'refused') return behaviour;
      const now = this.clock.now();
      const fresh = { status: 'PENDING' as const, reason: null, transactionId: null, createdAt: now };
      if (!(await this.wallets.insert({ ...request, ...fresh }))) return 'known';
      const wait = await this.answersItselfAfter(behaviour);
      if (wait !== null)
        await this.timers.at(new Date(now.getTime() + wait), {
          task: 'sandbox.phone',
          id: request.reference,
        });
      return 'accepted';
    });
  }

  /** A tap on the phone. False when the prompt was answered before. */
  answer(reference: string, approved: boolean): Promise<boolean> {
    return this.decide(reference, approved ? null : 'APPROVAL_REJECTED');
  }

  /** The prompt answers itself, as its number or the switch asks. */
  async timeIsUp(reference: string): Promise<void> {
    const request = await this.wallets.find(reference);
    if (!request) return;
    const behaviour = behaviourOf(request.payer);
    await this.decide(reference, behaviour.kind === 'fails' ? behaviour.reason : null);
  }

  private async answersItselfAfter(behaviour: PhoneBehaviour): Promise<number | null> {
    if (behaviour.kind === 'fails') return AT_ONCE_MS;
    if (behaviour.kind === 'succeeds_later') return LATER_MS;
    const { autoApprove } = await this.settings.switches();
    return behaviour.kind === 'asks' && autoApprove ? AUTO_APPROVE_MS : null;
  }

  private decide(reference: string, failure: string | null): Promise<boolean> {
    return this.work.run(async () => {
      const now = this.clock.now();
      const transactionId = failure ? null : this.transactionId();
      const outcome = { status: failure ? 'FAILED' : 'SUCCESSFUL', reason: failure, transactionId } as const;
      if (!(await this.wallets.decide(reference, outcome, now))) return false;
      await this.callBack(reference, now);
      return true;
    });
  }

  /** Digits only, as MTN's are, and never the same twice. */
  private transactionId(): string {
    return BigInt(`0x${this.ids.next().replaceAll('-', '')}`).toString();
  }

  /** Once and never again, as MTN does it. */
  private async callBack(reference: string, now: Date): Promise<void> {
    const request = await this.wallets.find(reference);
    if (!request?.callbackUrl) return;
    const id = this.ids.next();
    const body = JSON.stringify(resultOf(request));
    const type = `requesttopay ${request.status}`;
    await this.outgoing.add(
      { id, provider: 'momo', eventId: reference, type, url: request.callbackUrl, body },
      now,
    );
    await this.timers.at(now, { task: 'sandbox.deliver', id });
  }
}

/** A request as MTN shows it. */
export function resultOf(request: WalletRequest) {
  return {
    amount: request.amount,
    currency: request.currency,
    externalId: request.externalId,
    payer: { partyIdType: 'MSISDN', partyId: request.payer },
    payerMessage: request.payerMessage,
    payeeNote: request.payeeNote,
    status: request.status,
    ...(request.transactionId ? { financialTransactionId: request.transactionId } : {}),
    ...(request.reason ? { reason: { code: request.reason, message: request.reason } } : {}),
  };
}
