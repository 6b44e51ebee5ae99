import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../../kernel/audit.js';
import { adapter } from '../nest/adapter.js';
import { PostgresAuditLog } from './postgres-audit-log.js';

@Global()
@Module({ providers: [adapter(AuditLog, PostgresAuditLog)], exports: [AuditLog] })
export class AuditLogModule {}
