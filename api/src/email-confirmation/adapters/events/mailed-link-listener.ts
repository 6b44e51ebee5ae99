import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { Confirmations } from '../../application/ports.js';

/** Told by the accounts: a mailed link has set a password. */
const MAILED_LINK_USED = 'account.mailed-link-used';

/** A mailed link that set a password has shown whose the address is, as one that only asks for it does. */
@Injectable()
export class MailedLinkListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly confirmations: Confirmations,
  ) {}

  onModuleInit(): void {
    this.listeners.on(MAILED_LINK_USED, ({ payload }) =>
      this.confirmations.confirm(String(payload['accountId'])),
    );
  }
}
