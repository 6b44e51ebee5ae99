import { Injectable } from '@nestjs/common';
import { iso } from '../../../platform/database/moments.js';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { OrderState } from '../../../orders/domain/order-states.js';
import type { orderSchema } from '../../../orders/adapters/persistence/order.schema.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import type { Tables } from '../../../platform/database/tables.js';
import { containing, folded, foldedOnce } from '../../../platform/database/text-search.js';
import { ShopLists, type ListedCustomer, type ListedOrder, type Wanted } from '../../application/ports.js';

type ShopTables = Tables<typeof orderSchema | typeof accountSchema>;

@Injectable()
export class PostgresShopLists extends PostgresAdapter<ShopTables> implements ShopLists {
  async orders({ query, status, most }: Wanted & { status: OrderState | undefined }): Promise<ListedOrder[]> {
    let found = this.tables()
      .selectFrom('orders')
      .select(['id', 'status', 'payment_status', 'total_cents', 'currency', 'customer_name'])
      .select(['contact_email', 'created_at']);
    if (status) found = found.where('status', '=', status);
    if (query) {
      // each way through its own index, which a single condition joined by "or" would not use
      const ids = this.tables().selectFrom('orders').select('orders.id');
      const number = query.replace(/^#/, '').toUpperCase();
      const byNumber = ids.where((eb) =>
        eb(eb.fn('upper', [eb.fn('right', [eb.cast('orders.id', 'text'), eb.lit(8)])]), '=', number),
      );
      const byText = ids.where('orders.find_text', 'like', foldedOnce(containing(query)));
      found = found.where('id', 'in', byNumber.union(byText));
    }
    const rows = await found.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute();
    return rows.map((row) => ({
      ...{ id: row.id, status: row.status, paymentStatus: row.payment_status, currency: row.currency },
      ...{ totalCents: Number(row.total_cents), customer: row.customer_name, email: row.contact_email },
      placedAt: iso(row.created_at),
    }));
  }

  async customers({ query, most }: Wanted): Promise<ListedCustomer[]> {
    let found = this.tables()
      .selectFrom('account')
      .select(['account.id', 'name', 'email', 'account.created_at'])
      .select((eb) =>
        eb
          .selectFrom('orders')
          .whereRef('orders.account_id', '=', 'account.id')
          .select(eb.fn.countAll<number>().as('count'))
          .as('orders'),
      )
      .where('role', '=', 'customer')
      .where('disabled_at', 'is', null);
    if (query) {
      const ids = this.tables().selectFrom('account').select('account.id');
      const byName = ids.where((eb) =>
        eb(folded(eb.ref('account.name')), 'like', foldedOnce(containing(query))),
      );
      const byMail = ids.where('email_key', 'like', containing(query.toLowerCase()));
      found = found.where('account.id', 'in', byName.union(byMail));
    }
    const rows = await found
      .orderBy('account.created_at', 'desc')
      .orderBy('account.id', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      ...{ id: row.id, name: row.name, email: row.email, joinedAt: iso(row.created_at) },
      orders: Number(row.orders),
    }));
  }

  customer(id: string): Promise<{ id: string; name: string } | undefined> {
    return this.tables()
      .selectFrom('account')
      .select(['id', 'name'])
      .where('id', '=', id)
      .where('role', '=', 'customer')
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
  }
}
