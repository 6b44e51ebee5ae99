import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { originalPrice } from '../../../catalogue/application/original-price.js';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Sessions, type GuardedStatement } from '../../../platform/auth/sessions.js';
import { Database } from '../../../platform/database/database.js';
import type { Slot } from '../../../platform/database/statement.js';
import { Carts, type Addition, type CartLine, type Shortage } from '../../application/ports.js';
import { MOST_LINES, MOST_PER_LINE } from '../../domain/refusals.js';

interface LineRow {
  id: string;
  product_id: string;
  variant_id: string;
  name: string;
  options: Record<string, string>;
  price_cents: number;
  discount_percent: number;
  quantity: number;
  image: string | null;
  stock: number | null;
}

interface Added {
  accountId: string;
  productId: string;
  variantId: string | null;
  quantity: number;
  id: string;
  now: Date;
}

/** The picture of the variant `v`: one of its options' where there is one, else the product's first. */
const IMAGE = sql`(select i.media_key from product_image i where i.product_id = v.product_id
        order by exists (select from jsonb_each_text(v.options) o where o.value = i.option_value) desc, i.position
        limit 1)`;

/** Lines of carts at today's prices. */
const LINES = sql<LineRow>`select c.id, v.product_id, v.id as variant_id, p.name, v.options, v.price_cents,
      p.discount_percent, c.quantity, s.on_hand - s.held as stock, ${IMAGE} as image
    from cart_line c join variant v on v.id = c.variant_id and v.archived_at is null
    join product p on p.id = v.product_id and p.status = 'active' join stock s on s.variant_id = v.id`;

/** The variant is looked up once, for what may be put and for the line that is answered. */
const addSql = (slot: Slot<Added>, allowed: RawBuilder<boolean>) => ({
  ctes: sql`chosen as (${chosenSql<unknown>(slot('productId'), slot('variantId'))}), put as (
    insert into cart_line as c (id, account_id, variant_id, quantity, created_at)
    select ${slot('id')}::uuid, ${slot('accountId')}::uuid, chosen.variant_id, ${slot('quantity')}::int,
        ${slot('now')}::timestamptz
      from chosen where ${allowed} and (chosen.stock is null or chosen.stock >= ${slot('quantity')}::int)
        and ${hasRoomSql(slot('accountId'))}
    on conflict (account_id, variant_id) do update set quantity = c.quantity + excluded.quantity
      where c.quantity + excluded.quantity <= ${MOST_PER_LINE} and exists (select from stock s
        where s.variant_id = c.variant_id
          and (s.on_hand is null or s.on_hand - s.held >= c.quantity + excluded.quantity))
    returning c.id, c.quantity)`,
  answer: sql<LineRow>`select put.*, v.*, ${IMAGE} as image from put, chosen v`,
});

/** Carts in PostgreSQL. Adding is one guarded upsert that answers its line; no quantity is read and written back. */
@Injectable()
export class SqlCarts extends Carts {
  private readonly adding: GuardedStatement<Added, LineRow>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    sessions: Sessions,
  ) {
    super();
    this.adding = sessions.guarded(addSql);
  }

  override async lines(accountId: string): Promise<CartLine[]> {
    const { rows } = await sql<LineRow>`${LINES} where c.account_id = ${accountId}
      order by c.created_at, c.id`.execute(this.database.sql());
    return rows.map(toLine);
  }

  override async line(accountId: string, lineId: string): Promise<CartLine | undefined> {
    const { rows } = await sql<LineRow>`${LINES}
      where c.account_id = ${accountId} and c.id = ${lineId}`.execute(this.database.sql());
    return rows[0] && toLine(rows[0]);
  }

  override async add({ caller, productId, variantId, quantity }: Addition): Promise<CartLine | undefined> {
    const row = await this.adding.run(caller, {
      accountId: caller.accountId,
      productId,
      variantId: variantId ?? null,
      quantity,
      id: this.ids.next(),
      now: this.clock.now(),
    });
    return row && toLine(row);
  }

  override async shortage(addition: Addition): Promise<Shortage | undefined> {
    const { caller, productId, variantId = null } = addition;
    const { rows } = await sql<Shortage>`with chosen as (${chosenSql(productId, variantId)})
      select chosen.stock as available, coalesce(c.quantity, 0) as "inCart",
          ${seenSql(caller.accountId)} as lines
        from chosen
        left join cart_line c on c.variant_id = chosen.variant_id and c.account_id = ${caller.accountId}`.execute(
      this.database.sql(),
    );
    return rows[0];
  }

  override async setQuantity(accountId: string, lineId: string, quantity: number): Promise<boolean> {
    const { rows } = await sql`update cart_line c set quantity = ${quantity} from stock s
      where c.id = ${lineId} and c.account_id = ${accountId} and s.variant_id = c.variant_id
        and (s.on_hand is null or s.on_hand - s.held >= ${quantity} or c.quantity >= ${quantity}) returning c.id`.execute(
      this.database.sql(),
    );
    return rows.length === 1;
  }

  override async remove(accountId: string, lineId: string): Promise<boolean> {
    const { rows } = await sql`delete from cart_line where id = ${lineId} and account_id = ${accountId}
      returning id`.execute(this.database.sql());
    return rows.length === 1;
  }

  override async clear(accountId: string): Promise<void> {
    await sql`delete from cart_line where account_id = ${accountId}`.execute(this.database.sql());
  }
}

/** The lines that a shopper sees: what is no longer sold lies in the cart unseen. */
const seenSql = <T>(accountId: T) => sql<number>`(select count(*)::int from cart_line own
  join variant on variant.id = own.variant_id and variant.archived_at is null
  join product on product.id = variant.product_id and product.status = 'active'
  where own.account_id = ${accountId})`;

/** A new line fits into the cart, or `chosen` has one already. Most carts are short, and nothing more is looked up. */
const hasRoomSql = <T>(accountId: T) => sql<boolean>`(
  (select count(*) from cart_line own where own.account_id = ${accountId}) < ${MOST_LINES}
  or exists (select from cart_line own where own.account_id = ${accountId} and own.variant_id = chosen.variant_id)
  or ${seenSql(accountId)} < ${MOST_LINES})`;

/** The variant that is meant: the one named, else the product's cheapest that is in stock. */
function chosenSql<T>(productId: T, variantId: T | null): RawBuilder<unknown> {
  return sql`select v.product_id, v.id as variant_id, p.name, v.options, v.price_cents, p.discount_percent,
      s.on_hand - s.held as stock
    from variant v join product p on p.id = v.product_id and p.status = 'active' join stock s on s.variant_id = v.id
   where p.id = ${productId} and v.archived_at is null
     and v.id = coalesce(${variantId}::uuid, v.id)
   order by (s.on_hand is null or s.on_hand > s.held) desc, v.price_cents, v.position, v.id limit 1`;
}

function toLine(row: LineRow): CartLine {
  const original = originalPrice(row.price_cents, row.discount_percent);
  return {
    _id: row.id,
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    name: row.name,
    options: row.options,
    price: row.price_cents / 100,
    originalPrice: original === null ? null : original / 100,
    quantity: row.quantity,
    image: row.image && `/media/${row.image}`,
    stock: row.stock,
    lineTotal: (row.price_cents * row.quantity) / 100,
  };
}
