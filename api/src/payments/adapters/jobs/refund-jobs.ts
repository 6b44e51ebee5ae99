import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { SubmitRefund } from '../../application/submit-refund.js';

/** Sends what was promised, once the transaction that promised it is there. */
@Injectable()
export class RefundJobs implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly submitRefund: SubmitRefund,
  ) {}

  onModuleInit(): void {
    this.listeners.on('refund.requested', ({ payload }) =>
      this.submitRefund.submitRefund(String(payload['refundId'])),
    );
  }
}
