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
import { BodyRefused } from '../../../platform/http/strict-json.js';
import { readTable } from '../../../platform/csv/read-table.js';

/** The document's one example of a file: a new product. */
export const EXAMPLE_FILE =
  'sku,name,description,category,price,stock\r\nCANVAS-TOTE,Canvas Tote,A sturdy tote of organic canvas.,bags,24.50,12\r\n';

/** Reads the body line by line while it comes in, after the guards and before the transaction of the write. */
@Injectable()
class ReadProductCsv implements NestInterceptor {
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

/** The route takes a CSV file of products; what was read is in `@CsvFile()`. Goes below `@Audited`. */
export function ProductCsv() {
  return applyDecorators(
    UseInterceptors(ReadProductCsv),
    ApiConsumes('text/csv'),
    ApiBody({ schema: { type: 'string', example: EXAMPLE_FILE } }),
  );
}

export const CsvFile = createParamDecorator((_: unknown, context: ExecutionContext): unknown => {
  return context.switchToHttp().getRequest<Request>().body;
});
