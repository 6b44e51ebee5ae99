import { Global, Injectable, Module } from '@nestjs/common';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Failpoints } from '../kernel/failpoints.js';
import { EnvFailpoints } from './failpoints/env-failpoints.js';
import { adapter } from './nest/adapter.js';
import { TimeOrderedIds } from './time-ordered-ids.js';

@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

@Global()
@Module({
  providers: [adapter(Clock, SystemClock), adapter(Ids, TimeOrderedIds), adapter(Failpoints, EnvFailpoints)],
  exports: [Clock, Ids, Failpoints],
})
export class KernelModule {}
