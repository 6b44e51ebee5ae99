import { Injectable } from '@nestjs/common';
import { TransactionContext } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Kysely } from 'kysely';
import { Replicas } from './replicas.js';

/**
 * Typed SQL for reads and guarded statements. Each feature names the tables it speaks of in its own `tables.ts`.
 * `bigint` arrives as a number, `timestamptz` as an ISO 8601 string, `numeric` as a number.
 */
@Injectable()
export class Database {
  constructor(
    private readonly em: EntityManager,
    private readonly replicas: Replicas,
  ) {}

  /** The running transaction, or the primary outside of one. */
  sql<Tables>(): Kysely<Tables> {
    return this.running() ?? this.em.getConnection().getClient();
  }

  /** For reads that may lag behind: a replica where one is well, never inside a transaction. */
  replica<Tables>(): Kysely<Tables> {
    return this.running() ?? this.replicas.reads<Tables>();
  }

  /** Asked without the ORM's request context: most requests never need an entity. */
  private running<Tables>(): Kysely<Tables> | undefined {
    const transaction: unknown = TransactionContext.getEntityManager(this.em.name)?.getTransactionContext();
    return transaction as Kysely<Tables> | undefined;
  }
}
