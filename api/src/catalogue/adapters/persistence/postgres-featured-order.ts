import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';
import { FeaturedOrder } from '../../application/order-featured.js';
import type { CatalogueTables } from './tables.js';

@Injectable()
export class PostgresFeaturedOrder implements FeaturedOrder {
  constructor(private readonly database: Database) {}

  async lock(): Promise<string[]> {
    const rows = await this.database
      .sql<CatalogueTables>()
      .selectFrom('product')
      .select('id')
      .where('is_featured', '=', true)
      .where('status', '=', 'active')
      .orderBy('featured_place')
      .orderBy('shelf_rank')
      .orderBy('id')
      .forUpdate()
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Raw: Kysely has no `unnest … with ordinality`, which gives all rows their places in one statement. */
  async save(ids: readonly string[]): Promise<void> {
    await sql`update product set featured_place = wanted.place
      from unnest(${[...ids]}::uuid[]) with ordinality wanted(id, place)
      where product.id = wanted.id and product.featured_place is distinct from wanted.place`.execute(
      this.database.sql<CatalogueTables>(),
    );
  }
}
