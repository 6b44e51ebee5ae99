import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { fromNow, NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { NOTHING_SAID } from '../../application/read-said.js';
import { UcpSessions, type NamedWrite, type NewSession } from '../../application/ports.js';
import { isStale, LIFE_SECONDS } from '../../domain/session.js';
import type { Said, SessionKind, Shown, UcpSession } from '../../domain/session.js';
import type { ucpSessionSchema } from './ucp-session.schema.js';

type UcpTables = Tables<typeof ucpSessionSchema>;

/** How long an order is told to its platform. */
const ORDER_SECONDS = 400 * 86_400;
/** Writes of one session whose keys are kept. */
const MOST_KEYS = 200;

@Injectable()
export class PostgresUcpSessions extends PostgresAdapter<UcpTables> implements UcpSessions {
  constructor(
    database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super(database);
  }

  async create(session: NewSession): Promise<{ session: UcpSession; isOther: boolean }> {
    const { id, kind, release, said, lifeSeconds, request } = session;
    const row = {
      ...{ id, kind, release, state: 'open' as const, said: JSON.stringify(said), keys: '{}' },
      ...{ request_key: request?.key ?? null, request_hash: request?.hash ?? null },
      ...{ created_at: NOW, expires_at: fromNow(lifeSeconds) },
    };
    await this.tables()
      .insertInto('ucp_session')
      .values(row)
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .execute();
    const made = await this.tables()
      .selectFrom('ucp_session')
      .selectAll()
      .where((eb) => (request ? eb('request_key', '=', request.key) : eb('id', '=', id)))
      .executeTakeFirstOrThrow();
    return { session: sessionOf(made), isOther: made.request_hash !== (request?.hash ?? null) };
  }

  async find(kind: SessionKind, id: string): Promise<UcpSession | undefined> {
    const row = await this.tables()
      .selectFrom('ucp_session')
      .selectAll()
      .where((eb) => eb.and({ id, kind }))
      .where('expires_at', '>', NOW)
      .executeTakeFirst();
    return row && sessionOf(row);
  }

  async touch(kind: SessionKind, id: string): Promise<UcpSession | undefined> {
    const found = await this.find(kind, id);
    const life = LIFE_SECONDS[kind];
    if (found?.state !== 'open' || !isStale(found, life)) return found;
    const row = await this.tables()
      .updateTable('ucp_session')
      .set({ expires_at: fromNow(life) })
      .where((eb) => eb.and({ id, state: 'open' }))
      .returningAll()
      .executeTakeFirst();
    return row ? sessionOf(row) : this.find(kind, id);
  }

  say(id: string, said: Said, write: NamedWrite | null): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const before = await this.locked(id);
      if (before?.state !== 'open') return false;
      const keys = write ? withKey(before.keys, write) : before.keys;
      await this.tables()
        .updateTable('ucp_session')
        .set({ said: JSON.stringify(said), keys: JSON.stringify(keys) })
        .where('id', '=', id)
        .execute();
      return true;
    });
  }

  name(id: string, write: NamedWrite): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const before = await this.locked(id);
      if (!before || before.keys[write.key] !== undefined) return false;
      const keys = JSON.stringify(withKey(before.keys, write));
      await this.tables().updateTable('ucp_session').set({ keys }).where('id', '=', id).execute();
      return true;
    });
  }

  private locked(id: string) {
    return this.tables()
      .selectFrom('ucp_session')
      .select(['keys', 'state'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
  }

  async show(id: string, shown: Shown): Promise<void> {
    await this.tables()
      .updateTable('ucp_session')
      .set({ shown: JSON.stringify(shown) })
      .where((eb) => eb.and({ id, state: 'open' }))
      .execute();
  }

  async giveTo(id: string, accountId: string): Promise<string> {
    await this.tables()
      .updateTable('ucp_session')
      .set({ account_id: accountId })
      .where('id', '=', id)
      .where('account_id', 'is', null)
      .execute();
    const row = await this.tables()
      .selectFrom('ucp_session')
      .select('account_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return row.account_id ?? accountId;
  }

  async ofAccount(accountId: string): Promise<UcpSession | undefined> {
    const row = await this.tables()
      .selectFrom('ucp_session')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirst();
    return row && sessionOf(row);
  }

  async placed(id: string, made: Pick<UcpSession, 'orderId' | 'term' | 'payUrl'>): Promise<void> {
    await this.tables()
      .updateTable('ucp_session')
      .set({
        ...{
          state: 'placed',
          order_id: made.orderId,
          pay_url: made.payUrl,
          expires_at: fromNow(ORDER_SECONDS),
        },
        term: made.term && JSON.stringify(made.term),
        said: JSON.stringify(NOTHING_SAID),
      })
      .where('id', '=', id)
      .execute();
  }

  async cancel(id: string): Promise<boolean> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('ucp_session')
      .set({ state: 'canceled' })
      .where((eb) => eb.and({ id, state: 'open' }))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async forgetEnded(): Promise<void> {
    await this.tables().deleteFrom('ucp_session').where('expires_at', '<', NOW).execute();
  }
}

const withKey = (keys: Readonly<Record<string, string>>, { key, hash }: NamedWrite) =>
  Object.fromEntries([...Object.entries(keys).slice(1 - MOST_KEYS), [key, hash]]);

type Row = Selectable<UcpTables['ucp_session']>;

const sessionOf = (row: Row): UcpSession => ({
  ...{ id: row.id, kind: row.kind, release: row.release, state: row.state, said: row.said, shown: row.shown },
  ...{
    accountId: row.account_id,
    orderId: row.order_id,
    term: row.term,
    payUrl: row.pay_url,
    keys: row.keys,
  },
  expiresAt: String(row.expires_at),
});
