import { Injectable } from '@nestjs/common';
import { Currency } from '../../../kernel/currency.js';
import { GroupMembership } from '../../../kernel/customer-groups.js';
import { GIFT_CARD_FIELD } from '../../../kernel/gift-card-goods.js';
import { GroupPrices, type GroupPrice } from '../../../kernel/group-price.js';
import { Money } from '../../../kernel/money.js';
import { Database } from '../../../platform/database/database.js';
import { member } from '../../../platform/database/json-member.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import type { GroupPriceTables } from './tables.js';

/** What the groups of an account pay. A gift card is worth what it costs, for everybody. */
@Injectable()
export class PostgresGroupPrices implements GroupPrices {
  constructor(
    private readonly database: Database,
    private readonly membership: GroupMembership,
  ) {}

  async of(
    accountId: string,
    variantIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly GroupPrice[]>> {
    const rows = await this.database
      .sql<GroupPriceTables>()
      .selectFrom('group_price as price')
      .innerJoin('customer_group as group', 'group.id', 'price.group_id')
      .innerJoin('variant as v', 'v.id', 'price.variant_id')
      .innerJoin('product as p', 'p.id', 'v.product_id')
      .select(['price.id', 'price.version', 'price.group_id as groupId', 'group.name as group'])
      .select(['price.variant_id as variantId', 'price.currency', 'price.from_quantity as from'])
      .select('price.price_cents as cents')
      .where(({ eb, fn }) => eb('price.variant_id', '=', fn.any(manyIds(variantIds))))
      .where(member('p.fields', GIFT_CARD_FIELD), 'is distinct from', 'true')
      .execute();
    const groupIds = [...new Set(rows.map(({ groupId }) => groupId))];
    const own = groupIds.length > 0 ? await this.membership.of(accountId, groupIds) : [];
    const found = new Map<string, GroupPrice[]>();
    for (const { variantId, currency, cents, ...row } of rows)
      if (own.includes(row.groupId)) {
        const unitPrice = Money.ofCents(cents, Currency.of(currency));
        found.set(variantId, [...(found.get(variantId) ?? []), { ...row, unitPrice }]);
      }
    return found;
  }
}
