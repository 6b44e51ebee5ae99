import { randomUUID } from 'node:crypto';
import {
  Injectable,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
  createParamDecorator,
  type CallHandler,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { Response } from 'express';
import { firstValueFrom, from, type Observable } from 'rxjs';
import type { Caller } from '../../kernel/caller.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ForSomeCalls } from '../nest/idle-interceptors.js';
import type { RequestWithRawBody } from '../http/body.middleware.js';
import { IdempotencyKeys, hashOf } from './idempotency-keys.js';
import { KeyOfCall, type KeepAnswer } from './key-of-call.js';
import { KeyMalformed } from './key-refusals.js';
import type { Ticket } from './key-statements.js';

const LONGEST = 255;
const TAKEN_WHEN = 'duka:idempotent-taken-when';

/**
 * When the key of a call is taken: `first`, before its work, which may speak to others; `within` the one transaction that all of its
 * work is; or when the call says so (`CallKey`), in the transaction of its work or before it.
 */
export type TakenWhen = 'first' | 'within' | 'told';
type WhenOf = (body: unknown) => TakenWhen;

type CallerRequest = RequestWithRawBody & { user: Caller; callKey?: KeyOfCall };

/** For `Idempotent`: a call that speaks to nobody outside the database, whatever its body. */
export const inOneTransaction: WhenOf = () => 'within';

/** Gives the first answer again for the same key and body; see `Idempotent`. */
@Injectable()
export class IdempotencyInterceptor implements ForSomeCalls {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly unitOfWork: UnitOfWork,
    private readonly reflector: Reflector,
  ) {}

  isFor({ headers }: Pick<CallerRequest, 'headers'>): boolean {
    return headers['idempotency-key'] !== undefined;
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<CallerRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || key.length === 0 || key.length > LONGEST) throw new KeyMalformed();
    const ticket: Ticket = {
      accountId: request.user.accountId,
      route: routeOf(request),
      key,
      takenBy: randomUUID(),
      bodyHash: hashOf(request.rawBody ?? ''),
    };
    const response = context.switchToHttp().getResponse<Response>();
    const own = (request.callKey = new KeyOfCall(this.keys, ticket, response));
    const when = this.reflector.get<WhenOf>(TAKEN_WHEN, context.getHandler())(request.body);
    return from(own.once(this.workOf(when, own, next)));
  }

  private workOf(when: TakenWhen, own: KeyOfCall, next: CallHandler): () => Promise<unknown> {
    const work = () => firstValueFrom<unknown>(next.handle());
    if (when === 'told') return work;
    const first = async () => {
      await own.take();
      return work();
    };
    if (when === 'first') return first;
    return () =>
      this.unitOfWork.run(async () => {
        const body = await first();
        await own.keep(body);
        return body;
      });
  }
}

/** The key of the call, where it has one. */
export const CallKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): KeyOfCall | undefined =>
    context.switchToHttp().getRequest<CallerRequest>().callKey,
);

/** For a call that asks somebody outside first and then writes: its answer, kept with what it writes. Does nothing without a key. */
export const AnswerKeeper = createParamDecorator((_: unknown, context: ExecutionContext): KeepAnswer =>
  keeperOf(context.switchToHttp().getRequest<CallerRequest>()),
);

const keeperOf =
  ({ callKey }: CallerRequest): KeepAnswer =>
  async (body) =>
    callKey?.keep(body);

/** The call's route in one spelling, however its address was written (capitals, a slash at the end, %-codes). */
function routeOf({ method, route, params, path }: CallerRequest): string {
  const pattern = (route as { path?: string } | undefined)?.path ?? path;
  const spelled = pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]).toLowerCase());
  return `${method} ${spelled}`;
}

/**
 * The route takes an `Idempotency-Key`: same key and body by the same caller gives the first answer again; another body
 * is 422; while the first is running, 409. A refusal did nothing and frees the key. What is done in one transaction is so with its
 * answer, once whatever breaks; any other route keeps its answer by `AnswerKeeper`, or must bear
 * being asked again by itself. Goes above `@LargeBody`, whose body is read before, and below `@Audited`.
 */
export function Idempotent(when: WhenOf = () => 'first') {
  return applyDecorators(
    SetMetadata(TAKEN_WHEN, when),
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
