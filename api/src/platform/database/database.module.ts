import { Global, Module } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import { PostgreSqlDriver } from '@mikro-orm/postgresql';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { Config } from '../config/config.js';
import { adapter } from '../nest/adapter.js';
import { Database } from './database.js';
import { ListTotals } from './list-totals.js';
import { MikroUnitOfWork } from './mikro-unit-of-work.js';
import { ormOptions } from './orm-options.js';
import { RequestEntities, entitiesOfRequest } from './request-entities.js';

@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ({
        ...ormOptions(config),
        autoLoadEntities: true,
        registerRequestContext: false,
        context: entitiesOfRequest,
      }),
    }),
  ],
  providers: [Database, ListTotals, RequestEntities, adapter(UnitOfWork, MikroUnitOfWork)],
  exports: [Database, ListTotals, RequestEntities, UnitOfWork],
})
export class DatabaseModule {}
