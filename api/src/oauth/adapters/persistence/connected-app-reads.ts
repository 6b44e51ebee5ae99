import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { isoOrNull } from '../../../platform/database/moments.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import type { ConnectedAppDto } from '../http/connected-app.dto.js';
import type { OauthTables } from './tables.js';

export const CONNECTED_APP_RULES: ListRules = {
  resource: 'connected-apps',
  sorts: ['name', 'createdAt'],
  defaultSort: ['createdAt', 'DESC'],
  filters: {},
};

/** Applications with who answers for them. */
@Injectable()
export class ConnectedAppReads extends PostgresAdapter<OauthTables> {
  async list(list: AdminList): Promise<{ items: ConnectedAppDto[]; total: number }> {
    let found = this.tables()
      .selectFrom('connected_app as app')
      .innerJoin('account', 'account.id', 'app.owner_id')
      .select(['app.id', 'app.name', 'scopes', 'owner_id', 'account.email as owner', 'app.created_at'])
      .select(['app.last_used_at', 'account.disabled_at']);
    if (list.ids) found = found.where('app.id', 'in', list.ids);
    const sort = list.sort === 'name' ? 'app.name' : 'app.created_at';
    const rows = await pageOf(found, list, sort, 'app.id').execute();
    const { total } = await this.tables()
      .selectFrom('connected_app')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const items = rows.map((row) => ({
      ...{ id: row.id, name: row.name, scopes: [...row.scopes], ownerId: row.owner_id, owner: row.owner },
      state: row.disabled_at === null ? ('active' as const) : ('owner-disabled' as const),
      createdAt: new Date(row.created_at).toISOString(),
      lastUsedAt: isoOrNull(row.last_used_at),
    }));
    return { items, total: list.ids ? rows.length : Number(total) };
  }
}
