import {
  Injectable,
  SetMetadata,
  UseInterceptors,
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import { sql, type RawBuilder } from 'kysely';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { isUuid } from '../../kernel/uuid.js';
import { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Database } from '../database/database.js';
import { difference } from './mask.js';

interface Subject {
  entity: string;
  /** The table, or a select in parentheses, whose row says what changed; without it the sent body is kept. */
  table?: string | (() => RawBuilder<unknown>);
  /** Its key column, `id` unless told. */
  key?: string;
}

type Row = Record<string, unknown>;
interface AdminRequest extends Request {
  user: Caller;
}

const SUBJECT = 'duka:audited';
/** Columns that follow from others. */
const DERIVED = new Set(['search', 'also_in', 'field_words', 'settling_since', 'updated_at', 'version']);

/**
 * Runs the whole admin write in one transaction and writes down who changed what in it. Not for writes that speak to
 * somebody outside the database: those call AuditLog themselves. Goes above `@LargeBody`, whose body is read before.
 */
export function Audited(entity: string, table?: Subject['table'], key = 'id') {
  const subject: Subject = table === undefined ? { entity } : { entity, table, key };
  return applyDecorators(
    SetMetadata(SUBJECT, subject),
    ApiExtension('x-audited', entity),
    UseInterceptors(AuditInterceptor),
  );
}

/** A question that is asked by a body: nothing changes, so nothing is written down. */
export const ChangesNothing = () => ApiExtension('x-changes-nothing', true);

/** Says that the write calls AuditLog by itself, in its own transaction. */
export const AuditsItself = (entity: string) => ApiExtension('x-audited', entity);

@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly unitOfWork: UnitOfWork,
    private readonly database: Database,
    private readonly log: AuditLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const subject = this.reflector.get<Subject>(SUBJECT, context.getHandler());
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const action = context.getHandler().name;
    return from(this.unitOfWork.run(() => this.write(subject, action, request, next)));
  }

  private async write(subject: Subject, action: string, request: AdminRequest, next: CallHandler) {
    const given = textOf(request.params['id']);
    const before = given ? await this.row(subject, given) : undefined;
    const answer: unknown = await lastValueFrom(next.handle());
    const entityId = given || idOf(answer);
    const after = await this.row(subject, idOf(answer) || given);
    const changes: Row = subject.table ? difference(before, after) : { sent: request.body as unknown };
    if (Object.keys(request.query).length > 0) changes['asked'] = request.query;
    await this.log.record({ actor: request.user, action, entity: subject.entity, entityId, changes });
    return answer;
  }

  private async row({ table, key }: Subject, id: string): Promise<Row | undefined> {
    if (!table || !key || id === '' || (key === 'id' && !isUuid(id))) return undefined;
    const source = typeof table === 'string' ? sql.table(table) : table;
    // raw: any table's row as it is
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${source} t
      where ${sql.ref(`t.${key}`)} = ${id}`.execute(this.database.sql());
    const row = rows[0]?.row;
    return row && Object.fromEntries(Object.entries(row).filter(([column]) => !DERIVED.has(column)));
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The id of what was made: bare in the admin dialect, under `data` elsewhere. */
function idOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return '';
  if ('id' in answer) return textOf(answer.id);
  return 'data' in answer ? idOf(answer.data) : '';
}
