import { Global, Module } from '@nestjs/common';
import { SecurityLog } from '../../kernel/security-log.js';
import { adapter } from '../nest/adapter.js';
import { AccountHashes } from './account-hashes.js';
import { MailboxHashes } from './mailbox-hashes.js';
import { PostgresSecurityLog } from './postgres-security-log.js';

@Global()
@Module({
  providers: [AccountHashes, MailboxHashes, adapter(SecurityLog, PostgresSecurityLog)],
  exports: [AccountHashes, MailboxHashes, SecurityLog],
})
export class SecurityLogModule {}
