import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isoOrNull, iso } from '../../../platform/database/moments.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { NOW } from '../../../platform/database/now.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import type { ApiKeyDto } from '../http/api-key.dto.js';
import type { ApiKeyTables } from './tables.js';
import { scopesOfToday } from '../../domain/api-key.js';

export const API_KEY_RULES: ListRules = {
  resource: 'api-keys',
  sorts: ['name', 'createdAt'],
  defaultSort: ['createdAt', 'ASC'],
  filters: {},
};

const COLUMNS: Readonly<Record<string, 'api_key.id' | 'api_key.name'>> = {
  ...{ id: 'api_key.id', name: 'api_key.name' },
};

/** The keys with who answers for them and when their secrets were used. */
@Injectable()
export class ApiKeyReads extends PostgresAdapter<ApiKeyTables> {
  async list(list: AdminList): Promise<{ items: ApiKeyDto[]; total: number }> {
    let found = this.keys();
    if (list.ids) found = found.where('api_key.id', 'in', list.ids);
    const sort = COLUMNS[list.sort] ?? 'api_key.created_at';
    const rows = await pageOf(found, list, sort, 'api_key.id').execute();
    const { total } = await this.tables()
      .selectFrom('api_key')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { items: rows.map(viewOf), total: list.ids ? rows.length : Number(total) };
  }

  async find(id: string): Promise<ApiKeyDto | undefined> {
    const row = await this.keys().where('api_key.id', '=', id).executeTakeFirst();
    return row && viewOf(row);
  }

  private keys() {
    return this.tables()
      .selectFrom('api_key')
      .innerJoin('account', 'account.id', 'api_key.owner_id')
      .select(['api_key.id', 'api_key.name', 'scopes', 'networks', 'owner_id', 'account.email as owner'])
      .select(['expires_at', 'api_key.created_at', 'rotated_at', 'disabled_at'])
      .select((eb) => eb('expires_at', '<=', NOW).as('hasExpired'))
      .select((eb) =>
        jsonArrayFrom(
          eb
            .selectFrom('api_key_secret as secret')
            .select(['secret.hint', 'secret.created_at', 'secret.ends_at', 'secret.last_used_at'])
            .whereRef('secret.key_id', '=', 'api_key.id')
            .where((one) => one.or([one('secret.ends_at', 'is', null), one('secret.ends_at', '>', NOW)]))
            .orderBy('secret.created_at', 'desc')
            .orderBy('secret.hash'),
        ).as('secrets'),
      );
  }
}

type Row = Awaited<ReturnType<ReturnType<ApiKeyReads['keys']>['execute']>>[number];

function viewOf({ secrets, ...row }: Row): ApiKeyDto {
  const told = secrets.map((secret) => ({
    hint: secret.hint,
    createdAt: iso(secret.created_at),
    endsAt: isoOrNull(secret.ends_at),
    lastUsedAt: isoOrNull(secret.last_used_at),
  }));
  return {
    ...{ id: row.id, name: row.name, scopes: scopesOfToday(row.scopes), networks: [...row.networks] },
    ...{ ownerId: row.owner_id, owner: row.owner, secrets: told },
    state: stateOf(row),
    expiresAt: isoOrNull(row.expires_at),
    createdAt: iso(row.created_at),
    rotatedAt: iso(row.rotated_at),
    lastUsedAt: told.map(({ lastUsedAt }) => lastUsedAt).reduce(later, null),
  };
}

const later = (a: string | null, b: string | null) => ((a ?? '') > (b ?? '') ? a : b);

function stateOf(row: Pick<Row, 'disabled_at' | 'hasExpired'>): ApiKeyDto['state'] {
  if (row.disabled_at !== null) return 'owner-disabled';
  return row.hasExpired ? 'expired' : 'active';
}
