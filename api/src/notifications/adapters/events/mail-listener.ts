import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { MailTransport } from '../../application/ports.js';
import { MAIL_TOPICS, WriteLetter } from '../../application/write-letter.js';
import { compose, type Mail } from '../../domain/mail.js';

const SEND = 'mail.send';
const TRIES = 20;

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
  ) {}

  onModuleInit(): void {
    for (const topic of MAIL_TOPICS)
      this.listeners.on(topic, (event) => this.write(event.id, topic, event.payload));
    this.handlers.on(SEND, ({ sealed, messageId }) =>
      this.transport.send(this.cipher.open(String(sealed)) as Mail, String(messageId)),
    );
  }

  private async write(
    eventId: string,
    topic: string,
    payload: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    const letter = await this.letters.execute(topic, payload);
    if (!letter) return;
    const job = { sealed: this.cipher.close(compose(letter)), messageId: `<${eventId}@duka>` };
    await this.jobs.enqueue(SEND, job, { key: `mail:${eventId}`, maxTries: TRIES, queue: SEND });
  }
}
