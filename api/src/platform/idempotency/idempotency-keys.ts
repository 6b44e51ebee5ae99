import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Refusal } from '../../kernel/refusal.js';
import { Database } from '../database/database.js';
import { Statement } from '../database/statement.js';

/** The key came before with another body: it names another request. */
export class KeyReused extends Refusal {
  constructor() {
    super('unprocessable', 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
}

/** The first request with this key is still running. */
export class KeyInUse extends Refusal {
  constructor() {
    super('conflict', 'idempotency_key_in_use', 'A request with this Idempotency-Key is still running.', {
      retryAfter: 1,
    });
  }
}

export class KeyMalformed extends Refusal {
  constructor() {
    super('invalid', 'idempotency_key_malformed', 'Idempotency-Key must have 1 to 255 characters.');
  }
}

export interface Ticket {
  accountId: string;
  route: string;
  key: string;
  bodyHash: string;
}

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** Seconds after which a request that has not answered is taken for dead, and its key may be used to try again. */
const LEASE_SECONDS = 15;

const TAKE = new Statement<Ticket>(
  (slot) => sql`
    insert into idempotency_key (account_id, route, key, body_hash, created_at)
    values (${slot('accountId')}, ${slot('route')}, ${slot('key')}, ${slot('bodyHash')}, now())
    on conflict (account_id, route, key) do update set created_at = now()
      where idempotency_key.status is null and idempotency_key.body_hash = excluded.body_hash
        and idempotency_key.created_at < now() - make_interval(secs => ${LEASE_SECONDS})
    returning key`,
);

const ANSWERED = new Statement<Ticket & { status: number; response: string }>(
  (slot) => sql`update idempotency_key set status = ${slot('status')}, response = ${slot('response')}::jsonb
    where account_id = ${slot('accountId')} and route = ${slot('route')} and key = ${slot('key')}`,
);

export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/** First answers by key, per account and route, in PostgreSQL. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly database: Database) {}

  /** Takes the key, or returns the answer that it already has. @throws KeyReused, @throws KeyInUse */
  async take(ticket: Ticket): Promise<StoredAnswer | undefined> {
    const taken = await this.database.run(TAKE, ticket);
    return taken.length > 0 ? undefined : this.answerOf(ticket);
  }

  async answered(ticket: Ticket, { status, body }: StoredAnswer): Promise<void> {
    await this.database.run(ANSWERED, { ...ticket, status, response: JSON.stringify(body) });
  }

  /** Nothing was done: the key is free again. */
  async giveBack({ accountId, route, key }: Ticket): Promise<void> {
    await sql`delete from idempotency_key where account_id = ${accountId} and route = ${route} and key = ${key}
      and status is null`.execute(this.database.sql());
  }

  private async answerOf({ accountId, route, key, bodyHash }: Ticket): Promise<StoredAnswer> {
    const { rows } = await sql<{ body_hash: string; status: number | null; response: unknown }>`
      select body_hash, status, response from idempotency_key
      where account_id = ${accountId} and route = ${route} and key = ${key}`.execute(this.database.sql());
    const row = rows[0];
    if (row && row.body_hash !== bodyHash) throw new KeyReused();
    if (!row || row.status === null) throw new KeyInUse();
    return { status: row.status, body: row.response };
  }
}
