import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { CallInterceptor } from './call.interceptor.js';
import { CutReadInterceptor } from './cut-read.interceptor.js';
import { ErrorsController } from './errors.controller.js';
import { HealthController, Readiness } from './health.controller.js';
import { LateReadInterceptor } from './late-read.interceptor.js';
import { MetricSources } from './metric-sources.js';
import { MetricsServer } from './metrics-server.js';
import { inputPipe } from './invalid-input.js';
import { PreconditionInterceptor } from './preconditions.js';
import { ProblemFilter } from './problem.filter.js';

@Global()
@Module({
  controllers: [HealthController, ErrorsController],
  providers: [
    Readiness,
    MetricSources,
    MetricsServer,
    { provide: APP_FILTER, useClass: ProblemFilter },
    LateReadInterceptor,
    CutReadInterceptor,
    PreconditionInterceptor,
    { provide: APP_INTERCEPTOR, useClass: CallInterceptor },
    { provide: APP_PIPE, useFactory: inputPipe },
  ],
  exports: [MetricSources],
})
export class HttpModule {}
