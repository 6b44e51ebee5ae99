import { PROVIDER } from '../../orders/domain/snapshots.js';
import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { Attempts, Inbox } from '../../payments/application/stores.js';
import type { PaymentMethods } from '../../payments/application/payment-methods.js';
import type { EventSubject, ProviderEvent } from '../../payments/application/ports.js';
import type { ProviderName } from '../../payments/domain/method.js';
import type { Message } from '../../payments/methods/contract.js';
import { ConfirmationFailed, SessionNotFound, WebhookRejected, WebhookUnknown } from '../domain/refusals.js';
import type { SyncAttempt } from './sync-attempt.js';
import type { ApplyProviderDispute } from './apply-provider-dispute.js';
import type { ApplyProviderRefund } from '../../payments/application/apply-provider-refund.js';

const UNKNOWN = 'unknown_object';
const OVERTAKING: ReadonlySet<EventSubject['kind']> = new Set(['refund', 'charge_refunded', 'dispute']);
const OVERTAKING_MS = 10 * 60 * 1_000;
/**
 * What providers send. A signed message is proved before everything and stored once by its id; an unsigned one says no more
 * than of which attempt the provider is to be asked. Either is only a hint: what it is about is read again from the
 * provider. A failure is thrown, so that the provider sends it again.
 */
export class ReceiveEvent {
  constructor(
    private readonly methods: PaymentMethods,
    private readonly inbox: Inbox,
    private readonly attempts: Attempts,
    private readonly syncAttempt: SyncAttempt,
    private readonly applyProviderRefund: ApplyProviderRefund,
    private readonly applyProviderDispute: ApplyProviderDispute,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws WebhookUnknown for a provider that sends none, WebhookRejected, SessionNotFound for a token that was never given
   * out, ConfirmationFailed when the message must come again
   */
  async receiveEvent(provider: ProviderName, message: Message): Promise<void> {
    const calls = this.methods.messageCallsOf(provider);
    if (!calls) throw this.methods.knows(provider) ? new WebhookRejected('provider') : new WebhookUnknown();
    const read = await calls.readMessage(message);
    if (read.outcome === 'rejected') throw new WebhookRejected(read.reason);
    if (read.outcome === 'hint') await this.look(provider, read.token);
    else await this.take(provider, read.event);
  }

  /** Whoever sent the token, the provider is asked how its attempt stands. */
  private async look(provider: ProviderName, token: string): Promise<void> {
    const attempt = await this.attempts.findByCallbackToken(provider, token);
    if (!attempt) throw new SessionNotFound();
    const { settlement } = await this.syncAttempt.syncAttempt(attempt.id, PROVIDER);
    if (settlement === 'unclear') throw new ConfirmationFailed();
  }

  /** The same for a message that was fetched because it had never arrived. */
  async take(provider: ProviderName, event: ProviderEvent): Promise<void> {
    const { id: eventId, type, objectId, payload } = event;
    const fresh = await this.inbox.receive({ provider, eventId, type, objectId, payload });
    if (!fresh) return;
    const outcome = await this.handle(provider, event.subject);
    if (outcome === 'unclear' || (outcome === UNKNOWN && this.mayComeYet(event)))
      throw new ConfirmationFailed();
    if (outcome === UNKNOWN) await this.report(event);
    await this.inbox.processed(provider, eventId, outcome);
  }

  /** Money moves at the provider under the shop's name, and the shop knows nothing of it (S50). */
  private report({ id, type, objectId }: ProviderEvent): Promise<void> {
    return this.outbox.publish({
      topic: 'payment.unknown_object',
      dedupeKey: `payment.unknown_object:${id}`,
      payload: { eventId: id, type, objectId },
    });
  }

  /** A refund or dispute may overtake the news of its payment: then the provider must send it again. */
  private mayComeYet({ subject, createdAt }: ProviderEvent): boolean {
    const young = this.clock.now().getTime() - createdAt.getTime() < OVERTAKING_MS;
    return young && OVERTAKING.has(subject.kind);
  }

  private async handle(provider: ProviderName, subject: EventSubject): Promise<string> {
    switch (subject.kind) {
      case 'session':
        return this.confirm(await this.attempts.findByRef(provider, subject.ref), subject.attemptId);
      case 'payment_succeeded':
      case 'payment_declined':
        return this.confirm(await this.attempts.findByIntent(provider, subject.intentRef), subject.attemptId);
      case 'refund':
        return this.applyProviderRefund.applyProviderRefund(provider, subject.refund);
      case 'charge_refunded':
        return this.applyProviderRefund.everyOf(provider, subject.intentRef);
      case 'dispute':
        return this.applyProviderDispute.applyProviderDispute(provider, subject.dispute);
      case 'other':
        return 'ignored';
    }
  }

  private async confirm(known: { id: string } | undefined, attemptId: string | null): Promise<string> {
    const id = known?.id ?? (attemptId && (await this.attempts.find(attemptId))?.id);
    if (!id) return UNKNOWN;
    const { settlement } = await this.syncAttempt.syncAttempt(id, PROVIDER);
    return settlement;
  }
}
