import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { scopesOfToday } from '../../../api-keys/domain/api-key.js';
import type { Caller } from '../../../kernel/caller.js';
import { DEFAULT_STAFF_ROLE, rightsOf } from '../../../kernel/rights.js';
import { TokenCallers } from '../../../platform/auth/key-callers.js';
import { isFrom } from '../../../platform/auth/networks.js';
import { KeyElsewhere } from '../../../platform/auth/refusals.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { Database } from '../../../platform/database/database.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { log } from '../../../platform/logging/log.js';
import { hashOfToken } from '../crypto/random-oauth-secrets.js';
import type { OauthTables } from './tables.js';

const FIVE_MINUTES = 300;

/** A token that lasts, with what it stands for and what the account that answers for that may do. */
const tokenOf = compiledOnce((db: Kysely<OauthTables>, place: PlaceOf<{ hash: string }>) =>
  db
    .selectFrom('oauth_token as token')
    .leftJoin('connected_app as app', 'app.id', 'token.app_id')
    .leftJoin('api_key', 'api_key.id', 'token.key_id')
    .innerJoin('account', (join) =>
      join.on(({ eb, fn, ref }) =>
        eb('account.id', '=', fn.coalesce(ref('app.owner_id'), ref('api_key.owner_id'))),
      ),
    )
    .leftJoin('staff_role', (join) =>
      join.on(({ eb, fn, val }) =>
        eb('staff_role.id', '=', fn.coalesce('account.staff_role_id', val(DEFAULT_STAFF_ROLE))),
      ),
    )
    .select(['token.scopes', 'app.id as appId', 'app.name as appName', 'app.scopes as appScopes'])
    .select(['api_key.id as keyId', 'api_key.name as keyName', 'api_key.scopes as keyScopes'])
    .select(['api_key.networks', 'account.id as accountId', 'account.role', 'account.name', 'account.email'])
    .select(['staff_role.permissions', 'staff_role.refund_limit_cents as refundLimit'])
    .select((eb) =>
      eb(eb.fn.coalesce('app.last_used_at', eb.val(new Date(0))), '<', fromNow(-FIVE_MINUTES)).as('isStale'),
    )
    .where('token.hash', '=', place('hash'))
    .where('token.kind', '=', 'access')
    .where('token.expires_at', '>', NOW)
    .where((eb) => eb.or([eb('api_key.expires_at', 'is', null), eb('api_key.expires_at', '>', NOW)]))
    .where('account.disabled_at', 'is', null),
);

/** Who calls by an access token, by database time and by the rights that the owner has at this moment. */
@Injectable()
export class PostgresTokenCallers implements TokenCallers {
  constructor(private readonly database: Database) {}

  async callerOf(token: string, address: string): Promise<Caller | undefined> {
    const [row] = await tokenOf(this.database.sql(), { hash: hashOfToken(token) });
    if (!row) return undefined;
    if (!isFrom(row.networks ?? [], address)) throw new KeyElsewhere();
    const { accountId, role, name, email, permissions, refundLimit, appId } = row;
    if (appId !== null && row.isStale) await this.used(appId);
    const rights = rightsOf(role, permissions ? { permissions, refundLimit } : undefined);
    const granted = row.appScopes ?? row.keyScopes ?? [];
    const scopes = scopesOfToday(row.scopes).filter((one) => granted.includes(one));
    const id = appId ?? row.keyId ?? '';
    return {
      ...{ accountId, sessionId: id, role, name, email, hasRecentLogin: false, hasSecondFactor: true },
      permissions: rights.permissions.filter((one) => scopes.includes(one)),
      refundLimit: rights.refundLimit,
      key: { id, name: row.appName ?? row.keyName ?? '', scopes, ...(appId === null ? {} : { isApp: true }) },
    };
  }

  /** The call is answered as it went, also when this cannot be written now. */
  private async used(id: string): Promise<void> {
    try {
      await this.database
        .sql<OauthTables>()
        .updateTable('connected_app')
        .set({ last_used_at: NOW })
        .where('id', '=', id)
        .execute();
    } catch (error) {
      log.warn({ err: error }, 'a connected application called, and that was not written down');
    }
  }
}
