import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Allow } from '../../../platform/auth/allow.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { Listed } from '../../../platform/http/list-rules.js';
import { AdminListQuery } from '../../../platform/http/simple-rest.dto.js';
import { answerList } from '../../../platform/http/simple-rest.js';
import { SECURITY_RULES, SecurityReads } from '../persistence/security-reads.js';
import { SecurityEventDto } from './admin-security.dto.js';

@ApiTags('admin-audit')
@Allow('audit.read')
@ApiDoc({ adminListSecurityEvents: {} })
@Controller('api/v1/admin/security-events')
export class AdminSecurityController {
  constructor(private readonly reads: SecurityReads) {}

  /** Log-ins, factors, passwords, ended sessions, exports and refused permissions, newest first; kept for 90 days. `q` is an id or a mail address. */
  @Get()
  @Listed(SECURITY_RULES)
  async adminListSecurityEvents(
    @Query() query: AdminListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SecurityEventDto[]> {
    return answerList(response, query, SECURITY_RULES, (list) => this.reads.list(list));
  }
}
