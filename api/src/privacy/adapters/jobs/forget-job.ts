import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PayloadCipher } from '../../../platform/encryption/payload-cipher.js';
import { JobHandlers, JobQueue } from '../../../platform/jobs/job-queue.js';
import { ForgetInMessages } from '../../application/forget-in-messages.js';
import { LaterErasure } from '../../application/ports.js';

const FORGET = 'privacy.forget-in-messages';

/** One person after the other; whose names they are is sealed until then. */
@Injectable()
export class QueuedErasure implements LaterErasure {
  constructor(
    private readonly jobs: JobQueue,
    private readonly cipher: PayloadCipher,
  ) {}

  ofMessages(names: readonly string[]): Promise<void> {
    return this.jobs.enqueue(FORGET, { sealed: this.cipher.close(names) }, { queue: FORGET });
  }
}

@Injectable()
export class ForgetJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly forget: ForgetInMessages,
    private readonly cipher: PayloadCipher,
  ) {}

  onModuleInit(): void {
    this.handlers.on(FORGET, ({ sealed }) =>
      this.forget.forget(this.cipher.open(String(sealed)) as readonly string[]),
    );
  }
}
