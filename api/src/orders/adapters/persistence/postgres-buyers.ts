import { Injectable } from '@nestjs/common';
import type { accountSchema } from '../../../accounts/adapters/persistence/account.schema.js';
import type { Caller } from '../../../kernel/caller.js';
import { Buyers } from '../../../platform/auth/allow-order-link.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { OrderTables } from './tables.js';

/** Buyers of orders, whatever their role: a mailed link gives no right of the staff. */
@Injectable()
export class PostgresBuyers implements Buyers {
  constructor(private readonly database: Database) {}

  async callerOf(orderId: string, madeAt: Date): Promise<Caller | undefined> {
    const row = await this.database
      .sql<OrderTables & Tables<typeof accountSchema>>()
      .selectFrom('orders')
      .innerJoin('account', 'account.id', 'orders.account_id')
      .select(['account.id as accountId', 'account.name', 'account.email'])
      .where('orders.id', '=', orderId)
      .where('account.disabled_at', 'is', null)
      // the token knows the second alone: one of the second in which they were ended is ended
      .where(({ eb, or }) =>
        or([
          eb('account.order_links_from', 'is', null),
          eb(
            eb.fn<string>('date_trunc', [eb.val('second'), 'account.order_links_from']),
            '<',
            madeAt.toISOString(),
          ),
        ]),
      )
      .executeTakeFirst();
    return row && { ...row, ...NO_RIGHTS };
  }
}

const NO_RIGHTS = {
  sessionId: '',
  role: 'customer',
  permissions: [],
  refundLimit: 0,
  hasRecentLogin: false,
  hasSecondFactor: false,
} as const;
