import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { SystemClock } from '../kernel.module.js';
import { log } from '../logging/log.js';
import { Pool } from './pool.js';

const EVERY_MS = 10_000;
/** What was answered later than this does not tell what time it is. */
const PROMPT_MS = 2_000;

/** Asks the database every ten seconds what time it is, and lets the shop's clock go by it. */
@Injectable()
export class FollowTime implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly clock: SystemClock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.ask(), EVERY_MS).unref();
    await this.ask();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async ask(): Promise<void> {
    const asked = performance.now();
    try {
      const { rows } = await this.pool.clients.query<{ now: string }>('select clock_timestamp() as now');
      if (rows[0] && performance.now() - asked < PROMPT_MS) this.clock.follow(new Date(rows[0].now));
    } catch (error) {
      log.debug({ err: error }, 'the database could not be asked what time it is');
    }
  }
}
