import { Global, Injectable, Module } from '@nestjs/common';
import { v7 } from 'uuid';
import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Failpoints } from '../kernel/failpoints.js';
import { EnvFailpoints } from './failpoints/env-failpoints.js';
import { adapter } from './nest/adapter.js';

@Injectable()
export class SystemClock extends Clock {
  override now(): Date {
    return new Date();
  }
}

@Injectable()
export class UuidV7Ids extends Ids {
  override next(): string {
    return v7();
  }
}

@Global()
@Module({
  providers: [adapter(Clock, SystemClock), adapter(Ids, UuidV7Ids), adapter(Failpoints, EnvFailpoints)],
  exports: [Clock, Ids, Failpoints],
})
export class KernelModule {}
