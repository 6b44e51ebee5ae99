import { Clock } from '../../../kernel/clock.js';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { MailTransport } from '../../application/ports.js';
import { MAIL_TOPICS, waits, WriteLetter } from '../../application/write-letter.js';
import { compose, type Mail } from '../../domain/mail.js';

const SEND = 'mail.send';
const WRITE = 'mail.write';
const TRIES = 20;
/** An order that waits for a provider this long has probably been left. */
const UNPAID_MINUTES = 15;

type Payload = Readonly<Record<string, unknown>>;

/** Writes the mail of each event and sends it by a job of its own, one at a time, so that a dead mail server delays mails alone. What waits to be sent is sealed. */
@Injectable()
export class MailListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly handlers: JobHandlers,
    private readonly jobs: JobQueue,
    private readonly letters: WriteLetter,
    private readonly transport: MailTransport,
    private readonly cipher: PayloadCipher,
    private readonly clock: Clock,
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
    this.handlers.on(SEND, ({ sealed, messageId }) =>
      this.transport.send(this.cipher.open(String(sealed)) as Mail, String(messageId)),
    );
  }

  /** Whoever is still paying is not written to that their payment is waited for. */
  private later(eventId: string, topic: string, { orderId }: Payload): Promise<void> {
    const runAt = new Date(this.clock.now().getTime() + UNPAID_MINUTES * 60_000);
    const job = { eventId, topic, payload: { orderId } };
    return this.jobs.enqueue(WRITE, job, { key: `write:${eventId}`, runAt });
  }

  private async write(eventId: string, topic: string, payload: Payload): Promise<void> {
    const letter = await this.letters.execute(topic, payload);
    if (!letter) return;
    const job = { sealed: this.cipher.close(compose(letter)), messageId: `<${eventId}@duka>` };
    await this.jobs.enqueue(SEND, job, { key: `mail:${eventId}`, maxTries: TRIES, queue: SEND });
  }
}
