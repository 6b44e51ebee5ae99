import { Global, Module } from '@nestjs/common';
import { Ids } from '../kernel/ids.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { TokenCallers } from '../platform/auth/key-callers.js';
import { adapter } from '../platform/nest/adapter.js';
import { useCase } from '../platform/nest/use-case.js';
import { RandomOauthSecrets } from './adapters/crypto/random-oauth-secrets.js';
import { AdminConnectedAppsController } from './adapters/http/admin-connected-apps.controller.js';
import { OauthMetadataController } from './adapters/http/oauth-metadata.controller.js';
import { OauthController } from './adapters/http/oauth.controller.js';
import { ConfiguredAddress } from './adapters/http/configured-address.js';
import { ForgetOauth } from './adapters/jobs/forget-oauth.js';
import { ConnectedAppReads } from './adapters/persistence/connected-app-reads.js';
import { PostgresConnectedApps } from './adapters/persistence/postgres-connected-apps.js';
import { PostgresOauthClients } from './adapters/persistence/postgres-oauth-clients.js';
import { PostgresTokenCallers } from './adapters/persistence/postgres-token-callers.js';
import { TokenServer } from './adapters/server/token-server.js';
import { ConnectApps } from './application/connect-apps.js';
import { ConnectedApps, OauthClients, OauthSecrets, OwnAddress } from './application/ports.js';
import { RegisterClient } from './application/register-client.js';

/** OAuth 2.1 for the back office: programs that people let in, and tokens for API keys. */
@Global()
@Module({
  controllers: [OauthMetadataController, OauthController, AdminConnectedAppsController],
  providers: [
    adapter(OauthClients, PostgresOauthClients),
    adapter(ConnectedApps, PostgresConnectedApps),
    adapter(OauthSecrets, RandomOauthSecrets),
    adapter(TokenCallers, PostgresTokenCallers),
    adapter(OwnAddress, ConfiguredAddress),
    useCase(RegisterClient, OauthClients, OauthSecrets),
    useCase(ConnectApps, OauthClients, ConnectedApps, OauthSecrets, Ids, UnitOfWork, OwnAddress),
    ConnectedAppReads,
    TokenServer,
    ForgetOauth,
  ],
  exports: [TokenCallers],
})
export class OauthModule {}
