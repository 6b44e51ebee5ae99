import { Global, Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Config } from '../config/config.js';
import { adapter } from '../nest/adapter.js';
import { Database } from './database.js';
import { FollowTime } from './follow-time.js';
import { ListTotals } from './list-totals.js';
import { PostgresUnitOfWork } from './postgres-unit-of-work.js';
import { ormOptions } from './orm-options.js';
import { Pool } from './pool.js';
import { Replicas } from './replicas.js';
import { RequestEntities, entitiesOfRequest } from './request-entities.js';

/** The primary's connections, for the ORM and for the worker of jobs. */
@Module({
  providers: [{ provide: Pool, inject: [Config], useFactory: (config: Config) => new Pool(config) }],
  exports: [Pool],
})
class PoolModule {}

@Global()
@Module({
  imports: [
    PoolModule,
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      imports: [PoolModule],
      inject: [Config, Pool],
      useFactory: (config: Config, pool: Pool) => ({
        ...ormOptions(config, pool),
        autoLoadEntities: true,
        registerRequestContext: false,
        context: entitiesOfRequest,
      }),
    }),
  ],
  providers: [
    Replicas,
    Database,
    FollowTime,
    ListTotals,
    RequestEntities,
    adapter(UnitOfWork, PostgresUnitOfWork),
  ],
  exports: [PoolModule, Replicas, Database, ListTotals, RequestEntities, UnitOfWork],
})
export class DatabaseModule {}
