import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { WelcomeNewcomer } from '../../application/welcome-newcomer.js';

/** Hears from the newsletter, through the outbox, that an address was confirmed. */
@Injectable()
export class NewcomerListener implements OnModuleInit {
  constructor(
    private readonly listeners: EventListeners,
    private readonly welcome: WelcomeNewcomer,
  ) {}

  onModuleInit(): void {
    this.listeners.on('newsletter.confirmed', ({ id, payload }) =>
      this.welcome.welcomeNewcomer({
        seed: id.replaceAll('-', ''),
        email: String(payload['email']),
        unsubscribeToken: String(payload['unsubscribeToken']),
      }),
    );
  }
}
