import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { countryCode, countryName } from '../../../kernel/world/countries.js';
import { Database } from '../../../platform/database/database.js';
import type { OrderDeliveriesDto } from '../http/admin-order.dto.js';
import type { OrderTables } from './tables.js';

/** As orders keep a country: by its code or its English name. */
export function keptCountries(wanted: readonly string[]): string[] {
  return wanted.flatMap((text) => {
    const code = countryCode(text);
    return code === null ? [text] : [code, countryName(code)];
  });
}

/** Where orders went and how, each once: what their list may be filtered by. */
@Injectable()
export class OrderDeliveries {
  constructor(private readonly database: Database) {}

  async all(): Promise<OrderDeliveriesDto> {
    const sql = this.database.sql<OrderTables>();
    const codes = (await each(sql, 'goes_to')).map((kept) => countryCode(kept) ?? kept);
    const countries = [...new Set(codes)].map((id) => ({ id, name: countryName(id) }));
    return {
      countries: countries.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
      methods: await each(sql, 'delivered_by'),
    };
  }
}

/** From one value to the next in the index, however many orders have each. */
async function each(sql: Kysely<OrderTables>, column: 'goes_to' | 'delivered_by'): Promise<string[]> {
  const rows = await sql
    .withRecursive('value(text)', (db) =>
      db
        .selectFrom('orders')
        .select((eb) => eb.fn.min(`orders.${column}`).as('text'))
        .unionAll(
          db
            .selectFrom('value')
            .select((eb) =>
              eb
                .selectFrom('orders')
                .select((of) => of.fn.min(`orders.${column}`).as('next'))
                .whereRef(`orders.${column}`, '>', 'value.text')
                .as('text'),
            )
            .where('value.text', 'is not', null),
        ),
    )
    .selectFrom('value')
    .select('value.text')
    .where('value.text', 'is not', null)
    .limit(MOST)
    .execute();
  return rows.flatMap(({ text }) => text ?? []);
}

const MOST = 500;
