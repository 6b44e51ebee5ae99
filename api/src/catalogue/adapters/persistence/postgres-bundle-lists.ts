import { Injectable } from '@nestjs/common';
import { GIFT_CARD_FIELD } from '../../../kernel/gift-card-goods.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { member } from '../../../platform/database/json-member.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { BundleLists, type BundledVariant, type WantedPart } from '../../application/bundle-lists.js';
import type { BundleFacts } from '../../domain/bundle.js';
import type { AdminTables } from './tables.js';

@Injectable()
export class PostgresBundleLists extends PostgresAdapter<AdminTables> implements BundleLists {
  async ofProduct(productId: string): Promise<readonly BundledVariant[] | undefined> {
    const variants = await this.tables()
      .selectFrom('product')
      .leftJoin('variant', (join) =>
        join.onRef('variant.product_id', '=', 'product.id').on('variant.archived_at', 'is', null),
      )
      .select(['variant.id', 'variant.sku', 'variant.options'])
      .where('product.id', '=', productId)
      .orderBy('variant.position')
      .orderBy('variant.id')
      .execute();
    if (variants.length === 0) return undefined;
    const parts = await this.partsOf(variants.flatMap(({ id }) => id ?? []));
    return variants.flatMap(({ id, sku, options }) =>
      id === null
        ? []
        : [
            {
              variantId: id,
              sku: sku ?? '',
              options: options ?? {},
              parts: parts.filter((one) => one.bundleId === id),
            },
          ],
    );
  }

  async ofVariants(variantIds: readonly string[]) {
    const parts = variantIds.length > 0 ? await this.partsOf(variantIds) : [];
    return Map.groupBy(parts, ({ bundleId }) => bundleId);
  }

  async bySku(skuKeys: readonly string[]) {
    if (skuKeys.length === 0) return new Map<string, { id: string; sku: string }>();
    const rows = await this.tables()
      .selectFrom('variant as v')
      .select(['v.id', 'v.sku'])
      .where((eb) => eb(eb.fn<string>('spelling_key', ['v.sku']), '=', eb.fn.any(eb.val([...skuKeys]))))
      .where('v.archived_at', 'is', null)
      .execute();
    return new Map(rows.map((row) => [spellingKey(row.sku), row]));
  }

  /** Products before shelves before variants, as whoever writes a product locks them; shelves in the order of the buyers. */
  async lock(variantIds: readonly string[]): Promise<readonly BundleFacts[]> {
    const ids = manyIds(variantIds);
    await this.tables()
      .selectFrom('product')
      .select('id')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('variant')
          .select('product_id')
          .where((of) => of('variant.id', '=', of.fn.any(ids))),
      )
      .orderBy('id')
      .forShare()
      .execute();
    await this.tables()
      .selectFrom('stock')
      .select('variant_id')
      .where((eb) => eb('variant_id', '=', eb.fn.any(ids)))
      .orderBy('variant_id')
      .forUpdate()
      .execute();
    await this.tables()
      .selectFrom('variant')
      .select('id')
      .where((eb) => eb('id', '=', eb.fn.any(ids)))
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const rows = await this.tables()
      .selectFrom('variant as v')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .innerJoin('stock', 'stock.variant_id', 'v.id')
      .select([
        'v.id as variantId',
        'p.tax_category as taxCategory',
        'p.is_shipped as isShipped',
        'stock.is_bundle as isBundle',
      ])
      .select(member('p.fields', GIFT_CARD_FIELD).as('giftCard'))
      .select((eb) => [
        eb
          .selectFrom('bundle_part')
          .select((of) => of.fn.agg<string[]>('array_agg', ['bundle_id']).as('ids'))
          .whereRef('part_id', '=', 'v.id')
          .as('bundles'),
        eb
          .or([
            ...[eb('stock.on_hand', 'is', null), eb('stock.on_hand', '<>', 0), eb('stock.held', '<>', 0)],
            eb.exists(
              eb
                .selectFrom('place_stock')
                .select('place_id')
                .whereRef('place_stock.variant_id', '=', 'v.id')
                .where('place_stock.on_hand', '>', 0),
            ),
          ])
          .$castTo<boolean>()
          .as('hasStock'),
        eb
          .exists(
            eb
              .selectFrom('arrival_line')
              .innerJoin('arrival', 'arrival.id', 'arrival_line.arrival_id')
              .select('arrival.id')
              .whereRef('arrival_line.variant_id', '=', 'v.id')
              .where('arrival.sent_at', 'is not', null)
              .where('arrival.ended_at', 'is', null),
          )
          .$castTo<boolean>()
          .as('isOnTheWay'),
      ])
      .where((eb) => eb('v.id', '=', eb.fn.any(manyIds(variantIds))))
      .where('v.archived_at', 'is', null)
      .execute();
    return rows.map(({ giftCard, bundles, ...one }) => ({
      ...{ ...one, isGiftCard: giftCard === 'true', bundles: bundles ?? [] },
    }));
  }

  async set(bundleId: string, parts: readonly Omit<WantedPart, 'bundleId'>[]): Promise<void> {
    await this.tables().deleteFrom('bundle_part').where('bundle_id', '=', bundleId).execute();
    if (parts.length === 0) return;
    const rows = parts.map(({ partId, quantity }) => ({ bundle_id: bundleId, part_id: partId, quantity }));
    await this.tables().insertInto('bundle_part').values(rows).execute();
  }

  private partsOf(bundleIds: readonly string[]) {
    return this.tables()
      .selectFrom('bundle_part')
      .innerJoin('variant', 'variant.id', 'bundle_part.part_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['bundle_part.bundle_id as bundleId', 'bundle_part.part_id as partId', 'bundle_part.quantity'])
      .select(['product.name', 'variant.sku', 'variant.options'])
      .where((eb) => eb('bundle_part.bundle_id', '=', eb.fn.any(manyIds(bundleIds))))
      .orderBy('product.name')
      .orderBy('variant.id')
      .execute();
  }
}
