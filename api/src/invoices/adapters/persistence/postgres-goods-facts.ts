import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { GoodsFacts } from '../../application/ports.js';
import type { InvoiceTables } from './tables.js';

/** What the catalogue says now: an order keeps none of it. */
@Injectable()
export class PostgresGoodsFacts implements GoodsFacts {
  constructor(private readonly database: Database) {}

  async of(productIds: readonly string[]): Promise<Map<string, Readonly<Record<string, unknown>>>> {
    const rows = await this.database
      .sql<InvoiceTables>()
      .selectFrom('product')
      .select(['id', 'fields'])
      .where('id', 'in', [...productIds])
      .execute();
    return new Map(rows.map(({ id, fields }) => [id, fields as Readonly<Record<string, unknown>>]));
  }
}
