import { Module } from '@nestjs/common';
import { AdminAuditController } from './adapters/http/admin-audit.controller.js';
import { AdminSecurityController } from './adapters/http/admin-security.controller.js';
import { AuditReads } from './adapters/persistence/audit-reads.js';
import { SecurityReads } from './adapters/persistence/security-reads.js';

/** Who changed what in the running of the shop, for the administrator to read. */
@Module({
  controllers: [AdminAuditController, AdminSecurityController],
  providers: [AuditReads, SecurityReads],
})
export class AuditModule {}
