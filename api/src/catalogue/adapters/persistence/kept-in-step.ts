import { Injectable } from '@nestjs/common';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Shelves } from '../../../inventory/adapters/persistence/shelf.schema.js';
import type { stockSchema } from '../../../inventory/adapters/persistence/stock.schema.js';
import { Currency, toDecimal } from '../../../kernel/currency.js';
import {
  changedSince,
  exactly,
  goesOn,
  placeOfLast,
  type PageOfChanges,
} from '../../../platform/database/changed-since.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListRules } from '../../../platform/http/list-rules.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { KeptLevelDto } from '../http/stock-levels.dto.js';
import type { KeptPriceDto } from '../http/prices.dto.js';
import { ownPrices } from './own-prices-sql.js';
import type { CatalogueTables } from './tables.js';

type KeptTables = CatalogueTables & Tables<typeof stockSchema> & Shelves;

const rulesOf = (resource: string): ListRules => ({
  resource,
  sorts: ['sku', 'updatedAt'],
  defaultSort: ['updatedAt', 'ASC'],
  filters: { sku: 'text', productId: 'uuid', updatedSince: 'since' },
});

/** Any other is by the last change. */
const SORTS: Partial<Record<string, 'variant.sku' | 'variant.id'>> = { sku: 'variant.sku', id: 'variant.id' };

export const LEVEL_RULES = rulesOf('stock-levels');
export const PRICE_RULES = rulesOf('prices');

/** Levels and prices of variants on sale, as another system keeps them: in the order of their last change. */
@Injectable()
export class KeptInStep {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async levels(list: AdminList): Promise<PageOfChanges<KeptLevelDto>> {
    let found = this.variants(list)
      .innerJoin('stock', 'stock.variant_id', 'variant.id')
      .innerJoin('shelf', 'shelf.variant_id', 'variant.id');
    if (list.since !== undefined)
      found = found.where(changedSince(list.since, 'stock.updated_at', 'stock.variant_id'));
    const rows = await pageOf(
      found
        .select(['variant.id', 'variant.sku', 'variant.product_id as productId'])
        .select([
          'shelf.on_hand as onHand',
          'shelf.held',
          'shelf.is_bundle as isBundle',
          'stock.updated_at as updatedAt',
        ])
        .select(exactly('stock.updated_at')),
      list,
      SORTS[list.sort] ?? 'stock.updated_at',
      'stock.variant_id',
    ).execute();
    return {
      items: rows.map(({ exactly: _, ...row }) => ({
        ...row,
        available: row.onHand === null ? null : row.onHand - row.held,
      })),
      ...{ total: goesOn(list) ? undefined : await this.totals.of(found), last: placeOfLast(rows) },
    };
  }

  async prices(list: AdminList): Promise<PageOfChanges<KeptPriceDto>> {
    let found = this.variants(list);
    if (list.since !== undefined)
      found = found.where(changedSince(list.since, 'variant.priced_at', 'variant.id'));
    const rows = await pageOf(
      found
        .innerJoin('product', 'product.id', 'variant.product_id')
        .select(['variant.id', 'variant.sku', 'variant.product_id as productId'])
        .select(['variant.price_cents', 'product.discount_percent', 'product.sale_ends_at as saleEndsAt'])
        .select(['variant.priced_at as updatedAt', exactly('variant.priced_at')])
        .select((eb) => ownPrices(eb.ref('variant.id')).as('own'))
        .select((eb) =>
          jsonArrayFrom(
            eb
              .selectFrom('group_price')
              .select(['group_price.group_id as groupId', 'group_price.currency'])
              .select(['group_price.from_quantity as from', 'group_price.price_cents as cents'])
              .whereRef('group_price.variant_id', '=', 'variant.id')
              .orderBy('group_price.group_id')
              .orderBy('group_price.currency')
              .orderBy('group_price.from_quantity'),
          ).as('ofGroups'),
        ),
      list,
      SORTS[list.sort] ?? 'variant.priced_at',
      'variant.id',
    ).execute();
    return {
      items: rows.map(({ exactly: _, price_cents, discount_percent, own, ofGroups, ...row }) => ({
        ...row,
        ...{ price: toDecimal(price_cents), discount: discount_percent },
        ownPrices: Object.entries(own).map(([currency, cents]) => ({
          currency,
          price: Currency.of(currency).toDecimal(cents),
        })),
        groupPrices: ofGroups.map(({ cents, ...one }) => ({
          ...one,
          price: Currency.of(one.currency).toDecimal(cents),
        })),
      })),
      ...{ total: goesOn(list) ? undefined : await this.totals.of(found), last: placeOfLast(rows) },
    };
  }

  private variants(list: AdminList) {
    let found = this.database
      .sql<KeptTables>()
      .selectFrom('variant')
      .where('variant.archived_at', 'is', null);
    const [ids, skus, products] = [list.ids, list.all('sku'), list.all('productId')];
    if (ids) found = found.where('variant.id', 'in', ids);
    if (skus) found = found.where('variant.sku', 'in', skus);
    if (products) found = found.where('variant.product_id', 'in', products);
    return found;
  }
}
