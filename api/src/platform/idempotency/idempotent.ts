import {
  Injectable,
  UseInterceptors,
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Response } from 'express';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { Caller } from '../../kernel/caller.js';
import type { RequestWithRawBody } from '../http/body.middleware.js';
import { IdempotencyKeys, KeyMalformed, hashOf, type Ticket } from './idempotency-keys.js';

const LONGEST = 255;

type CallerRequest = RequestWithRawBody & { user: Caller };

/** Gives the first answer again for the same key and body; see `Idempotent`. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly keys: IdempotencyKeys) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || key.length === 0 || key.length > LONGEST) throw new KeyMalformed();
    const ticket: Ticket = {
      accountId: request.user.accountId,
      route: routeOf(request),
      key,
      bodyHash: hashOf(request.rawBody ?? ''),
    };
    return from(this.once(ticket, next, context.switchToHttp().getResponse<Response>()));
  }

  private async once(ticket: Ticket, next: CallHandler, response: Response): Promise<unknown> {
    const before = await this.keys.take(ticket);
    if (before) {
      response.status(before.status);
      return before.body;
    }
    try {
      const body: unknown = await firstValueFrom(next.handle());
      await this.keys.answered(ticket, { status: response.statusCode, body });
      return body;
    } catch (error) {
      await this.keys.giveBack(ticket);
      throw error;
    }
  }
}

/** The call's route in one spelling, however its address was written (capitals, a slash at the end, %-codes). */
function routeOf({ method, route, params, path }: CallerRequest): string {
  const pattern = (route as { path?: string } | undefined)?.path ?? path;
  const spelled = pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]).toLowerCase());
  return `${method} ${spelled}`;
}

/**
 * The route takes an `Idempotency-Key`: same key and body by the same caller gives the first answer again; another body
 * is 422; while the first is running, 409. A refusal did nothing and frees the key.
 */
export function Idempotent() {
  return applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'Makes a repeat safe: the same key with the same body gives the first answer again, with another body 422.',
      schema: { type: 'string', minLength: 1, maxLength: LONGEST },
    }),
  );
}
