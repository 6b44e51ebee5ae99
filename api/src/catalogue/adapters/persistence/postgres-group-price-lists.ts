import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import {
  GroupPriceLists,
  type GroupPriceList,
  type ListedGroupPrice,
  type NamedGroupPrice,
  type WantedGroupPrice,
} from '../../application/group-price-lists.js';
import type { GroupPriceTables } from './tables.js';

@Injectable()
export class PostgresGroupPriceLists extends PostgresAdapter<GroupPriceTables> implements GroupPriceLists {
  constructor(
    database: Database,
    private readonly ids: Ids,
  ) {
    super(database);
  }

  async ofProduct(productId: string): Promise<GroupPriceList | undefined> {
    const variants = await this.tables()
      .selectFrom('product')
      .leftJoin('variant', (join) =>
        join.onRef('variant.product_id', '=', 'product.id').on('variant.archived_at', 'is', null),
      )
      .select(['variant.id as variantId', 'variant.sku', 'variant.options', 'variant.price_cents'])
      .where('product.id', '=', productId)
      .orderBy('variant.position')
      .orderBy('variant.id')
      .execute();
    if (variants.length === 0) return undefined;
    const prices = await this.listed()
      .where('variant.product_id', '=', productId)
      .where('variant.archived_at', 'is', null)
      .orderBy('variant.position')
      .orderBy('variant.id')
      .orderBy('group.name')
      .orderBy('price.currency')
      .orderBy('price.from_quantity')
      .execute();
    return {
      variants: variants.flatMap(({ variantId, sku, options, price_cents }) =>
        variantId === null
          ? []
          : [{ variantId, sku: sku ?? '', options: options ?? {}, priceCents: price_cents ?? 0 }],
      ),
      prices,
    };
  }

  async counts(productIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.tables()
      .selectFrom('group_price as price')
      .innerJoin('variant', 'variant.id', 'price.variant_id')
      .select(['variant.product_id as productId', (eb) => eb.fn.countAll<number>().as('many')])
      .where('variant.product_id', '=', (eb) => eb.fn.any(manyIds(productIds)))
      .where('variant.archived_at', 'is', null)
      .groupBy('variant.product_id')
      .execute();
    return new Map(rows.map(({ productId, many }) => [productId, Number(many)]));
  }

  named(prices: readonly NamedGroupPrice[]) {
    const rows = prices.map(({ groupId, variantId, currency, from }) => ({
      ...{ group_id: groupId, variant_id: variantId, currency, from_quantity: from },
    }));
    return this.tables()
      .selectFrom((eb) =>
        eb
          .fn<GroupPriceTables['group_price']>('jsonb_populate_recordset', [
            eb.cast(eb.lit(null), sql.raw('group_price')),
            eb.cast(eb.val(JSON.stringify(rows)), 'jsonb'),
          ])
          .as('named'),
      )
      .innerJoin('group_price as price', (join) =>
        join
          .onRef('price.group_id', '=', 'named.group_id')
          .onRef('price.variant_id', '=', 'named.variant_id')
          .onRef('price.currency', '=', 'named.currency')
          .onRef('price.from_quantity', '=', 'named.from_quantity'),
      )
      .select(['price.group_id as groupId', 'price.variant_id as variantId', 'price.currency'])
      .select(['price.from_quantity as from', 'price.price_cents as priceCents'])
      .execute();
  }

  ofVariants(variantIds: readonly string[]): Promise<ListedGroupPrice[]> {
    return this.listed()
      .where('price.variant_id', '=', (eb) => eb.fn.any(manyIds(variantIds)))
      .execute();
  }

  groups(): Promise<{ id: string; name: string }[]> {
    return this.tables().selectFrom('customer_group').select(['id', 'name']).orderBy('name').execute();
  }

  async set(prices: readonly WantedGroupPrice[]): Promise<void> {
    const gone = prices.filter(({ priceCents }) => priceCents === null);
    const kept = prices.flatMap(({ groupId, variantId, currency, from, priceCents }) =>
      priceCents === null
        ? []
        : [
            {
              ...{ id: this.ids.next(), group_id: groupId, variant_id: variantId, currency },
              ...{ from_quantity: from, price_cents: priceCents, version: 1 },
            },
          ],
    );
    if (gone.length > 0)
      await this.tables()
        .deleteFrom('group_price')
        .where(({ eb, or, and }) =>
          or(
            gone.map(({ groupId, variantId, currency, from }) =>
              and([
                eb('group_id', '=', groupId),
                eb('variant_id', '=', variantId),
                eb('currency', '=', currency),
                eb('from_quantity', '=', from),
              ]),
            ),
          ),
        )
        .execute();
    if (kept.length > 0)
      await this.tables()
        .insertInto('group_price')
        .values(kept)
        .onConflict((conflict) =>
          conflict
            .constraint('group_price_key')
            .doUpdateSet((eb) => ({
              price_cents: eb.ref('excluded.price_cents'),
              version: eb('group_price.version', '+', 1),
            }))
            .whereRef('group_price.price_cents', '<>', 'excluded.price_cents'),
        )
        .execute();
  }

  private listed() {
    return this.tables()
      .selectFrom('group_price as price')
      .innerJoin('variant', 'variant.id', 'price.variant_id')
      .innerJoin('customer_group as group', 'group.id', 'price.group_id')
      .select(['price.group_id as groupId', 'group.name as group', 'price.variant_id as variantId'])
      .select(['price.currency', 'price.from_quantity as from', 'price.price_cents as priceCents']);
  }
}
