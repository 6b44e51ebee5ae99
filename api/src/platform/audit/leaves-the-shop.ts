import {
  Injectable,
  UseInterceptors,
  applyDecorators,
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { Permission } from '../../kernel/permission.js';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Allow } from '../auth/allow.js';
import { NeedsRecentLogin } from '../auth/recent-login.js';

const LEAVING = 'duka:leaves-the-shop';

/**
 * A read whose answer leaves the shop: a list as a file, everything kept of a person, a paper with an address. It has a
 * permission of its own, wants a recent log-in, and the audit log keeps who took what.
 *
 * @param entity what leaves, as the audit log calls it
 */
export function LeavesTheShop(entity: string, permission: Permission) {
  return applyDecorators(
    Allow(permission),
    NeedsRecentLogin(),
    SetMetadata(LEAVING, entity),
    ApiExtension('x-audited', entity),
    UseInterceptors(LeavesTheShopInterceptor),
  );
}

/** Writes down who takes it before the first byte goes. */
@Injectable()
export class LeavesTheShopInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.written(context, next));
  }

  private async written(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    const request = context.switchToHttp().getRequest<Request & { user: Caller }>();
    const answer: unknown = await lastValueFrom(next.handle());
    const id = request.params['id'];
    const entry = {
      actor: request.user,
      action: context.getHandler().name,
      entity: this.reflector.get<string>(LEAVING, context.getHandler()),
      entityId: typeof id === 'string' ? id : '',
      changes: { asked: request.query },
    };
    await this.unitOfWork.run(() => this.audit.record(entry));
    return answer;
  }
}
