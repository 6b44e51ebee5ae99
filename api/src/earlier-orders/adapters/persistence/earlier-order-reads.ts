import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { ListTotals } from '../../../platform/database/list-totals.js';
import { containing } from '../../../platform/database/text-search.js';
import type { AdminList, ListRules } from '../../../platform/http/simple-rest.js';
import { viewOf, type EarlierOrderDto } from '../http/earlier-orders.dto.js';
import { orderOf } from './order-rows.js';
import type { EarlierTables } from './postgres-earlier-orders.js';

export const EARLIER_ORDER_RULES: ListRules = {
  resource: 'earlier-orders',
  sorts: ['placedAt', 'number'],
  defaultSort: ['placedAt', 'DESC'],
  filters: { q: 'text', customerId: 'uuid' },
};

const SORTS = { placedAt: 'placed_at', number: 'number', id: 'id' } as const;

/** Orders of the shop before, as the staff looks them up. */
@Injectable()
export class EarlierOrderReads {
  constructor(
    private readonly database: Database,
    private readonly totals: ListTotals,
  ) {}

  async list(list: AdminList): Promise<{ items: EarlierOrderDto[]; total: number }> {
    const found = this.matching(list);
    const direction = list.direction === 'ASC' ? 'asc' : 'desc';
    const rows = await found
      .selectAll('earlier_order')
      .orderBy(SORTS[list.sort as keyof typeof SORTS] ?? 'placed_at', direction)
      .orderBy('id', direction)
      .limit(list.limit)
      .offset(list.offset)
      .execute();
    const items = rows.map((row) => viewOf({ id: row.id, ...orderOf(row) }));
    return { items, total: await this.totals.of(found) };
  }

  private matching(list: AdminList) {
    let query = this.database.sql<EarlierTables>().selectFrom('earlier_order');
    const ids = list.ids;
    if (ids) query = query.where('id', 'in', ids);
    const customers = list.all('customerId');
    if (customers)
      query = query.where('email_key', 'in', (eb) =>
        eb.selectFrom('account').select('account.email_key').where('account.id', 'in', customers),
      );
    const q = list.text('q')?.trim().toLowerCase();
    if (!q) return query;
    return query.where((eb) =>
      eb.or([
        eb(eb.fn('lower', ['number']), 'like', containing(q)),
        eb('email_key', 'like', containing(q)),
        eb(eb.fn('lower', ['name']), 'like', containing(q)),
      ]),
    );
  }
}
