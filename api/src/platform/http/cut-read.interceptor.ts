import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { retry, throwError, timer, type Observable } from 'rxjs';
import { PAUSE_MS, isCut } from '../database/cut-connection.js';

/** Answers a GET once more whose connection to the database was cut, unless a part of the answer is on its way. */
@Injectable()
export class CutReadInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    if (http.getRequest<Request>().method !== 'GET') return next.handle();
    const response = http.getResponse<Response>();
    const delay = (error: unknown) =>
      isCut(error) && !response.headersSent ? timer(PAUSE_MS) : throwError(() => error);
    return next.handle().pipe(retry({ count: 1, delay }));
  }
}
