import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { UcpSessions } from '../../application/ports.js';

const HOURLY = '43 * * * *';

/** Drops carts and checkouts of platforms that nobody has touched for long, with what they say of people. */
@Injectable()
export class ForgetUcpSessions implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly sessions: UcpSessions,
  ) {}

  onModuleInit(): void {
    this.handlers.every(HOURLY, 'ucp.forget-sessions', () => this.sessions.forgetEnded());
  }
}
