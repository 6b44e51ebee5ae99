import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventListeners } from '../../../platform/jobs/outbox.js';
import { JobHandlers } from '../../../platform/jobs/job-queue.js';
import { RATES_WANTED } from '../../../kernel/exchange.js';
import { FetchRates } from '../../application/fetch-rates.js';

/** After the bank has published, summer and winter. */
const EVERY_DAY = '45 15 * * *';

/** Fetches exchange rates every day, and when staff has let a currency follow them. */
@Injectable()
export class FetchRatesJob implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly listeners: EventListeners,
    private readonly fetchRates: FetchRates,
  ) {}

  onModuleInit(): void {
    this.handlers.every(EVERY_DAY, 'settings.fetch-rates', () => this.fetchRates.fetchRates());
    this.listeners.on(RATES_WANTED, () => this.fetchRates.fetchRates());
  }
}
