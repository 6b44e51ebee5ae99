import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Refusal } from '../../../kernel/refusal.js';
import { STATUS_OF } from '../../../platform/http/refusal-status.js';
import { failed } from '../../application/envelope.js';
import { messagesOf } from '../../application/refusal-messages.js';
import { isRelease, NEWEST } from '../../domain/releases.js';

/** A "no" in the shape of the protocol, with the status that the same "no" has everywhere. */
@Catch(Refusal)
export class UcpAnswers implements ExceptionFilter<Refusal> {
  catch(refusal: Refusal, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { release } = http.getRequest<Request>().params;
    const response = http.getResponse<Response>();
    const { retryAfter } = refusal.details;
    if (retryAfter !== undefined) response.setHeader('Retry-After', Math.max(1, Math.ceil(retryAfter)));
    response
      .status(STATUS_OF[refusal.kind])
      .setHeader('Cache-Control', 'no-store')
      .json(failed(isRelease(release) ? release : NEWEST, messagesOf(refusal)));
  }
}
