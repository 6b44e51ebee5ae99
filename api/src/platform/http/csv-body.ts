import {
  Injectable,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { readTable } from '../csv/read-table.js';
import { BodyRefused } from './strict-json.js';

/** Reads the body line by line while it comes in, after the guards and before the transaction of the write. */
@Injectable()
class ReadCsv implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('text/csv')) throw new BodyRefused(415, 'not_csv', 'Send text/csv.');
    // a body that is refused halfway is read to its end and not hung up on: its sender would miss the answer
    const pieces = request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
    try {
      request.body = await readTable(pieces);
    } finally {
      request.resume();
    }
    return next.handle();
  }
}

/** The route takes a CSV file; what was read is in `@CsvFile()`. Its path is one of the large ones of `bodies()`. Goes below `@Audited`. */
export function TakesCsv(example: string) {
  return applyDecorators(
    UseInterceptors(ReadCsv),
    ApiConsumes('text/csv'),
    ApiBody({ schema: { type: 'string', example } }),
  );
}

export const CsvFile = createParamDecorator((_: unknown, context: ExecutionContext): unknown => {
  return context.switchToHttp().getRequest<Request>().body;
});
