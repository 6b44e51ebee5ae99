import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { OpenAccount } from '../../application/open-account.js';
import { SIGN_UP_ASKED, type SignUpRequest } from '../../application/register.js';

/** Opens the account that somebody asked for, after the asker has got the same answer as everybody. */
@Injectable()
export class SignUpListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly opening: OpenAccount,
  ) {}

  onModuleInit(): void {
    this.listeners.on(SIGN_UP_ASKED, ({ payload }) =>
      this.opening.openAccount(payload as unknown as SignUpRequest),
    );
  }
}
