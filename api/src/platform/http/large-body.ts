import {
  Injectable,
  UseInterceptors,
  applyDecorators,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { readJson } from './body.middleware.js';

/** Reads a JSON body of up to `bytes`, after the guards: nobody but an allowed caller can send that much. */
export function LargeBody(bytes: number) {
  @Injectable()
  class ReadLargeBody implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request>();
      const response = context.switchToHttp().getResponse<Response>();
      await new Promise<void>((resolve, reject) => {
        readJson(bytes)(request, response, (error?: unknown) =>
          error
            ? reject(error instanceof Error ? error : new Error('The body could not be read.'))
            : resolve(),
        );
      });
      return next.handle();
    }
  }
  return applyDecorators(UseInterceptors(mixin(ReadLargeBody)));
}
