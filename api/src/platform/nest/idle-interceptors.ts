import type { NestInterceptor } from '@nestjs/common';
import { InterceptorsConsumer } from '@nestjs/core/interceptors/interceptors-consumer.js';
import type { Request } from 'express';

/** An interceptor that has something to do for some calls alone. */
export interface ForSomeCalls extends NestInterceptor {
  isFor(request: Request): boolean;
}

const isForSome = (interceptor: NestInterceptor): interceptor is ForSomeCalls => 'isFor' in interceptor;
const usual = Reflect.get(InterceptorsConsumer.prototype, 'intercept');

/** Leaves interceptors out of calls that they are not for: Nest makes a chain of observables and async contexts for each. */
export function leaveOutIdle(): void {
  InterceptorsConsumer.prototype.intercept = function (interceptors, args, ...rest) {
    const [request] = args as [Request];
    const wanted = interceptors.filter((one) => !isForSome(one) || one.isFor(request));
    return usual.call(this, wanted, args, ...rest);
  };
}
