import { Controller, Get, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { refusal } from '../../../kernel/refusal.js';
import { LeavesTheShop } from '../../../platform/audit/leaves-the-shop.js';
import { Allow } from '../../../platform/auth/allow.js';
import { AnswersCsv, csvFile, headed, type Column } from '../../../platform/http/csv.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminFilterQuery, AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList, readAdminList } from '../../../platform/http/simple-rest.js';
import { found } from '../../../platform/http/found.js';
import { IdParam } from '../../../platform/http/uuid-param.js';
import { AUDIT_RULES, AuditReads, type ExportedAuditEvent } from '../persistence/audit-reads.js';
import { AuditEventDto } from './admin-audit.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';

export const AuditEventNotFound = refusal(
  'not-found',
  'audit_event_not_found',
  'There is no such entry in the audit log.',
);

const COLUMNS: readonly Column<ExportedAuditEvent>[] = [
  { label: 'Row', cell: (event) => event.seq },
  { label: 'When', cell: (event) => event.createdAt },
  { label: 'Who', cell: (event) => event.actorEmail },
  { label: 'Account id', cell: (event) => event.actorId },
  { label: 'Action', cell: (event) => event.action },
  { label: 'What', cell: (event) => event.entity },
  { label: 'Which', cell: (event) => event.entityId },
  { label: 'API key', cell: (event) => event.apiKey?.name ?? '' },
  { label: 'Changes', cell: (event) => JSON.stringify(event.changes) },
  { label: 'Request id', cell: (event) => event.requestId },
  { label: 'Hash of the row before', cell: (event) => event.previousHash },
  { label: 'Hash', cell: (event) => event.hash },
];

@ApiTags('admin-audit')
@Allow('audit.read')
@ApiDoc({
  adminListAudit: {},
  adminExportAudit: {},
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
    return answerList(response, query, AUDIT_RULES, (list) => this.reads.list(list));
  }

  /** Every admin write under the list's filter as a CSV file, in the order of the chain, with its hashes. */
  @LeavesTheShop('audit', 'audit.read')
  @Get('export.csv')
  @AnswersCsv()
  @Listed(AUDIT_RULES, true)
  adminExportAudit(@Query() query: AdminFilterQuery): StreamableFile {
    return csvFile('audit.csv', headed(COLUMNS), this.reads.batches(readAdminList(query, AUDIT_RULES)));
  }

  /** One admin write. */
  @Get(':id')
  async adminGetAudit(@IdParam('id', AuditEventNotFound) id: string): Promise<AuditEventDto> {
    return found(await this.reads.find(id), AuditEventNotFound);
  }
}
