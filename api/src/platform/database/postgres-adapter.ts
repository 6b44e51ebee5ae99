import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { Database } from './database.js';

/** What stands behind a port and asks PostgreSQL: `class PostgresCarts extends PostgresAdapter<CartTables> implements Carts`. */
@Injectable()
export abstract class PostgresAdapter<Tables> {
  constructor(protected readonly database: Database) {}

  /** The tables of the feature, in the running transaction. */
  protected tables(): Kysely<Tables> {
    return this.database.sql<Tables>();
  }
}
