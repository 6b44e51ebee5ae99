import {
  Injectable,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
  mixin,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import express, { type Request, type Response } from 'express';
import type { Observable } from 'rxjs';
import { bodyRefused } from './body.middleware.js';
import { BodyRefused } from './strict-json.js';

const TYPE = 'application/octet-stream';

/** The route takes at most `limit` bytes of anything, read after the guards; they are in `@Bytes()`. Its path is one of the large ones of `bodies()`. */
export function TakesBytes(limit: number) {
  const read = express.raw({ type: TYPE, limit, inflate: false });

  @Injectable()
  class ReadBytes implements NestInterceptor {
    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const request = context.switchToHttp().getRequest<Request>();
      const response = context.switchToHttp().getResponse<Response>();
      if (!request.is(TYPE)) throw new BodyRefused(415, 'not_bytes', `Send ${TYPE}.`);
      await new Promise<void>((resolve, reject) => {
        read(request, response, (error?: unknown) => {
          const refused = error ? bodyRefused(error) : undefined;
          if (refused === undefined) resolve();
          else reject(refused instanceof Error ? refused : new Error('The body could not be read.'));
        });
      });
      return next.handle();
    }
  }
  return applyDecorators(
    UseInterceptors(mixin(ReadBytes)),
    ApiConsumes(TYPE),
    ApiBody({ schema: { type: 'string', format: 'binary' } }),
  );
}

export const Bytes = createParamDecorator((_: unknown, context: ExecutionContext): unknown => {
  const body: unknown = context.switchToHttp().getRequest<Request>().body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
});
