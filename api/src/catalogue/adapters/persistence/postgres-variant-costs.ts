import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { holdCurrency } from '../../../platform/database/held-currency.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { VariantCosts, type VariantCost, type WantedCost } from '../../application/variant-costs.js';
import type { CatalogueTables } from './tables.js';

@Injectable()
export class PostgresVariantCosts extends PostgresAdapter<CatalogueTables> implements VariantCosts {
  async ofProduct(productId: string): Promise<VariantCost[] | undefined> {
    const rows = await this.tables()
      .selectFrom('product')
      .leftJoin('variant', (join) =>
        join.onRef('variant.product_id', '=', 'product.id').on('variant.archived_at', 'is', null),
      )
      .leftJoin('variant_cost', 'variant_cost.variant_id', 'variant.id')
      .select(['variant.id as variantId', 'variant.sku', 'variant.options'])
      .select(['variant.price_cents as priceCents', 'variant_cost.cost_cents as costCents'])
      .select((eb) => {
        const parts = eb.selectFrom('bundle_part as b').whereRef('b.bundle_id', '=', 'variant.id');
        return [
          eb.exists(parts.select('b.part_id')).$castTo<boolean>().as('isBundle'),
          parts
            .leftJoin('variant_cost as known', 'known.variant_id', 'b.part_id')
            .select(({ fn, eb: of }) =>
              of
                .case()
                .when(fn.count('b.part_id'), '=', fn.count('known.cost_cents'))
                .then(fn.sum<number>(of('known.cost_cents', '*', of.ref('b.quantity'))))
                .else(null)
                .end()
                .as('sum'),
            )
            .as('ofParts'),
        ];
      })
      .where('product.id', '=', productId)
      .orderBy('variant.position')
      .orderBy('variant.id')
      .execute();
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ variantId, sku, options, priceCents, costCents, isBundle, ofParts }) =>
      variantId === null
        ? []
        : [
            {
              ...{ variantId, sku: sku ?? '', options: options ?? {}, priceCents: priceCents ?? 0, isBundle },
              costCents: !isBundle ? costCents : ofParts === null ? null : Number(ofParts),
            },
          ],
    );
  }

  async known(variantIds: readonly string[], how?: 'held'): Promise<ReadonlyMap<string, number>> {
    if (variantIds.length === 0) return new Map();
    const rows = await this.tables()
      .selectFrom('variant_cost')
      .select(['variant_id', 'cost_cents'])
      .where(({ eb, fn }) => eb('variant_id', '=', fn.any(manyIds(variantIds))))
      .orderBy('variant_id')
      .$if(how === 'held', (query) => query.forUpdate())
      .execute();
    return new Map(rows.map(({ variant_id, cost_cents }) => [variant_id, cost_cents]));
  }

  async set(costs: readonly WantedCost[]): Promise<void> {
    if (costs.length === 0) return;
    await holdCurrency(this.database.sql());
    const known = costs.flatMap(({ variantId: variant_id, costCents: cost_cents }) =>
      cost_cents === null ? [] : [{ variant_id, cost_cents }],
    );
    const unknown = costs.flatMap(({ variantId, costCents }) => (costCents === null ? [variantId] : []));
    if (unknown.length > 0)
      await this.tables()
        .deleteFrom('variant_cost')
        .where(({ eb, fn }) => eb('variant_id', '=', fn.any(manyIds(unknown))))
        .execute();
    if (known.length > 0)
      await this.tables()
        .insertInto('variant_cost')
        .values(known)
        .onConflict((conflict) =>
          conflict.column('variant_id').doUpdateSet((eb) => ({ cost_cents: eb.ref('excluded.cost_cents') })),
        )
        .execute();
  }
}
