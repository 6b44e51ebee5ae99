import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { settingSchema } from '../../../settings/adapters/persistence/setting.schema.js';
import { TypedValues } from '../../application/ports.js';
import type { SealedValues } from '../../domain/connection.js';

/** The row of `setting` that holds them. */
const ROW = 'connections';

@Injectable()
export class PostgresTypedValues
  extends PostgresAdapter<Tables<typeof settingSchema>>
  implements TypedValues
{
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async read(): Promise<SealedValues> {
    const row = await this.tables()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', ROW)
      .executeTakeFirst();
    return (row?.value ?? {}) as SealedValues;
  }

  async lock(): Promise<SealedValues> {
    // where nothing was typed yet there must be a row to wait at
    const row = await this.tables()
      .insertInto('setting')
      .values({ key: ROW, value: '{}', updated_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: ROW }))
      .returning('value')
      .executeTakeFirstOrThrow();
    return row.value as SealedValues;
  }

  async write(values: SealedValues): Promise<void> {
    await this.tables()
      .updateTable('setting')
      .set({ value: JSON.stringify(values), updated_at: this.clock.now() })
      .where('key', '=', ROW)
      .execute();
  }
}
