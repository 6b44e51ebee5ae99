import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { productSchema, variantSchema } from '../../../catalogue/adapters/persistence/product.schema.js';
import type { Shelves } from '../../../inventory/adapters/persistence/shelf.schema.js';
import { Ids } from '../../../kernel/ids.js';
import { mailboxOf } from '../../../kernel/mailbox.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { NOW } from '../../../platform/database/now.js';
import type { Tables } from '../../../platform/database/tables.js';
import { mayWriteTo } from '../../../platform/rate-limit/letters-to.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { Alerts, type Arrival, type Asker, type Wanted } from '../../application/ports.js';
import type { stockAlertSchema } from './stock-alert.schema.js';

/** Nobody's mailbox is filled. */
const ASKED = { each: { limit: 10, seconds: 86_400 }, all: { limit: 40, seconds: 86_400 } };
type Read = Tables<typeof productSchema | typeof variantSchema> & Shelves;

/** Who waits for what. */
@Injectable()
export class PostgresAlerts extends PostgresAdapter<Tables<typeof stockAlertSchema>> implements Alerts {
  constructor(
    database: Database,
    private readonly ids: Ids,
    private readonly limits: RateLimits,
  ) {
    super(database);
  }

  async isInStock({ productId, variantId = null }: Wanted): Promise<boolean | undefined> {
    const row = await this.database
      .sql<Read>()
      .selectFrom('product as p')
      .innerJoin('variant as v', 'v.product_id', 'p.id')
      .innerJoin('shelf as s', 's.variant_id', 'v.id')
      .select((eb) =>
        eb.fn
          .agg<boolean>('bool_or', [
            eb.or([eb('s.on_hand', 'is', null), eb('s.on_hand', '>', eb.ref('s.held'))]),
          ])
          .as('inStock'),
      )
      .where('p.id', '=', productId)
      .where('p.status', '=', 'active')
      .where('v.archived_at', 'is', null)
      .$if(variantId !== null, (query) => query.where('v.id', '=', variantId))
      .groupBy('p.id')
      .executeTakeFirst();
    return row?.inStock;
  }

  async remember(
    { productId, variantId = null }: Wanted,
    email: string,
    { ip, language, account }: Asker,
  ): Promise<boolean> {
    const key = email.normalize('NFKC').trim().toLowerCase();
    const ownerId = account && mailboxOf(account.email) === mailboxOf(email) ? account.accountId : undefined;
    if (!(await mayWriteTo(this.limits, 'alert:mail', { email, ip, ownerId }, ASKED))) return false;
    await this.tables()
      .deleteFrom('stock_alert')
      .where('product_id', '=', productId)
      .where('email_key', '=', key)
      .where('variant_id', 'is not distinct from', variantId)
      .execute();
    const row = {
      id: this.ids.next(),
      product_id: productId,
      variant_id: variantId,
      email,
      language: language ?? null,
    };
    await this.tables()
      .insertInto('stock_alert')
      .values({ ...row, email_key: key, created_at: NOW })
      .execute();
    return true;
  }

  async takeArrived(limit: number): Promise<Arrival[]> {
    // raw: a deletion that joins, of rows that nobody else has locked
    const { rows } = await sql<Arrival & { language: string | null }>`with there as materialized (
        select w.id from stock_alert w join product q on q.id = w.product_id and q.status = 'active'
         where exists (select from variant v join shelf s on s.variant_id = v.id
                        where v.product_id = w.product_id and (w.variant_id is null or v.id = w.variant_id)
                          and v.archived_at is null and (s.on_hand is null or s.on_hand > s.held))
         order by w.created_at, w.id limit ${limit} for update of w skip locked)
      delete from stock_alert a using product p
      where p.id = a.product_id and a.id in (select id from there)
      returning a.product_id as "productId", a.variant_id as "variantId", a.email, a.language,
                p.name as product`.execute(this.database.sql());
    return rows.map((row) => ({ ...row, language: row.language ?? undefined }));
  }
}
