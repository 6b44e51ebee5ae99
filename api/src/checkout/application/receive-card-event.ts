import type { Attempts, Inbox } from '../../payments/application/stores.js';
import type { CardEvent, CardGateway, EventSubject } from '../../payments/application/ports.js';
import { WebhookRejected } from '../domain/refusals.js';
import type { ConfirmPayment } from './confirm-payment.js';
import type { FollowDispute } from './follow-dispute.js';
import type { FollowRefund } from './follow-refund.js';

const PROVIDER = { kind: 'provider', id: null } as const;

/**
 * The card provider's messages. The signature comes before everything; a message is stored once by its id and is only a
 * hint: what it is about is read again from the provider. A failure is thrown, so that the provider sends it again.
 */
export class ReceiveCardEvent {
  constructor(
    private readonly gateway: CardGateway,
    private readonly inbox: Inbox,
    private readonly attempts: Attempts,
    private readonly confirmPayment: ConfirmPayment,
    private readonly followRefund: FollowRefund,
    private readonly followDispute: FollowDispute,
  ) {}

  /** @throws WebhookRejected */
  async execute(raw: Uint8Array, signature: string | undefined): Promise<void> {
    const parsed = this.gateway.parseWebhook(raw, signature);
    if (parsed.outcome === 'rejected') throw new WebhookRejected(parsed.reason);
    await this.take(parsed.event);
  }

  /** The same for a message that was fetched because it had never arrived. */
  async take(event: CardEvent): Promise<void> {
    const { id: eventId, type, objectId, payload } = event;
    const fresh = await this.inbox.receive({ provider: 'stripe', eventId, type, objectId, payload });
    if (!fresh) return;
    const outcome = await this.handle(event.subject);
    await this.inbox.processed('stripe', eventId, outcome);
  }

  private async handle(subject: EventSubject): Promise<string> {
    switch (subject.kind) {
      case 'session':
        return this.confirm(await this.attempts.findByRef('stripe', subject.ref), subject.attemptId);
      case 'payment_succeeded':
      case 'payment_declined':
        return this.confirm(await this.attempts.findByIntent(subject.intentRef), subject.attemptId);
      case 'refund':
        return this.followRefund.execute(subject.refund);
      case 'charge_refunded':
        return this.followRefund.everyOf(subject.intentRef);
      case 'dispute':
        return this.followDispute.execute(subject.dispute);
      case 'other':
        return 'ignored';
    }
  }

  private async confirm(known: { id: string } | undefined, attemptId: string | null): Promise<string> {
    const id = known?.id ?? (attemptId && (await this.attempts.find(attemptId))?.id);
    if (!id) return 'unknown_object';
    const { settlement } = await this.confirmPayment.execute(id, PROVIDER);
    return settlement;
  }
}
