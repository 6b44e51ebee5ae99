import { Clock } from '../../../kernel/clock.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { MAIL_TOPICS } from '../../application/mails.js';
import { TellShop } from '../../application/tell-shop.js';
import { waits, WriteLetter } from '../../application/write-letter.js';
import { OrderLetters, toldOf } from '../../application/order-letters.js';
import type { Letter } from '../../domain/mail.js';
import { Mailings } from './mailings.js';

const WRITE = 'mail.write';
/** An order that waits for a provider this long has probably been left. */
const UNPAID_MINUTES = 15;
const OF_ORDERS = /^(order|return)\./;

type Payload = Readonly<Record<string, unknown>>;

/** Writes the mail of each event, at once or when it is seen to be needed, and of each new order the one to the shop. */
@Injectable()
export class MailListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly handlers: JobHandlers,
    private readonly jobs: JobQueue,
    private readonly letters: WriteLetter,
    private readonly shop: TellShop,
    private readonly mailings: Mailings,
    private readonly kept: OrderLetters,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    for (const topic of MAIL_TOPICS)
      this.listeners.on(topic, (event) =>
        waits(topic, event.payload)
          ? this.later(event.id, topic, event.payload)
          : this.write(event.id, topic, event.payload),
      );
    this.handlers.on(WRITE, ({ eventId, topic, payload }) =>
      this.write(String(eventId), String(topic), payload as Payload),
    );
  }

  /** Whoever is still paying is not written to that their payment is waited for. */
  private later(eventId: string, topic: string, { orderId }: Payload): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + UNPAID_MINUTES * 60_000);
    const job = { eventId, topic, payload: { orderId } };
    return this.jobs.enqueue(WRITE, job, { key: `write:${eventId}`, runAt });
  }

  private async write(eventId: string, topic: string, payload: Payload): Promise<void> {
    const facts = await this.letters.factsOf(topic, payload);
    const letter = await this.letters.writeLetter(topic, payload, facts);
    const toShop = await this.shop.tell(topic, payload, facts);
    await this.unitOfWork.run(async () => {
      if (letter) await this.keep(letter, eventId, topic, payload);
      if (letter) await this.mailings.send(letter, eventId);
      if (toShop) await this.mailings.send(toShop, `new-order.${String(payload['orderId'])}`);
    });
  }

  /** Of letters about orders it is known that they were written. */
  private async keep(letter: Letter, id: string, topic: string, payload: Payload): Promise<void> {
    const { orderId } = payload;
    if (typeof orderId !== 'string' || !OF_ORDERS.test(topic)) return;
    const written = { subject: letter.subject, isAgain: false, writtenAt: this.clock.now() };
    await this.kept.keep({ id, orderId, topic, told: toldOf(topic, payload), ...written });
  }
}
