import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { KeptRates } from '../../application/live-rates.js';

const NIGHTLY = '35 3 * * *';
const HOUR_MS = 3_600_000;

/** Drops what carriers said of parcels when nobody is charged by it any more. */
@Injectable()
export class ForgetRatesJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly kept: KeptRates,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.every(NIGHTLY, 'shipping.forget-rates', () =>
      this.kept.forget(new Date(this.clock.now().getTime() - HOUR_MS)),
    );
  }
}
