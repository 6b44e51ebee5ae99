import { Injectable } from '@nestjs/common';
import { expressionBuilder } from 'kysely';
import { Clock } from '../../../kernel/clock.js';
import { baseCurrency } from '../../../kernel/currency.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { pieces } from '../../../platform/database/pieces.js';
import { PriceBook, type PriceChangeOf } from '../../application/price-book.js';
import type { PricedVariant } from '../../domain/sent-price.js';
import { Memo } from './memo.js';
import { ownPrices } from './own-prices-sql.js';
import type { CatalogueTables } from './tables.js';
import { VariantTable } from './variant-table.js';

const v = expressionBuilder<{ v: CatalogueTables['variant'] }, 'v'>();

type Change = PriceChangeOf & { priceCents: number };

/** Prices in PostgreSQL, all of a call by the same statements, however many they are. */
@Injectable()
export class PostgresPriceBook extends PostgresAdapter<CatalogueTables> implements PriceBook {
  constructor(
    database: Database,
    private readonly variants: VariantTable,
    private readonly clock: Clock,
    private readonly memo: Memo,
  ) {
    super(database);
  }

  /** Products in the order of their ids, whoever sends what. Read after that: what was changed meanwhile is seen. */
  async lock(variantIds: readonly string[], skuKeys: readonly string[]): Promise<PricedVariant[]> {
    const named = await this.tables()
      .selectFrom('variant')
      .select(['id', 'product_id'])
      .where('id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .union(
        this.tables()
          .selectFrom('variant as v')
          .select(['v.id', 'v.product_id'])
          .where(v(v.fn<string>('spelling_key', ['v.sku']), '=', v.fn.any(v.val([...skuKeys])))),
      )
      .execute();
    await this.tables()
      .selectFrom('product')
      .select('id')
      .where('id', '=', (eb) => eb.fn.any(manyIds([...new Set(named.map((one) => one.product_id))])))
      .orderBy('id')
      .forUpdate()
      .execute();
    return this.tables()
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['variant.id as variantId', 'variant.product_id as productId', 'variant.sku'])
      .select(['variant.price_cents as priceCents', 'product.discount_percent as discount'])
      .select((eb) => [
        eb('product.sale_ends_at', 'is not', null).$castTo<boolean>().as('ends'),
        ownPrices(eb.ref('variant.id')).as('ownPrices'),
      ])
      .where('variant.id', '=', (eb) => eb.fn.any(manyIds(named.map(({ id }) => id))))
      .where('variant.archived_at', 'is', null)
      .execute();
  }

  async set(changes: readonly PriceChangeOf[], actorId: string): Promise<void> {
    await holdCurrency(this.database.sql());
    const base = baseCurrency().code;
    await this.setBase(
      changes.filter((one): one is Change => one.currency === base && one.priceCents !== null),
      actorId,
    );
    await this.setOwn(changes.filter(({ currency }) => currency !== base));
    await this.edition([...new Set(changes.map(({ variant }) => variant.productId))]);
    this.memo.forget();
  }

  private async setBase(changes: readonly Change[], actorId: string): Promise<void> {
    if (changes.length === 0) return;
    const [ids, cents] = [
      changes.map(({ variant }) => variant.variantId),
      changes.map((one) => one.priceCents),
    ];
    await this.tables()
      .updateTable('variant')
      .from(pieces(ids, cents, 'wanted', 'bigint'))
      .set(({ ref }) => ({ price_cents: ref('wanted.quantity') }))
      .whereRef('variant.id', '=', 'wanted.variant_id')
      .execute();
    await this.variants.notePricesOf(
      changes.map(({ variant: { variantId: id, discount }, priceCents }) => ({ id, discount, priceCents })),
      actorId,
    );
  }

  private async setOwn(changes: readonly PriceChangeOf[]): Promise<void> {
    const rows = changes.flatMap(({ variant, currency, priceCents }) =>
      priceCents === null ? [] : [{ variant_id: variant.variantId, currency, price_cents: priceCents }],
    );
    const gone = changes.filter(({ priceCents }) => priceCents === null);
    if (gone.length > 0)
      await this.tables()
        .deleteFrom('variant_price')
        .where(({ eb, or }) =>
          or(gone.map(({ variant, currency }) => eb.and({ variant_id: variant.variantId, currency }))),
        )
        .execute();
    if (rows.length > 0)
      await this.tables()
        .insertInto('variant_price')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['variant_id', 'currency'])
            .doUpdateSet((eb) => ({ price_cents: eb.ref('excluded.price_cents') })),
        )
        .execute();
  }

  /** The products are as whoever reads them finds them: from the cheapest variant to the dearest, and of another version. */
  private async edition(productIds: readonly string[]): Promise<void> {
    await this.tables()
      .updateTable('product')
      .from((eb) =>
        eb
          .selectFrom('variant')
          .select(({ fn }) => [
            'variant.product_id as id',
            fn.min('variant.price_cents').as('lowest'),
            fn.max('variant.price_cents').as('highest'),
          ])
          .where('variant.product_id', '=', eb.fn.any(manyIds(productIds)))
          .where('variant.archived_at', 'is', null)
          .groupBy('variant.product_id')
          .as('priced'),
      )
      .set((eb) => ({
        ...{ price_cents: eb.ref('priced.lowest'), max_price_cents: eb.ref('priced.highest') },
        ...{ version: eb('product.version', '+', 1), updated_at: this.clock.now() },
      }))
      .whereRef('product.id', '=', 'priced.id')
      .execute();
  }
}
