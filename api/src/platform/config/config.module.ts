import { Global, Module } from '@nestjs/common';
import { Connections } from '../../kernel/connections.js';
import { PresentConnections } from '../connections/present-connections.js';
import { adapter } from '../nest/adapter.js';
import { Config, readConfig } from './config.js';
import { ProviderAccess } from './provider-access.js';

/** What the document generator runs with: it needs no database, so any well-formed values do. */
const PREVIEW = { DATABASE_URL: 'postgres://preview@127.0.0.1:1/preview', JWT_SECRET: 'preview'.repeat(5) };

@Global()
@Module({
  providers: [
    ProviderAccess,
    adapter(Connections, PresentConnections),
    {
      provide: Config,
      useFactory: () => readConfig(process.env['DUKA_PREVIEW'] === '1' ? PREVIEW : process.env),
    },
  ],
  exports: [Config, ProviderAccess, Connections],
})
export class ConfigModule {}
