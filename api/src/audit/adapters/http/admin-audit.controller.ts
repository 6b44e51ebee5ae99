import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Refusal } from '../../../kernel/refusal.js';
import { Allow } from '../../../platform/auth/allow.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { readAdminList, tellTotal } from '../../../platform/http/simple-rest.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AUDIT_RULES, AuditReads } from '../persistence/audit-reads.js';
import { AuditEventDto } from './admin-audit.dto.js';
import { Described } from '../../../platform/http/described.js';

export class AuditEventNotFound extends Refusal {
  constructor() {
    super('not-found', 'audit_event_not_found', 'There is no such entry in the audit log.');
  }
}

@ApiTags('admin-audit')
@Allow('audit.read')
@Described({
  adminListAudit: {},
  adminGetAudit: {
    refuses: [new AuditEventNotFound()],
  },
})
@Controller('api/v1/admin/audit')
export class AdminAuditController {
  constructor(private readonly reads: AuditReads) {}

  /** Every admin write, newest first: who, when, what changed. */
  @Get()
  @Listed(AUDIT_RULES)
  async adminListAudit(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEventDto[]> {
    const list = readAdminList(query, AUDIT_RULES);
    const { items, total } = await this.reads.list(list);
    tellTotal(response, AUDIT_RULES, list, items.length, total);
    return items;
  }

  /** One admin write. */
  @Get(':id')
  async adminGetAudit(@IdParam('id', AuditEventNotFound) id: string): Promise<AuditEventDto> {
    return found(await this.reads.find(id), AuditEventNotFound);
  }
}
