import { Global, Injectable, Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Failpoints } from '../kernel/failpoints.js';
import { Tongues } from '../kernel/tongue.js';
import { FolderTongues } from './languages/tongues.js';
import { EnvFailpoints } from './failpoints/env-failpoints.js';
import { adapter } from './nest/adapter.js';
import { TimeOrderedIds } from './time-ordered-ids.js';

/** Below this, what the two clocks differ by is told apart badly from the time of the question. */
const AGREE_MS = 5_000;

/** The machine's clock; the database's once that has said that the machine's is wrong, so that no expiry depends on it. */
@Injectable()
export class SystemClock implements Clock {
  private aheadMs = 0;

  now(): Date {
    return new Date(Date.now() - this.aheadMs);
  }

  /** The database has said that it is `now`. */
  follow(now: Date): void {
    const ahead = Date.now() - now.getTime();
    this.aheadMs = Math.abs(ahead) < AGREE_MS ? 0 : ahead;
  }
}

@Global()
@Module({
  providers: [
    SystemClock,
    { provide: Clock, useExisting: SystemClock },
    adapter(Ids, TimeOrderedIds),
    adapter(Tongues, FolderTongues),
    adapter(Failpoints, EnvFailpoints),
  ],
  exports: [SystemClock, Clock, Ids, Failpoints, Tongues],
})
export class KernelModule {}
