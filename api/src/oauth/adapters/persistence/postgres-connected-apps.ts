import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { ConnectedApps, type KeptCode, type KeptToken, type NewToken } from '../../application/ports.js';
import type { ConnectedApp, NewCode } from '../../domain/connected-app.js';
import type { OauthTables } from './tables.js';

const APP = ['connected_app.id', 'client_id', 'owner_id', 'name', 'connected_app.scopes as granted'] as const;

@Injectable()
export class PostgresConnectedApps extends PostgresAdapter<OauthTables> implements ConnectedApps {
  async add(app: ConnectedApp, code: NewCode, codeSeconds: number): Promise<void> {
    const { id, clientId, ownerId, name, scopes } = app;
    const row = { id, client_id: clientId, owner_id: ownerId, name, scopes: JSON.stringify(scopes) };
    await this.tables()
      .insertInto('connected_app')
      .values({ ...row, created_at: NOW })
      .execute();
    const { hash, redirectUri, challenge } = code;
    await this.tables()
      .insertInto('oauth_code')
      .values({ hash, app_id: id, redirect_uri: redirectUri, challenge, expires_at: fromNow(codeSeconds) })
      .execute();
  }

  async codeOf(hash: string): Promise<KeptCode | undefined> {
    const row = await this.tables()
      .selectFrom('oauth_code')
      .innerJoin('connected_app', 'connected_app.id', 'app_id')
      .select([...APP, 'redirect_uri', 'challenge', 'expires_at', 'used_at'])
      .where('hash', '=', hash)
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      ...{ hash, redirectUri: row.redirect_uri, challenge: row.challenge, app: appOf(row) },
      ...{ expiresAt: new Date(row.expires_at), wasUsed: row.used_at !== null },
    };
  }

  async useCode(hash: string): Promise<boolean> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('oauth_code')
      .set({ used_at: NOW })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async addTokens(tokens: readonly NewToken[]): Promise<void> {
    const rows = tokens.map(({ hash, kind, scopes, expiresAt, of }) => ({
      ...{ hash, kind, scopes: JSON.stringify(scopes), expires_at: expiresAt, created_at: NOW },
      app_id: 'appId' in of ? of.appId : null,
      key_id: 'keyId' in of ? of.keyId : null,
    }));
    await this.tables().insertInto('oauth_token').values(rows).execute();
  }

  async refreshOf(hash: string): Promise<KeptToken | undefined> {
    const row = await this.tables()
      .selectFrom('oauth_token')
      .innerJoin('connected_app', 'connected_app.id', 'app_id')
      .select([...APP, 'oauth_token.scopes', 'expires_at', 'used_at'])
      .where('hash', '=', hash)
      .where('kind', '=', 'refresh')
      .executeTakeFirst();
    if (!row) return undefined;
    const { scopes, expires_at: ends, used_at: used } = row;
    return { app: appOf(row), scopes, expiresAt: new Date(ends), wasUsed: used !== null };
  }

  async useRefresh(hash: string): Promise<boolean> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('oauth_token')
      .set({ used_at: NOW })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async end(hash: string): Promise<void> {
    const refresh = await this.refreshOf(hash);
    if (refresh) await this.remove(refresh.app.id);
    else await this.tables().deleteFrom('oauth_token').where('hash', '=', hash).execute();
  }

  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.tables()
      .deleteFrom('connected_app')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
}

const appOf = (row: {
  id: string;
  client_id: string;
  owner_id: string;
  name: string;
  granted: ConnectedApp['scopes'];
}): ConnectedApp => ({
  ...{ id: row.id, clientId: row.client_id, ownerId: row.owner_id, name: row.name, scopes: row.granted },
});
