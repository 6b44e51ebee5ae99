import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { RESET_ASKED } from '../../application/forgot-password.js';
import { MailResetLink } from '../../application/mail-reset-link.js';

/** Mails the link that somebody asked for, after the asker has got the same answer as everybody. */
@Injectable()
export class ResetListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly mailing: MailResetLink,
  ) {}

  onModuleInit(): void {
    this.listeners.on(RESET_ASKED, ({ payload }) =>
      this.mailing.mailResetLink(String(payload['email']), String(payload['sender'])),
    );
  }
}
