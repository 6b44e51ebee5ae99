import { Injectable } from '@nestjs/common';
import { Currency, toDecimal } from '../../../kernel/currency.js';
import { optionsInOrder } from '../../../kernel/options-in-order.js';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { pageOf } from '../../../platform/database/page-of.js';
import { containing } from '../../../platform/database/text-search.js';
import type { ListRules } from '../../../platform/http/list-rules.js';
import type { AdminList } from '../../../platform/http/simple-rest.js';
import type { ListedGroupPriceDto } from '../http/group-prices.dto.js';
import type { GroupPriceTables } from './tables.js';

export const GROUP_PRICE_RULES: ListRules = {
  resource: 'group-prices',
  sorts: ['variantId', 'product'],
  defaultSort: ['variantId', 'ASC'],
  filters: { groupId: 'uuid', productId: 'uuid', variantId: 'uuid', currency: 'text', q: 'text' },
};

/** What groups pay for all that is on sale, a row for each price: those of one group are read by its own index, in the order of their variants. */
@Injectable()
export class ListedGroupPrices {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: ListedGroupPriceDto[]; total: number }> {
    const found = this.found(list);
    const page = found
      .innerJoin('customer_group as group', 'group.id', 'price.group_id')
      .select(['price.id', 'price.group_id as groupId', 'group.name as group'])
      .select(['variant.product_id as productId', 'product.name as product'])
      .select(['price.variant_id as variantId', 'variant.sku', 'variant.options'])
      .select((eb) => eb.ref('product.options').$castTo<readonly { name: string }[]>().as('order'))
      .select(['price.currency', 'price.from_quantity as from'])
      .select(['price.price_cents as cents', 'variant.price_cents as regular_cents']);
    const way = list.direction === 'ASC' ? 'asc' : 'desc';
    const rows = await pageOf(
      list.sort === 'product'
        ? page
            .orderBy('product.name', way)
            .orderBy('product.id', way)
            .orderBy('variant.position', way)
            .orderBy('price.variant_id', way)
            .orderBy('price.currency', way)
            .orderBy('price.from_quantity', way)
        : page,
      list,
      list.sort === 'id' ? 'price.id' : 'price.variant_id',
      'price.id',
    ).execute();
    const items = rows.map(({ cents, regular_cents, options, order, ...row }) => ({
      ...{ ...row, options: { ...optionsInOrder(options, order) } },
      ...{ price: Currency.of(row.currency).toDecimal(cents), regularPrice: toDecimal(regular_cents) },
    }));
    return { items, total: await this.totals.of(found) };
  }

  private found(list: AdminList) {
    let found = this.database
      .sql<GroupPriceTables>()
      .selectFrom('group_price as price')
      .innerJoin('variant', 'variant.id', 'price.variant_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .where('variant.archived_at', 'is', null);
    const [ids, groups, products] = [list.ids, list.all('groupId'), list.all('productId')];
    const [variants, currencies, q] = [list.all('variantId'), list.all('currency'), list.text('q')];
    if (ids) found = found.where('price.id', 'in', ids);
    if (groups) found = found.where('price.group_id', 'in', groups);
    if (products) found = found.where('variant.product_id', 'in', products);
    if (variants) found = found.where('price.variant_id', 'in', variants);
    if (currencies) found = found.where('price.currency', 'in', currencies);
    if (q)
      found = found.where((eb) =>
        eb.or([eb('product.name', 'ilike', containing(q)), eb('variant.sku', 'ilike', containing(q))]),
      );
    return found;
  }
}
