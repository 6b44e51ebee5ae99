import {
  Injectable,
  SetMetadata,
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isUuid } from '../../kernel/uuid.js';
import type { Caller } from '../../kernel/caller.js';
import { Changed } from '../../kernel/changed.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Database } from '../database/database.js';
import { lockName } from '../database/named-lock.js';
import { currentRequest } from '../logging/log.js';
import { etagOfKept } from './etags.js';
import { VERSION, isObeyed, namesOf } from './if-match.js';

type Read<Controller> = (controller: Controller, id: string, caller: Caller) => Promise<unknown>;
interface Held {
  read: Read<unknown>;
  takes: (id: string) => boolean;
}
const READ = 'duka:precondition';
const WRITES = new Set(['PUT', 'PATCH', 'DELETE']);

/** The call obeys `If-Match`: it changes nothing unless what `read` answers, as GET does, has the ETag or version that was sent. */
export function Precondition<Controller>(read: Read<Controller>, takes: Held['takes'] = isUuid) {
  return applyDecorators(SetMetadata(READ, { read, takes }), ApiHeader(VERSION));
}

interface Asked extends Request {
  user?: Caller;
}

/**
 * `If-Match` of RFC 9110 for every call that changes a thing at its own address. Calls with `@IfMatch` see to it themselves,
 * under the lock of what they change; those with `@Precondition` are held against what GET answers; of others nothing was
 * read that could be named, so that no ETag matches.
 */
@Injectable()
export class PreconditionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly modules: ModuleRef,
    private readonly unitOfWork: UnitOfWork,
    private readonly database: Database,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Asked>();
    const header = request.headers['if-match']?.trim();
    if (header === undefined || header === '*' || !WRITES.has(request.method)) return next.handle();
    if (isObeyed(context.getHandler())) return next.handle();
    const { id = '' } = request.params as { id?: string };
    const held = this.reflector.get<Held | undefined>(READ, context.getHandler());
    if (!held) throw new Changed();
    // what cannot be an id is for the call itself to refuse
    if (id !== '' && !held.takes(id)) return next.handle();
    const controller: unknown = this.modules.get(context.getClass(), { strict: false });
    return from(
      this.unitOfWork.run(async () => {
        await this.wait(request.path);
        const etag = await etagOf(() => held.read(controller, id, request.user as Caller));
        if (!namesOf(header).some((name) => isNamed(name, etag))) throw new Changed();
        return lastValueFrom<unknown, unknown>(next.handle(), { defaultValue: undefined });
      }),
    );
  }

  /** Of two that hold the same ETag the second sees what the first has made. */
  private async wait(path: string): Promise<void> {
    await lockName(this.database.sql(), `if-match ${path}`);
  }
}

/** The ETag that GET would answer with, without its `W/` and quotes. */
async function etagOf(read: () => Promise<unknown>): Promise<string> {
  const { requestId = '', ...current } = currentRequest.getStore() ?? {};
  return currentRequest.run({ ...current, requestId, mayBeKept: true }, async () => {
    const etag = etagOfKept(Buffer.from(JSON.stringify(await read()))) ?? '';
    return etag.replace(/^(?:W\/)?"|"$/g, '');
  });
}

/** The whole ETag, or the version that stands in it before a dot. */
const isNamed = (name: string, etag: string): boolean =>
  name === etag || (/^\d{1,9}$/.test(name) && etag.startsWith(`${name}.`));
