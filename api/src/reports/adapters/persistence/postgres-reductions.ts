import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { discountSchema } from '../../../promotions/adapters/persistence/discount.schema.js';
import { Reductions } from '../../application/ports.js';

type RuleTables = Tables<typeof discountSchema>;

@Injectable()
export class PostgresReductions extends PostgresAdapter<RuleTables> implements Reductions {
  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.tables()
      .selectFrom('discount')
      .select(['id', 'name'])
      .where('id', 'in', [...ids])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
