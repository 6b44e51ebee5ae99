import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { SendEInvoices, TO_SEND } from '../../application/send-e-invoices.js';

/** Sends each e-invoice when staff has asked for it, and again what was not answered for. */
@Injectable()
export class SendingJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly listeners: EventListeners,
    private readonly sending: SendEInvoices,
  ) {}

  onModuleInit(): void {
    this.listeners.on(TO_SEND, async ({ payload }) => {
      await this.sending.sendPaper(String(payload['id']));
    });
    this.handlers.every('* * * * *', 'invoices.send', () => this.sending.sendDuePapers());
  }
}
