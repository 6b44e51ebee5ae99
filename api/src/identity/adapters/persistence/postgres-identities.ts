import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { settingSchema } from '../../../settings/adapters/persistence/setting.schema.js';
import { Identities } from '../../application/ports.js';
import type { Identity } from '../../domain/identity.js';

/** The row of `setting` that holds it. */
export const IDENTITY_ROW = 'identity';

@Injectable()
export class PostgresIdentities extends PostgresAdapter<Tables<typeof settingSchema>> implements Identities {
  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    super(database);
  }

  async read(): Promise<Identity> {
    const row = await this.tables()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', IDENTITY_ROW)
      .executeTakeFirst();
    return (row?.value ?? {}) as Identity;
  }

  async lock(): Promise<Identity> {
    // where nothing was decided yet there must be a row to wait at
    const row = await this.tables()
      .insertInto('setting')
      .values({ key: IDENTITY_ROW, value: '{}', updated_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ key: IDENTITY_ROW }))
      .returning('value')
      .executeTakeFirstOrThrow();
    return row.value as Identity;
  }

  async write(identity: Identity): Promise<void> {
    await this.tables()
      .updateTable('setting')
      .set({ value: JSON.stringify(identity), updated_at: this.clock.now() })
      .where('key', '=', IDENTITY_ROW)
      .execute();
  }
}
