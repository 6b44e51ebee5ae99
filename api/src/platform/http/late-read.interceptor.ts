import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { filter, race, switchMap, throwError, timer, type Observable } from 'rxjs';
import { Pool } from '../database/pool.js';
import { currentRequest } from '../logging/log.js';
import { Busy } from './busy.js';
import { onlyLooks } from './door.middleware.js';

/** So that the answer is with the visitor two seconds after they came. */
const LONGEST_MS = 1_700;
const LOOK_AGAIN_MS = 100;

/**
 * While the database is slow, tells whoever only looks and has no answer yet to come again, instead of letting them wait for
 * one statement after the other. What was begun for them goes on: the next visitor finds its figures counted.
 */
@Injectable()
export class LateReadInterceptor implements NestInterceptor {
  constructor(private readonly pool: Pool) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const response = http.getResponse<Response>();
    const arrivedAt = currentRequest.getStore()?.arrivedAt;
    if (arrivedAt === undefined || !onlyLooks(http.getRequest<Request>())) return next.handle();
    const late = timer(Math.max(0, LONGEST_MS - (performance.now() - arrivedAt)), LOOK_AGAIN_MS).pipe(
      filter(() => this.pool.statements.areSlow && !response.headersSent),
      switchMap(() => throwError(() => new Busy())),
    );
    return race(next.handle(), late);
  }
}
