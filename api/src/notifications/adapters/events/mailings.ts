import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { LetterPost } from '../../application/order-letters.js';
import { MailTransport } from '../../application/ports.js';
import { compose, type Letter, type Mail } from '../../domain/mail.js';

const SEND = 'mail.send';
const TRIES = 20;

/** Sends letters by a job each, one at a time, so that a dead mail server delays mails alone. What waits to be sent is sealed. */
@Injectable()
export class Mailings implements LetterPost, OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly jobs: JobQueue,
    private readonly transport: MailTransport,
    private readonly cipher: PayloadCipher,
  ) {}

  onModuleInit(): void {
    this.handlers.onErrand(SEND, ({ sealed, messageId }) =>
      this.transport.send(this.cipher.open(String(sealed)) as Mail, String(messageId)),
    );
  }

  /** `id` is the letter's own: under it a letter waits once, and has the same Message-ID at every try. */
  send(letter: Letter, id: string): Promise<void> {
    const job = { sealed: this.cipher.close(compose(letter)), messageId: `<${id}@duka>` };
    return this.jobs.enqueue(SEND, job, { key: `mail:${id}`, isOnce: true, maxTries: TRIES, queue: SEND });
  }
}
