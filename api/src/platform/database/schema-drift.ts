import { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../config/config.js';
import { ormOptions } from './orm-options.js';

type Definitions = NonNullable<Parameters<typeof MikroORM.init>[0]>['entities'];

/** Schemas of others: the job queue's and the simulated providers'. */
const IGNORED_SCHEMAS = ['graphile_worker', 'sandbox'];

/**
 * What the migrations alone write, because a definition cannot or need not say it: foreign keys across features, CHECKs,
 * partial, trigram and expression indexes, triggers, functions and views. To the ORM they are things to drop.
 */
const OF_THE_MIGRATIONS =
  /^(drop index|drop trigger|drop function|drop view|alter table "[^"]+" drop constraint) (?!.*\b(add|drop column)\b)/;

/**
 * The statements that would make the migrated database of `config` what the definitions say: tables, columns with type,
 * null and default, generated columns and unique constraints. Empty when they agree.
 */
export async function schemaDrift(config: Config, definitions: Definitions): Promise<string[]> {
  const orm = await MikroORM.init({
    ...ormOptions(config),
    entities: definitions,
    schemaGenerator: { createForeignKeyConstraints: false, ignoreSchema: IGNORED_SCHEMAS, skipViews: [/./] },
  });
  try {
    const statements = await orm.schema.getUpdateSchemaSQL({ wrap: false, schema: 'public' });
    return statements
      .split(/;\n/)
      .map((statement) => statement.trim())
      .filter((statement) => statement !== '' && !OF_THE_MIGRATIONS.test(statement));
  } finally {
    await orm.close(true);
  }
}
