import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { Shelf, type Offer } from '../../application/ports.js';
import type { CheckoutTables } from './tables.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The catalogue as it is now, read in one statement. */
@Injectable()
export class SqlShelf extends Shelf {
  constructor(private readonly database: Database) {
    super();
  }

  override async offers(ids: readonly string[]): Promise<Offer[]> {
    const known = ids.filter((id) => UUID.test(id));
    if (known.length === 0) return [];
    const rows = await this.rows(known);
    return rows.map(({ price_cents, discount_percent, media_key, ...row }) => ({
      ...row,
      image: media_key === null ? null : `/media/${media_key}`,
      unitPrice: Money.ofCents(price_cents),
      listPrice: listPrice(price_cents, discount_percent),
    }));
  }

  private rows(ids: string[]) {
    return this.database
      .sql<CheckoutTables>()
      .selectFrom('variant as v')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .leftJoin('stock as s', 's.variant_id', 'v.id')
      .select((eb) => [
        'v.id as variantId',
        'v.product_id as productId',
        'v.sku',
        'v.options',
        'v.price_cents',
        'p.name',
        'p.description',
        'p.discount_percent',
        sql<number | null>`s.on_hand - s.held`.as('available'),
        eb
          .selectFrom('product_image as i')
          .select('i.media_key')
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy(sql`i.option_value in (select value from jsonb_each_text(v.options))`, (order) =>
            order.desc().nullsLast(),
          )
          .orderBy('i.position')
          .limit(1)
          .as('media_key'),
      ])
      .where('p.status', '=', 'active')
      .where('v.archived_at', 'is', null)
      .where((eb) => eb.or([eb('v.id', 'in', ids), eb('v.product_id', 'in', ids)]))
      .orderBy('v.position')
      .execute();
  }
}

/** The crossed-out price: `price / (1 - discount/100)`, rounded to cents. */
function listPrice(priceCents: number, discountPercent: number): Money {
  return Money.ofCents(Math.round(priceCents / (1 - discountPercent / 100)));
}
