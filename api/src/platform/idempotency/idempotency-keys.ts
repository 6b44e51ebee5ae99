import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { Refusal, refusal } from '../../kernel/refusal.js';
import { isCut } from '../database/cut-connection.js';
import { compiledOnce, type PlaceOf } from '../database/compiled-once.js';
import { Database } from '../database/database.js';
import { PostgresAdapter } from '../database/postgres-adapter.js';
import { lazily } from '../database/lazily.js';
import { fromNow, NOW } from '../database/now.js';
import { PayloadCipher } from '../encryption/payload-cipher.js';
import { log } from '../logging/log.js';
import type { Tables } from '../database/tables.js';
import type { idempotencyKeySchema } from './idempotency-key.schema.js';

/** The key came before with another body: it names another request. */
export const KeyReused = refusal(
  'unprocessable',
  'idempotency_key_reused',
  'This Idempotency-Key was used for another request.',
);

/** The first request with this key is still running. */
export class KeyInUse extends Refusal {
  constructor() {
    super('conflict', 'idempotency_key_in_use', 'A request with this Idempotency-Key is still running.', {
      retryAfter: 1,
    });
  }
}

export const KeyMalformed = refusal(
  'invalid',
  'idempotency_key_malformed',
  'Idempotency-Key must have 1 to 255 characters.',
);

type KeyTables = Tables<typeof idempotencyKeySchema>;

export interface Ticket {
  accountId: string;
  route: string;
  key: string;
  bodyHash: string;
  /** The request that asks for the key, an id of its own. */
  takenBy: string;
}

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** Seconds after which a request that has not answered is taken for dead, and its key may be used to try again. */
const LEASE_SECONDS = 12;
/** Between two tries to give a key back, and how long before its lease ends nobody tries any more. */
const AGAIN_MS = 500;
const MARGIN_MS = 2_000;

const isOf =
  ({ accountId, route, key }: Ticket) =>
  (eb: ExpressionBuilder<KeyTables, 'idempotency_key'>) =>
    eb.and({ account_id: accountId, route, key });

type Kept = Kysely<KeyTables>;

const take = (db: Kept, place: PlaceOf<Ticket>) =>
  db
    .insertInto('idempotency_key')
    .values({
      account_id: place('accountId'),
      route: place('route'),
      key: place('key'),
      body_hash: place('bodyHash'),
      taken_by: place('takenBy'),
      created_at: NOW,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'route', 'key'])
        .doUpdateSet({ created_at: NOW, taken_by: place('takenBy') })
        .where('idempotency_key.status', 'is', null)
        .whereRef('idempotency_key.body_hash', '=', 'excluded.body_hash')
        .where('idempotency_key.created_at', '<', fromNow(-LEASE_SECONDS)),
    )
    .returning('key');
const takeWithin = compiledOnce(take);
/** What is done under it is committed behind it, and brings it along. */
const takeAlone = compiledOnce((db: Kept, place: PlaceOf<Ticket>) => take(db, place).returning(lazily));

type Answered = Ticket & { status: number; response: string };
const answer = (db: Kept, place: PlaceOf<Answered>) =>
  db
    .updateTable('idempotency_key')
    .set({ status: place('status'), response: place('response') })
    .where((eb) => eb.and({ account_id: place('accountId'), route: place('route'), key: place('key') }))
    .where('status', 'is', null)
    .where('taken_by', '=', place('takenBy'))
    .returning('key');
const answerWithin = compiledOnce(answer);
/** Behind its work: that is asked again where a crash has taken the answer away, as where it was never kept. */
const answerBehind = compiledOnce((db: Kept, place: PlaceOf<Answered>) =>
  answer(db, place).returning(lazily),
);

export function hashOf(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * First answers by key, per account and route, in PostgreSQL: sealed, for some hold what may stand nowhere in plain words, such
 * as the secret by which a browser confirms a payment.
 */
@Injectable()
export class IdempotencyKeys extends PostgresAdapter<KeyTables> {
  constructor(
    database: Database,
    private readonly cipher: PayloadCipher,
  ) {
    super(database);
  }

  /** Takes the key, or returns the answer that it already has. @throws KeyReused, @throws KeyInUse */
  async take(ticket: Ticket): Promise<StoredAnswer | undefined> {
    const tables = this.tables();
    const taken = await (tables.isTransaction ? takeWithin : takeAlone)(tables, ticket);
    return taken.length > 0 ? undefined : this.answerOf(ticket);
  }

  /** False when another request has taken the key meanwhile. */
  async answered(ticket: Ticket, { status, body }: StoredAnswer): Promise<boolean> {
    const response = JSON.stringify(this.cipher.close(body ?? null));
    const tables = this.tables();
    const keep = tables.isTransaction ? answerWithin : answerBehind;
    return (await keep(tables, { ...ticket, status, response })).length > 0;
  }

  /** Nothing was done: the key is free again, unless another request has taken it meanwhile. */
  async giveBack(ticket: Ticket): Promise<void> {
    await this.tables()
      .deleteFrom('idempotency_key')
      .where(isOf(ticket))
      .where('status', 'is', null)
      .where('taken_by', '=', ticket.takenBy)
      .execute();
  }

  /**
   * The same as soon as the database can be told: its leader was lost within the request, and whoever asks again is not to
   * wait for the lease.
   */
  async giveBackOnceThere(ticket: Ticket): Promise<void> {
    const end = performance.now() + LEASE_SECONDS * 1_000 - MARGIN_MS;
    while (performance.now() < end)
      try {
        return await this.giveBack(ticket);
      } catch (error) {
        if (!isCut(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
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
}
