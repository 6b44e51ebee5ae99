import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Refusal } from '../../../kernel/refusal.js';
import { STATUS_OF } from '../../../platform/http/refusal-status.js';
import { OauthRefused } from '../../domain/refusals.js';

/** A "no" in the shape of RFC 6749, 5.2. */
@Catch(Refusal)
export class OauthAnswers implements ExceptionFilter<Refusal> {
  catch(refusal: Refusal, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const { retryAfter } = refusal.details;
    if (retryAfter !== undefined) response.setHeader('Retry-After', Math.max(1, Math.ceil(retryAfter)));
    response
      .status(STATUS_OF[refusal.kind])
      .setHeader('Cache-Control', 'no-store')
      .json({
        error: refusal instanceof OauthRefused ? refusal.error : wordOf(refusal),
        error_description: refusal.message,
      });
  }
}

const wordOf = ({ kind }: Refusal): string =>
  kind === 'too-many' || kind === 'unavailable' ? 'temporarily_unavailable' : 'invalid_request';
