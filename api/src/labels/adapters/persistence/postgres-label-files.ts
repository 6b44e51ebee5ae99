import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { LabelFiles, type LabelFile } from '../../application/ports.js';
import type { LabelTables } from './tables.js';

@Injectable()
export class PostgresLabelFiles extends PostgresAdapter<LabelTables> implements LabelFiles {
  async find(labelId: string): Promise<LabelFile | undefined> {
    const row = await this.tables()
      .selectFrom('label_paper')
      .select(['type', 'bytes'])
      .where('label_id', '=', labelId)
      .executeTakeFirst();
    return row && { type: row.type, bytes: row.bytes };
  }

  async keep(labelId: string, { type, bytes }: LabelFile): Promise<void> {
    await this.tables()
      .insertInto('label_paper')
      .values({ label_id: labelId, type, bytes: Buffer.from(bytes) })
      .onConflict((conflict) => conflict.column('label_id').doNothing())
      .execute();
  }

  async drop(labelId: string): Promise<void> {
    await this.tables().deleteFrom('label_paper').where('label_id', '=', labelId).execute();
  }
}
