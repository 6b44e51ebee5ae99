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
import { isCut, isUnsent } from '../database/cut-connection.js';
import { log } from '../logging/log.js';
import type { ForSomeCalls } from '../nest/idle-interceptors.js';
import type { RequestWithRawBody } from '../http/body.middleware.js';
import { IdempotencyKeys, KeyInUse, KeyMalformed, hashOf } from './idempotency-keys.js';
import type { Ticket } from './idempotency-keys.js';

const LONGEST = 255;
/** A database changes its leader in less. */
const AWHILE_MS = 3_000;
const WRITES_ONLY = 'duka:idempotent-writes-only';

/** Keeps the answer of a call in the transaction of its work. @throws KeyInUse when another request has answered meanwhile */
export type KeepAnswer = (body: unknown) => Promise<void>;

type CallerRequest = RequestWithRawBody & { user: Caller; keepAnswer?: KeepAnswer };
/** Whether a call with this body speaks to nobody outside the database. */
type WritesOnly = (body: unknown) => boolean;

/** For `Idempotent`: the whole call, whatever its body. */
export const inOneTransaction: WritesOnly = () => true;

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
    request.keepAnswer = (body) => this.keep(ticket, response, body);
    const isWhole = this.reflector.get<WritesOnly>(WRITES_ONLY, context.getHandler())(request.body);
    const work = () => this.answer(ticket, next, response, isWhole);
    return from(this.once(ticket, response, isWhole ? () => this.unitOfWork.run(work) : work));
  }

  private async once(ticket: Ticket, response: Response, work: () => Promise<unknown>): Promise<unknown> {
    const before = await this.taken(ticket);
    if (before) {
      response.status(before.status);
      return before.body;
    }
    try {
      return await work();
    } catch (error) {
      await this.keys.giveBack(ticket).catch((failed: unknown) => this.giveBackLater(failed, ticket));
      throw error;
    }
  }

  /** A connection that was cut does not say whether the key was taken: it is nobody's then. */
  private async taken(ticket: Ticket) {
    try {
      return await this.keys.take(ticket);
    } catch (error) {
      if (isCut(error) && !isUnsent(error)) await this.giveBackLater(error, ticket);
      throw error;
    }
  }

  /**
   * In a transaction that has failed nothing can be given back, nor need be; without a database it is done once there is
   * one. Whoever is refused asks again at once, and is not to find the key in use: that is waited for a while.
   */
  private async giveBackLater(error: unknown, ticket: Ticket): Promise<void> {
    const failed = (err: unknown) => log.warn({ err }, 'a key was not given back');
    if (!isCut(error)) return failed(error);
    const given = this.keys.giveBackOnceThere(ticket).catch(failed);
    await Promise.race([given, new Promise<void>((resolve) => setTimeout(resolve, AWHILE_MS))]);
  }

  /** In one transaction nothing is done whose answer is not known, nor what another request has answered meanwhile. */
  private async answer(ticket: Ticket, next: CallHandler, response: Response, isWhole: boolean) {
    const body: unknown = await firstValueFrom(next.handle());
    if (isWhole) await this.keep(ticket, response, body);
    else await this.keys.answered(ticket, { status: response.statusCode, body });
    return body;
  }

  private async keep(ticket: Ticket, { statusCode: status }: Response, body: unknown): Promise<void> {
    if (!(await this.keys.answered(ticket, { status, body }))) throw new KeyInUse();
  }
}

/** For a call that asks somebody outside first and then writes: its answer, kept with what it writes. Does nothing without a key. */
export const AnswerKeeper = createParamDecorator(
  (_: unknown, context: ExecutionContext): KeepAnswer =>
    context.switchToHttp().getRequest<CallerRequest>().keepAnswer ?? (() => Promise.resolve()),
);

/** The call's route in one spelling, however its address was written (capitals, a slash at the end, %-codes). */
function routeOf({ method, route, params, path }: CallerRequest): string {
  const pattern = (route as { path?: string } | undefined)?.path ?? path;
  const spelled = pattern.replace(/:(\w+)/g, (_, name: string) => String(params[name]).toLowerCase());
  return `${method} ${spelled}`;
}

/**
 * The route takes an `Idempotency-Key`: same key and body by the same caller gives the first answer again; another body
 * is 422; while the first is running, 409. A refusal did nothing and frees the key. What `writesOnly` is done in one
 * transaction with its answer, once whatever breaks; any other route keeps its answer by `AnswerKeeper`, or must bear
 * being asked again by itself. Goes above `@LargeBody`, whose body is read before, and below `@Audited`.
 */
export function Idempotent(writesOnly: WritesOnly = () => false) {
  return applyDecorators(
    SetMetadata(WRITES_ONLY, writesOnly),
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
