import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { Money } from '../../../kernel/money.js';
import { arraySql, arrayText } from '../../../platform/database/array-sql.js';
import { Database } from '../../../platform/database/database.js';
import { Statement } from '../../../platform/database/statement.js';
import { Shelf, type Basket, type CartItem, type Offer } from '../../application/ports.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface OfferRow extends Omit<Offer, 'image' | 'listPrice' | 'unitPrice'> {
  price_cents: number;
  discount_percent: number;
  media_key: string | null;
}

/** The cart and the catalogue as they are now, read in one statement. */
@Injectable()
export class SqlShelf extends Shelf {
  constructor(private readonly database: Database) {
    super();
  }

  override async basket(accountId: string, ids?: readonly string[]): Promise<Basket> {
    const named = ids && arrayText(ids.filter((id) => UUID.test(id)));
    const rows = await (named === undefined
      ? this.database.run(WHOLE_CART, { accountId })
      : this.database.run(NAMED, { accountId, named }));
    const { cart, offers } = rows[0] ?? { cart: [], offers: [] };
    return { cart, offers: offers.map(toOffer) };
  }
}

interface BasketRow {
  cart: CartItem[];
  offers: OfferRow[];
}

const WHOLE_CART = new Statement<{ accountId: string }, BasketRow>((slot) =>
  basketSql(slot('accountId'), sql`select variant_id from cart`),
);

const NAMED = new Statement<{ accountId: string; named: string }, BasketRow>((slot) =>
  basketSql(slot('accountId'), namedSql(slot('named'))),
);

function basketSql(accountId: RawBuilder<string>, variantIds: RawBuilder<unknown>): RawBuilder<BasketRow> {
  return sql<BasketRow>`
    with cart as materialized (
      select id, variant_id, quantity, created_at from cart_line where account_id = ${accountId}),
    offer as (${offersSql(variantIds)})
    select
      (select coalesce(json_agg(json_build_object('id', id, 'variantId', variant_id, 'quantity', quantity)
        order by created_at, id), '[]') from cart) as cart,
      (select coalesce(json_agg(offer order by offer.position), '[]') from offer) as offers`;
}

/** A line of the cart, a variant itself, or a product's variants. */
function namedSql(ids: RawBuilder<string>): RawBuilder<unknown> {
  const list = arraySql(ids, 'uuid');
  return sql`select unnest(${list})
    union select variant_id from cart where id = any(${list})
    union select id from variant where product_id = any(${list})`;
}

/** An array, because PostgreSQL takes one for short and looks for each id; of a list it makes a join with the whole table. */
function offersSql(variantIds: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select v.id as "variantId", v.product_id as "productId", v.sku, v.options, v.price_cents, v.position,
      p.name, p.description, p.discount_percent,
      (select s.on_hand - s.held from stock s where s.variant_id = v.id) as available,
      (select i.media_key from product_image i where i.product_id = p.id
        order by i.option_value in (select value from jsonb_each_text(v.options)) desc nulls last, i.position
        limit 1) as media_key
    from variant v join product p on p.id = v.product_id
   where v.id = any(array(${variantIds})) and v.archived_at is null and p.status = 'active'`;
}

function toOffer({ price_cents, discount_percent, media_key, ...row }: OfferRow): Offer {
  return {
    ...row,
    image: media_key === null ? null : `/media/${media_key}`,
    unitPrice: Money.ofCents(price_cents),
    listPrice: listPrice(price_cents, discount_percent),
  };
}

/** The crossed-out price: `price / (1 - discount/100)`, rounded to cents. */
function listPrice(priceCents: number, discountPercent: number): Money {
  return Money.ofCents(Math.round(priceCents / (1 - discountPercent / 100)));
}
