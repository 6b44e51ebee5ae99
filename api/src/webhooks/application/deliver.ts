import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { TEST_TYPE, textOf, VERSION } from '../domain/message.js';
import { DeliveryHeld, DeliveryNotFound, WebhookNotFound } from '../domain/refusals.js';
import { GONE, hasTaken, PATIENCE_SECONDS, pauseAfter, type OffReason } from '../domain/webhook.js';
import type { Attempt, Deliveries, Delivery, Post, WebhookSecrets, Webhooks } from './ports.js';

/** The key that it was sealed with is gone. */
const UNREADABLE: Attempt = {
  ...{ status: null, failure: 'its secret cannot be read any more: make another one', answer: '', tookMs: 0 },
};

/** Sends what is due, one call for each event, and writes down how it went. */
export class Deliver {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: Deliveries,
    private readonly secrets: WebhookSecrets,
    private readonly post: Post,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** What may go to a webhook now; for a minute it is nobody else's. */
  due(webhookId: string, most: number): Promise<Delivery[]> {
    return this.unitOfWork.run(() => this.deliveries.claim(webhookId, most));
  }

  /** Sends one. The webhook is switched off when an event has failed for three days, or when the receiver is gone for good. */
  async deliver(delivery: Delivery): Promise<void> {
    const target = await this.webhooks.target(delivery.webhookId);
    if (!target) return;
    const { eventId, body } = delivery;
    const headers = this.secrets.headers(eventId, body, target.secrets);
    const attempt = headers ? await this.post.send(target.url, headers, body) : UNREADABLE;
    await this.unitOfWork.run(() => this.write(delivery, attempt));
  }

  /** Tells of nothing that happened, at once, whether the webhook is on or off. @throws WebhookNotFound */
  async sendTest(webhookId: string): Promise<string> {
    const [id, eventId] = [this.ids.next(), this.ids.next()];
    const body = textOf({
      ...{ id: eventId, type: TEST_TYPE, timestamp: this.clock.now().toISOString(), version: VERSION },
      ...{ cursor: null, resource: 'webhook', resourceId: webhookId, data: {} },
    });
    await this.unitOfWork.run(async () => {
      if (!(await this.webhooks.lock(webhookId))) throw new WebhookNotFound();
      // each test is a thing of its own, which waits for no other
      const about = { type: TEST_TYPE, resource: 'webhook', resourceId: eventId, body };
      await this.deliveries.add([{ id, webhookId, eventId, position: 0, ...about }], false);
    });
    await this.sendAgain(webhookId, id);
    return id;
  }

  /** Sends one at once, also what has arrived already. @throws DeliveryNotFound, DeliveryHeld */
  async sendAgain(webhookId: string, id: string): Promise<void> {
    const delivery = await this.unitOfWork.run(() => this.deliveries.claimOne(webhookId, id));
    if (!delivery) throw new DeliveryNotFound();
    if (delivery === 'held') throw new DeliveryHeld();
    await this.deliver(delivery);
  }

  private async write(delivery: Delivery, attempt: Attempt): Promise<void> {
    if (hasTaken(attempt.status)) return this.deliveries.arrived(delivery.id, attempt);
    const seconds = await this.deliveries.failed(delivery.id, attempt, pauseAfter);
    if (attempt.status === GONE && delivery.type !== TEST_TYPE)
      await this.switchOff(delivery.webhookId, 'gone');
    else if (seconds >= PATIENCE_SECONDS) await this.switchOff(delivery.webhookId, 'failing');
  }

  private async switchOff(webhookId: string, reason: OffReason): Promise<void> {
    if (!(await this.webhooks.switchOff(webhookId, reason))) return;
    const webhook = await this.webhooks.lock(webhookId);
    for (const { name, email } of await this.webhooks.peopleOf(webhookId))
      await this.outbox.publish({
        topic: 'mail.webhook-off',
        payload: { name, email, webhook: webhook?.name ?? '', webhookId, reason },
      });
  }
}
