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

@Global()
@Module({
  imports: [
    MikroOrmModule.forRootAsync({
      driver: PostgreSqlDriver,
      inject: [Config],
      useFactory: (config: Config) => ({
        ...ormOptions(config),
        autoLoadEntities: true,
        registerRequestContext: true,
      }),
    }),
  ],
  providers: [Database, ListTotals, adapter(UnitOfWork, MikroUnitOfWork)],
  exports: [Database, ListTotals, UnitOfWork],
})
export class DatabaseModule {}
