import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { DEFAULT_STAFF_ROLE, rightsOf } from '../../../kernel/rights.js';
import type { Caller } from '../../../kernel/caller.js';
import { SecurityLog } from '../../../kernel/security-log.js';
import { KeyCallers } from '../../../platform/auth/key-callers.js';
import { KeyElsewhere } from '../../../platform/auth/refusals.js';
import { compiledOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { Database } from '../../../platform/database/database.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import { log } from '../../../platform/logging/log.js';
import { isFrom } from '../../../platform/auth/networks.js';
import { scopesOfToday } from '../../domain/api-key.js';
import { hashOfSecret } from '../crypto/random-key-secrets.js';
import type { ApiKeyTables } from './tables.js';

const FIVE_MINUTES = 300;

/** A key that lasts, with the account that answers for it and what that may do. */
const keyOf = compiledOnce((db: Kysely<ApiKeyTables>, place: PlaceOf<{ hash: string }>) =>
  db
    .selectFrom('api_key_secret as secret')
    .innerJoin('api_key', 'api_key.id', 'secret.key_id')
    .innerJoin('account', 'account.id', 'api_key.owner_id')
    .leftJoin('staff_role', (join) =>
      join.on(({ eb, fn, val }) =>
        eb('staff_role.id', '=', fn.coalesce('account.staff_role_id', val(DEFAULT_STAFF_ROLE))),
      ),
    )
    .select(['api_key.id', 'api_key.name as keyName', 'api_key.scopes', 'api_key.networks'])
    .select(['account.id as accountId', 'account.role', 'account.name', 'account.email'])
    .select(['staff_role.permissions', 'staff_role.refund_limit_cents as refundLimit'])
    .select((eb) =>
      eb(eb.fn.coalesce('secret.last_used_at', eb.val(new Date(0))), '<', fromNow(-FIVE_MINUTES)).as(
        'isStale',
      ),
    )
    .where('secret.hash', '=', place('hash'))
    .where((eb) => eb.or([eb('secret.ends_at', 'is', null), eb('secret.ends_at', '>', NOW)]))
    .where((eb) => eb.or([eb('api_key.expires_at', 'is', null), eb('api_key.expires_at', '>', NOW)]))
    .where('account.disabled_at', 'is', null),
);

/** Who calls by a key, by database time and by the rights that its owner has at this moment. */
@Injectable()
export class PostgresKeyCallers implements KeyCallers {
  constructor(
    private readonly database: Database,
    private readonly security: SecurityLog,
  ) {}

  async callerOf(secret: string, address: string): Promise<Caller | undefined> {
    const hash = hashOfSecret(secret);
    if (hash === undefined) return undefined;
    const [row] = await keyOf(this.database.sql(), { hash });
    if (!row) return undefined;
    const { id, keyName, networks, accountId, role, name, email, permissions, refundLimit } = row;
    if (!isFrom(networks, address)) {
      const about = `${keyName}, from another network`;
      await this.security.record({
        kind: 'api-key',
        outcome: 'refused',
        actorId: accountId,
        accountId,
        about,
      });
      throw new KeyElsewhere();
    }
    if (row.isStale) await this.used(hash);
    const scopes = scopesOfToday(row.scopes);
    const rights = rightsOf(role, permissions ? { permissions, refundLimit } : undefined);
    return {
      ...{ accountId, sessionId: id, role, name, email, hasRecentLogin: false, hasSecondFactor: true },
      permissions: rights.permissions.filter((one) => scopes.includes(one)),
      refundLimit: rights.refundLimit,
      key: { id, name: keyName, scopes },
    };
  }

  /** The call is answered as it went, also when this cannot be written now. */
  private async used(hash: string): Promise<void> {
    try {
      await this.database
        .sql<ApiKeyTables>()
        .updateTable('api_key_secret')
        .set({ last_used_at: NOW })
        .where('hash', '=', hash)
        .execute();
    } catch (error) {
      log.warn({ err: error }, 'an API key was used, and that was not written down');
    }
  }
}
