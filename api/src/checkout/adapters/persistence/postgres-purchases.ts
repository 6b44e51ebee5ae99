import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { hashOf } from '../../../platform/idempotency/idempotency-keys.js';
import { RECORDED_BY_STAFF } from '../../../payments/domain/method.js';
import { Purchases, type Standing } from '../../application/ports.js';
import { NOW } from '../../../platform/database/now.js';
import type { CheckoutTables } from './tables.js';

const ROUTE = 'purchase';

const requestDigest = (name: string, request: string) => (name.startsWith('key:') ? hashOf(request) : '');

// raw: a member of JSON
const orderIdOf = sql<string>`response->>'orderId'`;

// raw: a member of JSON, compared with an id
const orderUuid = sql<string>`(response->>'orderId')::uuid`;

/** One name of an order, with the request of a caller's own. */
const claimRow = (accountId: string, name: string, orderId: string, request: string) => ({
  account_id: accountId,
  route: ROUTE,
  key: hashOf(name),
  body_hash: requestDigest(name, request),
  status: 200,
  response: JSON.stringify({ orderId }),
  created_at: NOW,
});

/**
 * Names of purchases, beside the first answers of idempotent calls. A name belongs to its order for ever when it is the
 * caller's key (`key:`), and only while the order waits for money otherwise (`same:`).
 */
@Injectable()
export class PostgresPurchases extends Purchases {
  constructor(private readonly database: Database) {
    super();
  }

  override async standing(accountId: string, name: string | undefined, request: string): Promise<Standing> {
    const known = await this.tables()
      .selectFrom('idempotency_key')
      .select(['body_hash', orderIdOf.as('orderId')])
      .where('account_id', '=', accountId)
      .where('route', '=', ROUTE)
      .where('key', '=', hashOf(name ?? ''))
      .executeTakeFirst();
    const waiting = await this.tables()
      .selectFrom('orders')
      .select('id')
      .where('account_id', '=', accountId)
      .where('status', '=', 'pending')
      .limit(1)
      .executeTakeFirst();
    return {
      orderId: known?.orderId ?? null,
      sameRequest: !known || ['', hashOf(request)].includes(known.body_hash),
      waiting: waiting !== undefined,
    };
  }

  /** In the order given, so that two that meet wait for one another and never both. Waits for another that is claiming. */
  override async claimNew(
    accountId: string,
    names: readonly string[],
    orderId: string,
    request: string,
  ): Promise<boolean> {
    if (names.length === 0) return true;
    const added = await this.tables()
      .insertInto('idempotency_key')
      .values(names.map((name) => claimRow(accountId, name, orderId, request)))
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .execute();
    return added.length === names.length;
  }

  override async claim(accountId: string, name: string, orderId: string, request = ''): Promise<string> {
    if (await this.claimNew(accountId, [name], orderId, request)) return orderId;
    const owner = await this.lockOwner(accountId, name);
    if (name.startsWith('key:') || (await this.isWaiting(owner))) return owner;
    await this.reassign(accountId, name, orderId);
    return orderId;
  }

  /** Waits for another transaction that is claiming the same name. */
  /** Locked in a statement of its own, so that the next one sees what the last owner has committed. */
  private async lockOwner(accountId: string, name: string): Promise<string> {
    const row = await this.named(accountId, name).forUpdate().executeTakeFirstOrThrow();
    return row.orderId;
  }

  private async isWaiting(orderId: string): Promise<boolean> {
    const order = await this.tables()
      .selectFrom('orders')
      .select('status')
      .where('id', '=', orderId)
      .executeTakeFirst();
    return order?.status === 'pending';
  }

  override async find(accountId: string, names: readonly string[]): Promise<Map<string, string>> {
    if (names.length === 0) return new Map();
    const nameOf = new Map(names.map((name) => [hashOf(name), name]));
    const rows = await this.tables()
      .selectFrom('idempotency_key')
      .innerJoin('orders as o', (join) => join.on('o.id', '=', orderUuid))
      .select(['key', orderIdOf.as('orderId')])
      .where('idempotency_key.account_id', '=', accountId)
      .where('route', '=', ROUTE)
      .where((eb) => eb('key', '=', eb.fn.any(eb.val([...nameOf.keys()]))))
      .where('o.payment_method', 'not in', [...RECORDED_BY_STAFF])
      .execute();
    return new Map(rows.map(({ key, orderId }) => [nameOf.get(key) ?? '', orderId]));
  }

  override async release(accountId: string, names: readonly string[]): Promise<void> {
    await this.tables()
      .deleteFrom('idempotency_key')
      .using('orders as o')
      .where('o.id', '=', orderUuid)
      .where('o.payment_method', 'in', [...RECORDED_BY_STAFF])
      .where('idempotency_key.account_id', '=', accountId)
      .where('route', '=', ROUTE)
      .where((eb) => eb('key', '=', eb.fn.any(eb.val(names.map(hashOf)))))
      .execute();
  }

  private named(accountId: string, name: string) {
    return this.tables()
      .selectFrom('idempotency_key')
      .select(orderIdOf.as('orderId'))
      .where('account_id', '=', accountId)
      .where('route', '=', ROUTE)
      .where('key', '=', hashOf(name));
  }

  override async reassign(accountId: string, name: string, orderId: string): Promise<void> {
    await this.tables()
      .updateTable('idempotency_key')
      .set({ response: JSON.stringify({ orderId }) })
      .where('account_id', '=', accountId)
      .where('route', '=', ROUTE)
      .where('key', '=', hashOf(name))
      .execute();
  }

  override async forget(): Promise<void> {
    // raw: a deletion that joins
    await sql`delete from idempotency_key k
      where route = ${ROUTE} and body_hash = '' and created_at < now() - interval '7 days'
        and not exists (select from orders o where o.id = (k.response->>'orderId')::uuid
          and o.status = 'pending')`.execute(this.tables());
  }

  private tables() {
    return this.database.sql<CheckoutTables>();
  }
}
