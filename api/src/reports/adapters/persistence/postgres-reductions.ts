import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { discountSchema } from '../../../promotions/adapters/persistence/discount.schema.js';
import { Reductions } from '../../application/ports.js';

type RuleTables = Tables<typeof discountSchema>;

@Injectable()
export class PostgresReductions extends Reductions {
  constructor(private readonly database: Database) {
    super();
  }

  override async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.tables()
      .selectFrom('discount')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  private tables() {
    return this.database.sql<RuleTables>();
  }
}
