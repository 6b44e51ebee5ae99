import { Injectable } from '@nestjs/common';
import type { customerGroupSchema } from '../../../accounts/adapters/persistence/customer-group.schema.js';
import type { orderGroupSchema } from '../../../orders/adapters/persistence/order-group.schema.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { Tables } from '../../../platform/database/tables.js';
import { Buyers } from '../../application/ports.js';

type GroupTables = Tables<typeof customerGroupSchema | typeof orderGroupSchema>;

@Injectable()
export class PostgresBuyers extends PostgresAdapter<GroupTables> implements Buyers {
  async groups(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = await this.tables()
      .selectFrom('customer_group')
      .select(['id', 'name'])
      .where(({ eb, fn }) => eb('id', '=', fn.any(manyIds(ids))))
      .execute();
    const names = new Map(known.map(({ id, name }) => [id, name]));
    const gone = ids.filter((id) => !names.has(id));
    for (const { id, name } of gone.length > 0 ? await this.lastNames(gone) : []) names.set(id, name);
    return names;
  }

  private lastNames(ids: readonly string[]) {
    return this.tables()
      .selectFrom('order_group')
      .distinctOn('group_id')
      .select(['group_id as id', 'name'])
      .where(({ eb, fn }) => eb('group_id', '=', fn.any(manyIds(ids))))
      .orderBy('group_id')
      .orderBy('order_id', 'desc')
      .execute();
  }
}
