import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { LOGIN_CODE_ASKED } from '../../application/demand-mailed-code.js';
import { MailLoginCode } from '../../application/mail-login-code.js';

/** Mails the code of a log-in, after whoever asked has got the same answer as everybody. */
@Injectable()
export class LoginCodeListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly mailing: MailLoginCode,
  ) {}

  onModuleInit(): void {
    this.listeners.on(LOGIN_CODE_ASKED, ({ payload }) => this.mailing.mail(String(payload['accountId'])));
  }
}
