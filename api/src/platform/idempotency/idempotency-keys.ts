import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder } from 'kysely';
import { Refusal } from '../../kernel/refusal.js';
import { isCut } from '../database/cut-connection.js';
import { Database } from '../database/database.js';
import { fromNow, NOW } from '../database/now.js';
import { PayloadCipher } from '../encryption/payload-cipher.js';
import { log } from '../logging/log.js';
import type { Tables } from '../database/tables.js';
import type { idempotencyKeySchema } from './idempotency-key.schema.js';

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

type KeyTables = Tables<typeof idempotencyKeySchema>;

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

/** When a key was taken: at `until` at the latest, not before `from` where nobody knows whether it was. */
export interface Taken {
  from?: number;
  until: number;
}

/** Seconds after which a request that has not answered is taken for dead, and its key may be used to try again. */
const LEASE_SECONDS = 12;
/** Between two tries to give a key back, and how long before its lease ends nobody tries any more. */
const AGAIN_MS = 500;
const MARGIN_MS = 2_000;

const rowOf = ({ accountId, route, key, bodyHash }: Ticket) => ({
  account_id: accountId,
  route,
  key,
  body_hash: bodyHash,
});

const isOf =
  ({ accountId, route, key }: Ticket) =>
  (eb: ExpressionBuilder<KeyTables, 'idempotency_key'>) =>
    eb.and({ account_id: accountId, route, key });

export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * First answers by key, per account and route, in PostgreSQL: sealed, for some hold what may stand nowhere in plain words, such
 * as the secret by which a browser confirms a payment.
 */
@Injectable()
export class IdempotencyKeys {
  constructor(
    private readonly database: Database,
    private readonly cipher: PayloadCipher,
  ) {}

  /** Takes the key, or returns the answer that it already has. @throws KeyReused, @throws KeyInUse */
  async take(ticket: Ticket): Promise<StoredAnswer | undefined> {
    const taken = await this.tables()
      .insertInto('idempotency_key')
      .values({ ...rowOf(ticket), created_at: NOW })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'route', 'key'])
          .doUpdateSet({ created_at: NOW })
          .where('idempotency_key.status', 'is', null)
          .whereRef('idempotency_key.body_hash', '=', 'excluded.body_hash')
          .where('idempotency_key.created_at', '<', fromNow(-LEASE_SECONDS)),
      )
      .returning('key')
      .executeTakeFirst();
    return taken ? undefined : this.answerOf(ticket);
  }

  /** False when the key was answered, or given back, by another request meanwhile. */
  async answered(ticket: Ticket, { status, body }: StoredAnswer): Promise<boolean> {
    const { numUpdatedRows } = await this.tables()
      .updateTable('idempotency_key')
      .set({ status, response: JSON.stringify(this.cipher.close(body ?? null)) })
      .where(isOf(ticket))
      .where('status', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Nothing was done: the key is free again. */
  async giveBack(ticket: Ticket): Promise<void> {
    await this.unanswered(ticket).execute();
  }

  /**
   * The same as soon as the database can be told: its leader was lost within the request, and whoever asks again is not to
   * wait for the lease. @param taken between which two moments, by `performance.now()`: a key that somebody else has is left alone
   */
  async giveBackOnceThere(ticket: Ticket, { from, until }: Taken): Promise<void> {
    while (performance.now() - until < LEASE_SECONDS * 1_000 - MARGIN_MS)
      try {
        const [asked, now, told] = [performance.now(), await this.now(), performance.now()];
        // by the database's clock, which stood at `now` somewhere between `asked` and `told`
        const at = (moment: number, seen: number) => new Date(now + moment - seen).toISOString();
        await this.unanswered(ticket)
          .where('created_at', '<=', at(until + 1, asked))
          .$if(from !== undefined, (query) => query.where('created_at', '>=', at((from ?? 0) - 1, told)))
          .execute();
        return;
      } catch (error) {
        if (!isCut(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
  }

  /** The database's clock, in milliseconds. */
  private async now(): Promise<number> {
    const { now } = await this.tables().selectNoFrom(NOW.as('now')).executeTakeFirstOrThrow();
    return Date.parse(now);
  }

  private unanswered(ticket: Ticket) {
    return this.tables().deleteFrom('idempotency_key').where(isOf(ticket)).where('status', 'is', null);
  }

  private async answerOf(ticket: Ticket): Promise<StoredAnswer> {
    const row = await this.tables()
      .selectFrom('idempotency_key')
      .select(['body_hash', 'status', 'response'])
      .where(isOf(ticket))
      .executeTakeFirst();
    if (row && row.body_hash !== ticket.bodyHash) throw new KeyReused();
    if (!row || row.status === null) throw new KeyInUse();
    return { status: row.status, body: this.opened(row.response) };
  }

  /** @throws KeyReused where the secret of the shop was replaced since, and nobody can tell the answer any more */
  private opened(sealed: unknown): unknown {
    // one that was kept before answers were sealed
    if (typeof sealed !== 'string') return sealed;
    try {
      return this.cipher.open(sealed);
    } catch (err) {
      log.warn({ err }, 'a kept answer could not be opened');
      throw new KeyReused();
    }
  }

  private tables() {
    return this.database.sql<KeyTables>();
  }
}
