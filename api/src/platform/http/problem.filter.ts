import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Full } from '@duka/serving/bulkhead.js';
import { Refusal } from '../../kernel/refusal.js';
import { isCut } from '../database/cut-connection.js';
import { sqlState } from '../database/sql-state.js';
import { isStalePlan } from '../database/statement-names.js';
import { log, currentRequest } from '../logging/log.js';
import { said } from '../languages/tongues.js';
import { BodyRefused } from './strict-json.js';
import { problem, type ProblemDetails } from './problem.js';
import { STATUS_OF } from './refusal-status.js';

/** Too little of something, timeouts and locks that another request holds: try again, nothing is broken here. */
const DATABASE_BUSY = /^(53...|57P0.|57014|55P03|25P03|40001|40P01)$/;
/** serialization_failure, deadlock_detected: a transaction has been tried again before it gets here. */
const STOOD_IN_THE_WAY = /^(40001|40P01)$/;
/** All that is left of it when the ORM has wrapped it. */
const FULL = new Full().message;
const BUSY: ProblemDetails = {
  status: 503,
  code: 'busy',
  message: 'The shop is busy right now. Please try again in a moment.',
};
const BUG: ProblemDetails = { status: 500, code: 'internal', message: 'Something went wrong on our side.' };

/** Turns a "no" or a failure into a status, wherever it was met. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerProblem(error, http.getRequest<Request>(), http.getResponse<Response>());
  }
}

/** The only place that does so; a bug is logged once and tells the client nothing. */
export function answerProblem(error: unknown, request: Request, response: Response): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const details = inCallersLanguage(factsOf(error));
  if (details.status === 500) log.error({ err: error }, 'a bug answered 500');
  if (STOOD_IN_THE_WAY.test(sqlState(error) ?? ''))
    log.warn({ err: error }, 'others stood in the way too often');
  if (error instanceof Refusal && error.details.retryAfter !== undefined)
    response.setHeader('Retry-After', Math.max(1, Math.ceil(error.details.retryAfter)));
  else if (details.status === 503) response.setHeader('Retry-After', 2);
  if (details.status === 401 && !response.hasHeader('WWW-Authenticate'))
    response.setHeader('WWW-Authenticate', 'Bearer');
  const path = request.originalUrl.split('?')[0] ?? '/';
  response
    .status(details.status)
    .type('application/problem+json')
    .setHeader('Cache-Control', 'no-store')
    .vary('Accept-Language')
    .send(JSON.stringify(problem(details, path, currentRequest.getStore()?.requestId ?? '')));
}

/** The one place where a refusal's sentence, and each of its fields', becomes one of the caller's language; codes and figures stay. */
function inCallersLanguage(details: ProblemDetails): ProblemDetails {
  const errors = details.errors?.map(({ field, message }) => ({ field, message: said(message) }));
  return { ...details, message: said(details.message), ...(errors && { errors }) };
}

function factsOf(error: unknown): ProblemDetails {
  if (error instanceof Refusal) return ofRefusal(error);
  if (error instanceof BodyRefused) {
    const { status, code, message, errors } = error;
    return { status, code, message, errors };
  }
  if (error instanceof HttpException) return ofHttp(error);
  if (isBusy(error)) return BUSY;
  if (error instanceof URIError)
    return { status: 400, code: 'bad_path', message: 'The address is malformed.' };
  return BUG;
}

function ofRefusal(refusal: Refusal): ProblemDetails {
  return {
    status: STATUS_OF[refusal.kind],
    code: refusal.code,
    message: refusal.message,
    ...(refusal.details.fields ? { errors: refusal.details.fields } : {}),
    ...(refusal.details.data ? { data: refusal.details.data } : {}),
  };
}

function ofHttp(error: HttpException): ProblemDetails {
  const status = error.getStatus();
  if (status === 404) return { status, code: 'not_found', message: 'Not found.' };
  return { status, code: `http_${status}`, message: status < 500 ? error.message : BUG.message };
}

function isBusy(error: unknown): boolean {
  if (isCut(error) || DATABASE_BUSY.test(sqlState(error) ?? '')) return true;
  return (error instanceof Error && error.message === FULL) || isStalePlan(error);
}
