import { Injectable } from '@nestjs/common';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { OWN_LINES } from '../../../kernel/own-lines.js';
import { countryCode } from '../../../kernel/world/countries.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { manyIds } from '../../../platform/database/many-ids.js';
import { PastOrders, type PastOrder } from '../../application/preview-discount.js';
import type { PromotionTables } from './tables.js';

@Injectable()
export class PostgresPastOrders extends PostgresAdapter<PromotionTables> implements PastOrders {
  async since(moment: Date, most: number): Promise<PastOrder[]> {
    const orders = await this.tables()
      .selectFrom('orders as o')
      .select(['o.id', 'o.account_id', 'o.currency', 'o.shipping_cents', 'o.shipping_address', 'o.receipt'])
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('orders as before')
              .select('before.id')
              .whereRef('before.account_id', '=', 'o.account_id')
              .whereRef('before.created_at', '<', 'o.created_at')
              .where('before.status', '<>', 'cancelled'),
          )
          .as('had_before'),
      )
      .where('o.created_at', '>=', moment.toISOString())
      .where('o.status', '<>', 'cancelled')
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(most)
      .execute();
    const lines = await this.lines(orders.map(({ id }) => id));
    return orders.toReversed().map((row) => {
      const currency = Currency.of(row.currency);
      return {
        accountId: row.account_id,
        country: countryCode(row.shipping_address?.country ?? '') ?? '',
        isFirst: !row.had_before,
        goods: (lines.get(row.id) ?? []).map(({ productId, quantity, cents }) => ({
          ...{ productId, quantity, unitPrice: Money.ofCents(cents, currency) },
        })),
        delivery: Money.ofCents(row.shipping_cents, currency),
        exchange: row.receipt.rules?.exchange ?? null,
      };
    });
  }

  private async lines(ids: readonly string[]) {
    const found = new Map<string, { productId: string; quantity: number; cents: number }[]>();
    if (ids.length === 0) return found;
    const rows = await this.tables()
      .selectFrom('order_line')
      .select(['order_id', 'product_id', 'quantity', 'unit_price_cents'])
      .where((eb) => eb('order_id', '=', eb.fn.any(manyIds(ids))))
      .where('product_id', '<>', OWN_LINES)
      .orderBy('order_id')
      .orderBy('position')
      .execute();
    for (const { order_id, product_id, quantity, unit_price_cents } of rows) {
      const line = { productId: product_id, quantity, cents: unit_price_cents };
      found.set(order_id, [...(found.get(order_id) ?? []), line]);
    }
    return found;
  }
}
