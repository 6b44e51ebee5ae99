import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { Statement } from '../../../platform/database/statement.js';
import { hashOf } from '../../../platform/idempotency/idempotency-keys.js';
import { Purchases, type Standing } from '../../application/ports.js';
import type { CheckoutTables } from './tables.js';

const ROUTE = 'purchase';

const keptWords = (name: string, words: string) => (name.startsWith('key:') ? hashOf(words) : '');

/** The `||` keeps PostgreSQL to the account's few orders; all that wait would be another way to look. */
const STANDING = new Statement<{ accountId: string; key: string; words: string }, Standing>(
  (slot) => sql`select k.response->>'orderId' as "orderId",
    coalesce(k.body_hash in ('', ${slot('words')}), true) as "sameWords",
    exists (select from orders where account_id = ${slot('accountId')} and status || '' = 'pending') as waiting
    from (select) one left join idempotency_key k
      on k.account_id = ${slot('accountId')} and k.route = ${sql.lit(ROUTE)} and k.key = ${slot('key')}`,
);

/** Keys and words are hashes or empty, so that a comma parts them; a single empty text is an empty list. */
const CLAIM_NEW = new Statement<{ accountId: string; response: string; keys: string; words: string }>(
  (slot) => sql`
    insert into idempotency_key (account_id, route, key, body_hash, status, response, created_at)
    select ${slot('accountId')}::uuid, ${sql.lit(ROUTE)}, name.key, coalesce(name.words, ''), 200,
      ${slot('response')}::jsonb, now()
      from unnest(string_to_array((select ${slot('keys')}::text), ','),
        string_to_array((select ${slot('words')}::text), ',')) with ordinality as name (key, words, place)
     order by name.place
    on conflict (account_id, route, key) do nothing returning key`,
);

/**
 * Names of purchases, beside the first answers of idempotent calls. A name stands for its order for ever when it is the
 * caller's key (`key:`), and only while the order waits for money otherwise (`same:`).
 */
@Injectable()
export class SqlPurchases extends Purchases {
  constructor(private readonly database: Database) {
    super();
  }

  override async standing(accountId: string, name: string | undefined, words: string): Promise<Standing> {
    const key = hashOf(name ?? '');
    const rows = await this.database.run(STANDING, { accountId, key, words: hashOf(words) });
    return rows[0] ?? { orderId: null, sameWords: true, waiting: false };
  }

  /** In the order given, so that two that meet wait for one another and never both. */
  override async claimNew(
    accountId: string,
    names: readonly string[],
    orderId: string,
    words: string,
  ): Promise<boolean> {
    const rows = await this.database.run(CLAIM_NEW, {
      accountId,
      response: JSON.stringify({ orderId }),
      keys: names.map(hashOf).join(),
      words: names.map((name) => keptWords(name, words)).join(),
    });
    return rows.length === names.length;
  }

  override async claim(accountId: string, name: string, orderId: string, words = ''): Promise<string> {
    if (await this.isNew(accountId, name, orderId, words)) return orderId;
    const owner = await this.lockOwner(accountId, name);
    if (name.startsWith('key:') || (await this.isWaiting(owner))) return owner;
    await this.reassign(accountId, name, orderId);
    return orderId;
  }

  /** Waits for another transaction that is claiming the same name. */
  private async isNew(accountId: string, name: string, orderId: string, words: string): Promise<boolean> {
    const { rows } = await sql`
      insert into idempotency_key (account_id, route, key, body_hash, status, response, created_at)
      values (${accountId}, ${ROUTE}, ${hashOf(name)}, ${keptWords(name, words)}, 200,
        ${JSON.stringify({ orderId })}::jsonb, now())
      on conflict (account_id, route, key) do nothing returning key`.execute(this.tables());
    return rows.length > 0;
  }

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
    const nameOf = new Map(names.map((name) => [hashOf(name), name]));
    const rows = await this.tables()
      .selectFrom('idempotency_key')
      .select(['key', sql<string>`response->>'orderId'`.as('orderId')])
      .where('account_id', '=', accountId)
      .where('route', '=', ROUTE)
      .where('key', '=', sql<string>`any(${[...nameOf.keys()]}::text[])`)
      .execute();
    return new Map(rows.map(({ key, orderId }) => [nameOf.get(key) ?? '', orderId]));
  }

  private named(accountId: string, name: string) {
    return this.tables()
      .selectFrom('idempotency_key')
      .select(sql<string>`response->>'orderId'`.as('orderId'))
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
    await sql`delete from idempotency_key k
      where route = ${ROUTE} and body_hash = '' and created_at < now() - interval '7 days'
        and not exists (select from orders o where o.id = (k.response->>'orderId')::uuid
          and o.status = 'pending')`.execute(this.tables());
  }

  private tables() {
    return this.database.sql<CheckoutTables>();
  }
}
