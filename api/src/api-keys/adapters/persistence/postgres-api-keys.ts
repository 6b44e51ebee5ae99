import { Injectable } from '@nestjs/common';
import type { Permission } from '../../../kernel/permission.js';
import { DEFAULT_STAFF_ROLE, rightsOf } from '../../../kernel/rights.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { UNIQUE_VIOLATION, sqlState } from '../../../platform/database/sql-state.js';
import { ApiKeys } from '../../application/ports.js';
import type { ApiKey, KeySecret } from '../../domain/api-key.js';
import { ApiKeyNameTaken } from '../../domain/refusals.js';
import type { ApiKeyTables } from './tables.js';

const HOUR_SECONDS = 3_600;

@Injectable()
export class PostgresApiKeys extends PostgresAdapter<ApiKeyTables> implements ApiKeys {
  async lock(id: string): Promise<ApiKey | undefined> {
    const row = await this.tables()
      .selectFrom('api_key')
      .select(['id', 'owner_id', 'name', 'scopes', 'networks', 'expires_at'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const { owner_id: ownerId, expires_at: ends, name, scopes, networks } = row;
    return { id, ownerId, name, scopes, networks, expiresAt: ends === null ? null : new Date(ends) };
  }

  async ownersPermissions(id: string): Promise<readonly Permission[]> {
    const row = await this.tables()
      .selectFrom('api_key')
      .innerJoin('account', 'account.id', 'api_key.owner_id')
      .leftJoin('staff_role', (join) =>
        join.on(({ eb, fn, val }) =>
          eb('staff_role.id', '=', fn.coalesce('account.staff_role_id', val(DEFAULT_STAFF_ROLE))),
        ),
      )
      .select(['account.role', 'staff_role.permissions', 'staff_role.refund_limit_cents as refundLimit'])
      .where('api_key.id', '=', id)
      .where('account.disabled_at', 'is', null)
      .executeTakeFirst();
    if (!row) return [];
    const { role, permissions, refundLimit } = row;
    return rightsOf(role, permissions ? { permissions, refundLimit } : undefined).permissions;
  }

  async add(key: ApiKey, secret: KeySecret): Promise<void> {
    const times = { created_at: NOW, updated_at: NOW, rotated_at: NOW };
    await named(
      this.tables()
        .insertInto('api_key')
        .values({ id: key.id, ...columnsOf(key), ...times })
        .execute(),
    );
    await this.addSecret(key.id, secret);
  }

  async save(key: ApiKey): Promise<void> {
    const columns = { ...columnsOf(key), updated_at: NOW };
    await named(this.tables().updateTable('api_key').set(columns).where('id', '=', key.id).execute());
  }

  async renew(id: string, secret: KeySecret, hours: number): Promise<void> {
    const end = fromNow(hours * HOUR_SECONDS);
    await this.tables()
      .updateTable('api_key_secret')
      .set((eb) => ({ ends_at: eb.fn('least', ['ends_at', end]) }))
      .where('key_id', '=', id)
      .execute();
    await this.tables()
      .deleteFrom('api_key_secret')
      .where('key_id', '=', id)
      .where('ends_at', '<=', NOW)
      .execute();
    await this.addSecret(id, secret);
    await this.tables().updateTable('api_key').set({ rotated_at: NOW }).where('id', '=', id).execute();
  }

  async remove(id: string): Promise<void> {
    await this.tables().deleteFrom('api_key').where('id', '=', id).execute();
  }

  private async addSecret(id: string, { hash, hint }: KeySecret): Promise<void> {
    const row = { hash, hint, key_id: id, created_at: NOW };
    await this.tables().insertInto('api_key_secret').values(row).execute();
  }
}

const columnsOf = ({ ownerId, name, scopes, networks, expiresAt }: ApiKey) => ({
  ...{ owner_id: ownerId, name, expires_at: expiresAt },
  ...{ scopes: JSON.stringify(scopes), networks: JSON.stringify(networks) },
});

async function named(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) throw new ApiKeyNameTaken();
    throw error;
  }
}
