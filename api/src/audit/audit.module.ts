import { Module } from '@nestjs/common';
import { AdminAuditController } from './adapters/http/admin-audit.controller.js';
import { AuditReads } from './adapters/persistence/audit-reads.js';

/** Who changed what in the running of the shop, for the administrator to read. */
@Module({ controllers: [AdminAuditController], providers: [AuditReads] })
export class AuditModule {}
