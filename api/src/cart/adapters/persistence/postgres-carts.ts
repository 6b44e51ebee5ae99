import { Injectable } from '@nestjs/common';
import type { NotNull } from 'kysely';
import { PartsOfBundles } from '../../../kernel/bundle.js';
import { Clock } from '../../../kernel/clock.js';
import { Exchanges } from '../../../kernel/exchange.js';
import { GoodsTexts, wordedGoods } from '../../../kernel/goods-texts.js';
import { GroupPrices, withGroupPrices } from '../../../kernel/group-price.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { NOW } from '../../../platform/database/now.js';
import {
  Carts,
  type Addition,
  type CartLine,
  type GoneLine,
  type Shortage,
} from '../../application/ports.js';
import { addCheapest, addVariant } from './adding-sql.js';
import { chosenVariant, seenLines, variantsOnSale } from './cart-queries.js';
import { shownLine, type LineRow } from './shown-line.js';
import type { CartTables } from './tables.js';

/** Carts in PostgreSQL. Adding is one guarded upsert that answers its line; no quantity is read and written back. */
@Injectable()
export class PostgresCarts extends PostgresAdapter<CartTables> implements Carts {
  constructor(
    database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly texts: GoodsTexts,
    private readonly groupPrices: GroupPrices,
    private readonly exchanges: Exchanges,
    private readonly bundles: PartsOfBundles,
  ) {
    super(database);
  }

  async lines(accountId: string): Promise<CartLine[]> {
    const rows = await this.linesOf(accountId).orderBy('c.created_at').orderBy('c.id').execute();
    return this.shown(accountId, rows);
  }

  async gone(accountId: string): Promise<GoneLine[]> {
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

  async line(accountId: string, lineId: string): Promise<CartLine | undefined> {
    const rows = await this.linesOf(accountId).where('c.id', '=', lineId).execute();
    return (await this.shown(accountId, rows))[0];
  }

  async add({ accountId, productId, variantId, quantity }: Addition): Promise<CartLine | undefined> {
    const values = { id: this.ids.next(), at: this.clock.now(), accountId, productId, quantity };
    const rows = variantId
      ? await addVariant(this.tables(), { ...values, variantId })
      : await addCheapest(this.tables(), values);
    return (await this.shown(accountId, rows))[0];
  }

  shortage({ accountId, productId, variantId }: Addition): Promise<Shortage | undefined> {
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

  async setQuantity(accountId: string, lineId: string, quantity: number): Promise<boolean> {
    const changed = await this.tables()
      .updateTable('cart_line as c')
      .from('shelf as s')
      .set({ quantity, changed_at: NOW })
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

  async remove(accountId: string, lineId: string): Promise<boolean> {
    const removed = await this.tables()
      .deleteFrom('cart_line')
      .where('id', '=', lineId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    return removed !== undefined;
  }

  async clear(accountId: string): Promise<void> {
    await this.tables().deleteFrom('cart_line').where('account_id', '=', accountId).execute();
  }

  private async shown(accountId: string, rows: readonly LineRow[]): Promise<CartLine[]> {
    const ofProducts = rows.map(({ product_options }) => product_options);
    const goods = rows.map((row) => ({
      ...{ ...row, variantId: row.variant_id, hasGroupPrices: row.has_group_prices },
    }));
    const priced = await withGroupPrices(goods, accountId, this.groupPrices);
    const lines = await Promise.all(priced.map((row) => shownLine(row, this.exchanges)));
    const worded = await wordedGoods(lines, this.texts, ofProducts);
    return this.withParts(
      worded,
      rows.flatMap(({ is_bundle, variant_id }) => (is_bundle ? [variant_id] : [])),
    );
  }

  /** What is in those of them that are bundles. */
  private async withParts(lines: CartLine[], bundles: readonly string[]): Promise<CartLine[]> {
    if (bundles.length === 0) return lines;
    const found = await this.bundles.of(bundles);
    return lines.map((line) => {
      const parts = found.get(line.variantId);
      return parts ? { ...line, parts } : line;
    });
  }

  private linesOf(accountId: string) {
    return variantsOnSale(this.tables())
      .innerJoin('cart_line as c', 'c.variant_id', 'v.id')
      .select(['c.id', 'c.quantity'])
      .where('c.account_id', '=', accountId);
  }
}
