import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { MailCard } from '../../application/mail-card.js';

/** Mails the gift cards whose day has come, four times an hour. */
@Injectable()
export class MailCardsJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly cards: MailCard,
  ) {}

  onModuleInit(): void {
    this.handlers.every('*/15 * * * *', 'credit.mail-cards', async () => {
      await this.cards.mailDue();
    });
  }
}
