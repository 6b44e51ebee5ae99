import { Global, Module } from '@nestjs/common';
import { SecurityLog } from '../../kernel/security-log.js';
import { adapter } from '../nest/adapter.js';
import { AccountHashes } from './account-hashes.js';
import { PostgresSecurityLog } from './postgres-security-log.js';

@Global()
@Module({
  providers: [AccountHashes, adapter(SecurityLog, PostgresSecurityLog)],
  exports: [AccountHashes, SecurityLog],
})
export class SecurityLogModule {}
