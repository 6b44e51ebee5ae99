import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { OauthClients } from '../../application/ports.js';

const HOURLY = '17 * * * *';

/** Drops what has ended, and programs that registered and were let in by nobody. */
@Injectable()
export class ForgetOauth implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly clients: OauthClients,
  ) {}

  onModuleInit(): void {
    this.handlers.every(HOURLY, 'oauth.forget', () => this.clients.forgetEnded());
  }
}
