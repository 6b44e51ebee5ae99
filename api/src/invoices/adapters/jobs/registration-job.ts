import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { RegisterPapers } from '../../application/register-papers.js';
import { TO_REGISTER } from '../../application/want-registration.js';

/** Sends each paper when it is issued, and again what the tax office did not answer for. */
@Injectable()
export class RegistrationJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly listeners: EventListeners,
    private readonly papers: RegisterPapers,
  ) {}

  onModuleInit(): void {
    this.listeners.on(TO_REGISTER, async ({ payload }) => {
      await this.papers.registerPaper(String(payload['id']));
    });
    this.handlers.every('* * * * *', 'invoices.register', async () => {
      await this.papers.registerDuePapers();
    });
  }
}
