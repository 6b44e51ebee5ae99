import { Injectable } from '@nestjs/common';
import { Currency } from '../../../kernel/currency.js';
import { Database } from '../../../platform/database/database.js';
import type { Column } from '../../../platform/http/csv.js';
import { GroupPriceLists } from '../../application/group-price-lists.js';
import { groupPriceColumn, type FiledGroupPrice } from '../../domain/import/group-price-cells.js';
import type { GroupPriceTables } from './tables.js';

interface Priced {
  group_prices: readonly FiledGroupPrice[];
}

/** What groups of customers pay, in the file of all products. */
@Injectable()
export class ExportedGroupPrices {
  constructor(
    private readonly database: Database,
    private readonly lists: GroupPriceLists,
  ) {}

  /** One for each group, currency and number of pieces that some variant has a price for. */
  async columns(): Promise<Column<Priced>[]> {
    const places = await this.database
      .sql<GroupPriceTables>()
      .selectFrom('group_price as price')
      .innerJoin('customer_group as group', 'group.id', 'price.group_id')
      .select(['group.name as group', 'price.currency', 'price.from_quantity as from'])
      .distinct()
      .orderBy('group.name')
      .orderBy('price.currency')
      .orderBy('price.from_quantity')
      .execute();
    return places.map((place) => ({
      label: groupPriceColumn(place),
      cell: ({ group_prices: prices }) => {
        const own = prices.find(
          ({ group, currency, from }) =>
            group === place.group && currency === place.currency && from === place.from,
        );
        return own && own.priceCents !== null ? Currency.of(own.currency).toDecimal(own.priceCents) : '';
      },
    }));
  }

  async with<Row extends { id: string }>(rows: readonly Row[]): Promise<(Row & Priced)[]> {
    const found = await this.lists.ofVariants(rows.map(({ id }) => id));
    const prices = Map.groupBy(found, ({ variantId }) => variantId);
    return rows.map((row) => ({ ...row, group_prices: prices.get(row.id) ?? [] }));
  }
}
