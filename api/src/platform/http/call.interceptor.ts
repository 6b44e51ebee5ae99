import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { CutReadInterceptor } from './cut-read.interceptor.js';
import { LateReadInterceptor } from './late-read.interceptor.js';
import { PreconditionInterceptor } from './preconditions.js';

const READS = new Set(['GET', 'HEAD']);

/**
 * The one interceptor around every call: what reads need for reads, what writes need for the rest. Nest makes a chain of
 * observables and async contexts for each interceptor, whether it does anything or not.
 */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  constructor(
    private readonly late: LateReadInterceptor,
    private readonly cut: CutReadInterceptor,
    private readonly preconditions: PreconditionInterceptor,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method } = context.switchToHttp().getRequest<Request>();
    if (!READS.has(method)) return this.preconditions.intercept(context, next);
    return this.late.intercept(context, { handle: () => this.cut.intercept(context, next) });
  }
}
