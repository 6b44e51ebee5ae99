import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { OauthClients } from '../../application/ports.js';
import { LASTS, type OauthClient } from '../../domain/connected-app.js';
import type { OauthTables } from './tables.js';

@Injectable()
export class PostgresOauthClients extends PostgresAdapter<OauthTables> implements OauthClients {
  async add({ id, name, redirectUris }: OauthClient): Promise<void> {
    const row = { id, name, redirect_uris: JSON.stringify(redirectUris), created_at: NOW };
    await this.tables().insertInto('oauth_client').values(row).execute();
  }

  async find(id: string): Promise<OauthClient | undefined> {
    const row = await this.tables()
      .selectFrom('oauth_client')
      .select(['id', 'name', 'redirect_uris'])
      .where('id', '=', id)
      .executeTakeFirst();
    return row && { id: row.id, name: row.name, redirectUris: row.redirect_uris };
  }

  async forgetEnded(): Promise<void> {
    const tables = this.tables();
    await tables.deleteFrom('oauth_token').where('expires_at', '<', NOW).execute();
    await tables
      .deleteFrom('connected_app')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('oauth_token').whereRef('app_id', '=', 'connected_app.id').select('oauth_token.hash'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('oauth_code')
              .whereRef('app_id', '=', 'connected_app.id')
              .where('oauth_code.expires_at', '>', NOW)
              .select('oauth_code.hash'),
          ),
        ),
      )
      .execute();
    await tables
      .deleteFrom('oauth_client')
      .where('created_at', '<', fromNow(-LASTS.client))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('connected_app')
              .whereRef('client_id', '=', 'oauth_client.id')
              .select('connected_app.id'),
          ),
        ),
      )
      .execute();
  }
}
