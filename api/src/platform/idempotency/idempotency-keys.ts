import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { atOnce } from '../../kernel/at-once.js';
import { isCut } from '../database/cut-connection.js';
import { Database } from '../database/database.js';
import { PostgresAdapter } from '../database/postgres-adapter.js';
import { PayloadCipher } from '../encryption/payload-cipher.js';
import { log } from '../logging/log.js';
import {
  answerBehind,
  answerOwn,
  answerWithin,
  forget,
  giveBack,
  LEASE_SECONDS,
  lock,
  look,
  named,
  takeAlone,
  type Answered,
  type KeptRow,
  type KeyTables,
  type Ticket,
} from './key-statements.js';
import { KeyInUse, KeyReused } from './key-refusals.js';

export interface StoredAnswer {
  status: number;
  body: unknown;
}

/** Between two tries to give a key back, and how long before its lease ends nobody tries any more. */
const AGAIN_MS = 500;
const MARGIN_MS = 2_000;

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

  /** Whether a transaction is running. */
  get isWithin(): boolean {
    return this.tables().isTransaction;
  }

  /** Takes the key, or returns the answer that it already has. @throws KeyReused, @throws KeyInUse */
  async take(ticket: Ticket): Promise<StoredAnswer | undefined> {
    const taken = await takeAlone(this.tables(), named(ticket));
    return taken.length > 0 ? undefined : this.answerOf(ticket);
  }

  /**
   * The same for the running transaction, which has the key to its end; nothing is written before its answer. The lock comes
   * first: what is looked at then, nobody changes.
   */
  async takeWithin(ticket: Ticket): Promise<StoredAnswer | undefined> {
    const tables = this.tables();
    const [locked, [row]] = await atOnce(lock(tables, named(ticket)), look(tables, ticket));
    const isFree = !row || (row.status === null && row.bodyHash === ticket.bodyHash && row.isDead);
    if (!isFree || !locked[0]?.isOurs) return this.opened(ticket, row);
    if (row) await forget(tables, ticket);
    return undefined;
  }

  /** False when another request has taken the key meanwhile. */
  async answered(ticket: Ticket, answer: StoredAnswer): Promise<boolean> {
    const tables = this.tables();
    const keep = tables.isTransaction ? answerWithin : answerBehind;
    return (await keep(tables, this.sealed(ticket, answer))).length > 0;
  }

  /** Of a key that the running transaction has: what it answers, committed with it. */
  async answeredWithin(ticket: Ticket, answer: StoredAnswer): Promise<void> {
    await answerOwn(this.tables(), this.sealed(ticket, answer));
  }

  /** Nothing was done: the key is free again, unless another request has taken it meanwhile. */
  async giveBack(ticket: Ticket): Promise<void> {
    await giveBack(this.tables(), ticket);
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
    const [row] = await look(this.tables(), ticket);
    return this.opened(ticket, row);
  }

  /** @throws KeyReused, KeyInUse */
  private opened(ticket: Ticket, row: KeptRow | undefined): StoredAnswer {
    if (row && row.bodyHash !== ticket.bodyHash) throw new KeyReused();
    if (!row || row.status === null) throw new KeyInUse();
    return { status: row.status, body: this.unsealed(row.response) };
  }

  private sealed(ticket: Ticket, { status, body }: StoredAnswer): Answered {
    return { ...ticket, status, response: JSON.stringify(this.cipher.close(body ?? null)) };
  }

  /** @throws KeyReused where the secret of the shop was replaced since, and nobody can tell the answer any more */
  private unsealed(sealed: unknown): unknown {
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
