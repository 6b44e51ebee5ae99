import { toDecimal } from '../../../kernel/currency.js';
import { Injectable } from '@nestjs/common';
import type { NotNull } from 'kysely';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { reductionOf } from '../../../kernel/original-price.js';
import type { OwnPrices } from '../../../kernel/own-price.js';
import type { Amount } from '../../../kernel/fields/field.js';
import { unitPriced } from '../../../kernel/unit-price.js';
import { ownPricesIn } from '../../../kernel/price-in.js';
import { Clock } from '../../../kernel/clock.js';
import { GoodsTexts, wordedGoods, type OptionOfProduct } from '../../../kernel/goods-texts.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import {
  Carts,
  type Addition,
  type CartLine,
  type GoneLine,
  type Shortage,
} from '../../application/ports.js';
import { addCheapest, addVariant } from './adding-sql.js';
import { chosenVariant, seenLines, variantsOnSale } from './cart-queries.js';
import type { CartTables } from './tables.js';

interface LineRow {
  id: string;
  product_id: string;
  variant_id: string;
  name: string;
  options: Record<string, string>;
  product_options: readonly OptionOfProduct[];
  price_cents: number;
  lowest_cents: number | null;
  discount_percent: number;
  own: OwnPrices | null;
  content: Amount | null;
  quantity: number;
  image: string | null;
  stock: number | null;
}

/** Carts in PostgreSQL. Adding is one guarded upsert that answers its line; no quantity is read and written back. */
@Injectable()
export class PostgresCarts extends Carts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly texts: GoodsTexts,
  ) {
    super();
  }

  override async lines(accountId: string): Promise<CartLine[]> {
    const rows = await this.linesOf(accountId).orderBy('c.created_at').orderBy('c.id').execute();
    return this.worded(rows);
  }

  override async gone(accountId: string): Promise<GoneLine[]> {
    const lines = await this.tables()
      .selectFrom('cart_line as c')
      .innerJoin('variant as v', 'v.id', 'c.variant_id')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .select([
        'c.id as _id',
        'v.product_id as productId',
        'c.variant_id as variantId',
        'p.name',
        'c.quantity',
      ])
      .where('c.account_id', '=', accountId)
      .where((eb) => eb.or([eb('v.archived_at', 'is not', null), eb('p.status', '!=', 'active')]))
      .orderBy('c.created_at')
      .orderBy('c.id')
      .execute();
    return wordedGoods(lines, this.texts);
  }

  override async line(accountId: string, lineId: string): Promise<CartLine | undefined> {
    const rows = await this.linesOf(accountId).where('c.id', '=', lineId).execute();
    return (await this.worded(rows))[0];
  }

  override async add({ accountId, productId, variantId, quantity }: Addition): Promise<CartLine | undefined> {
    const values = { id: this.ids.next(), at: this.clock.now(), accountId, productId, quantity };
    const rows = variantId
      ? await addVariant(this.tables(), { ...values, variantId })
      : await addCheapest(this.tables(), values);
    return (await this.worded(rows))[0];
  }

  override shortage({ accountId, productId, variantId }: Addition): Promise<Shortage | undefined> {
    const tables = this.tables();
    return tables
      .with('chosen', () => chosenVariant(tables, productId, variantId))
      .selectFrom('chosen')
      .leftJoin('cart_line as c', (join) =>
        join.onRef('c.variant_id', '=', 'chosen.variant_id').on('c.account_id', '=', accountId),
      )
      .select('chosen.stock as available')
      .select((eb) => eb.fn.coalesce('c.quantity', eb.lit(0)).as('inCart'))
      .select(seenLines(tables, accountId).as('lines'))
      .$narrowType<{ lines: NotNull }>()
      .executeTakeFirst();
  }

  override async setQuantity(accountId: string, lineId: string, quantity: number): Promise<boolean> {
    const changed = await this.tables()
      .updateTable('cart_line as c')
      .from('stock as s')
      .set({ quantity })
      .whereRef('s.variant_id', '=', 'c.variant_id')
      .where('c.id', '=', lineId)
      .where('c.account_id', '=', accountId)
      .where((eb) =>
        eb.or([
          eb('s.on_hand', 'is', null),
          eb(eb('s.on_hand', '-', eb.ref('s.held')), '>=', quantity),
          eb('c.quantity', '>=', quantity),
        ]),
      )
      .returning('c.id')
      .executeTakeFirst();
    return changed !== undefined;
  }

  override async remove(accountId: string, lineId: string): Promise<boolean> {
    const removed = await this.tables()
      .deleteFrom('cart_line')
      .where('id', '=', lineId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  override async clear(accountId: string): Promise<void> {
    await this.tables().deleteFrom('cart_line').where('account_id', '=', accountId).execute();
  }

  private worded(rows: readonly LineRow[]): Promise<CartLine[]> {
    const ofProducts = rows.map(({ product_options }) => product_options);
    return wordedGoods(rows.map(toLine), this.texts, ofProducts);
  }

  private linesOf(accountId: string) {
    return variantsOnSale(this.tables())
      .innerJoin('cart_line as c', 'c.variant_id', 'v.id')
      .select(['c.id', 'c.quantity'])
      .where('c.account_id', '=', accountId);
  }

  private tables() {
    return this.database.sql<CartTables>();
  }
}

function toLine(row: LineRow): CartLine {
  const { original } = reductionOf(row.price_cents, row.discount_percent, row.lowest_cents);
  const prices = ownPricesIn(row.own ?? {}, row.discount_percent);
  return {
    _id: row.id,
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    name: row.name,
    options: optionsInOrder(row.options, row.product_options),
    price: toDecimal(row.price_cents),
    originalPrice: original === null ? null : toDecimal(original),
    ...(prices.length > 0 ? { prices } : {}),
    ...unitPriced(row.price_cents, row.content),
    quantity: row.quantity,
    image: row.image && `/media/${row.image}`,
    stock: row.stock,
    lineTotal: toDecimal(row.price_cents * row.quantity),
  };
}
