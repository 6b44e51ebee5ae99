import { Global, Module } from '@nestjs/common';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { KeyCallers } from '../platform/auth/key-callers.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { RandomKeySecrets } from './adapters/crypto/random-key-secrets.js';
import { AdminApiKeysController } from './adapters/http/admin-api-keys.controller.js';
import { ApiKeyReads } from './adapters/persistence/api-key-reads.js';
import { PostgresApiKeys } from './adapters/persistence/postgres-api-keys.js';
import { PostgresKeyCallers } from './adapters/persistence/postgres-key-callers.js';
import { ManageApiKeys } from './application/manage-api-keys.js';
import { ApiKeys, KeySecrets } from './application/ports.js';

/** Keys by which other systems use the back office. The guard of the platform asks `KeyCallers` who calls. */
@Global()
@Module({
  controllers: [AdminApiKeysController],
  providers: [
    ApiKeyReads,
    adapter(ApiKeys, PostgresApiKeys),
    adapter(KeySecrets, RandomKeySecrets),
    adapter(KeyCallers, PostgresKeyCallers),
    useCase(ManageApiKeys, ApiKeys, KeySecrets, Ids, UnitOfWork),
  ],
  exports: [KeyCallers],
})
export class ApiKeysModule {}
