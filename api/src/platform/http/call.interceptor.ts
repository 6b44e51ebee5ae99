import { Injectable, type CallHandler, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { map, type Observable } from 'rxjs';
import { LANGUAGE } from '../../kernel/languages.js';
import { said } from '../languages/tongues.js';
import { currentRequest } from '../logging/log.js';
import type { ForSomeCalls } from '../nest/idle-interceptors.js';
import { CutReadInterceptor } from './cut-read.interceptor.js';
import { LateReadInterceptor } from './late-read.interceptor.js';
import { PreconditionInterceptor } from './preconditions.js';

const READS = new Set(['GET', 'HEAD']);

/**
 * The one interceptor around every call that needs one: what reads need for reads, what writes need for the rest, if they hold what
 * they change against a version or are answered in another language.
 */
@Injectable()
export class CallInterceptor implements ForSomeCalls {
  constructor(
    private readonly late: LateReadInterceptor,
    private readonly cut: CutReadInterceptor,
    private readonly preconditions: PreconditionInterceptor,
  ) {}

  isFor({ method, headers }: Request): boolean {
    return READS.has(method) || headers['if-match'] !== undefined || callersLanguage() !== LANGUAGE;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method } = context.switchToHttp().getRequest<Request>();
    if (!READS.has(method)) return inCallersLanguage(this.preconditions.intercept(context, next));
    return this.late.intercept(context, { handle: () => this.cut.intercept(context, next) });
  }
}

const callersLanguage = () => currentRequest.getStore()?.language ?? LANGUAGE;

/** What was done is said in the caller's language, as refusals are: `message` of an answer. */
function inCallersLanguage(answers: Observable<unknown>): Observable<unknown> {
  if (callersLanguage() === LANGUAGE) return answers;
  return answers.pipe(
    map((answer) => (tellsWhatWasDone(answer) ? { ...answer, message: said(answer.message) } : answer)),
  );
}

const tellsWhatWasDone = (answer: unknown): answer is { message: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  ('success' in answer || 'worked' in answer) &&
  'message' in answer &&
  typeof answer.message === 'string';
