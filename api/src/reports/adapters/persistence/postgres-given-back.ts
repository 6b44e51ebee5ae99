import { Injectable } from '@nestjs/common';
import { daysOf, startsOf, type Period } from '../../../kernel/period.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { orderReturnSchema } from '../../../returns/adapters/persistence/order-return.schema.js';
import { GivenBack } from '../../application/ports.js';

interface Refunds {
  day: string;
  refunds: number;
  cents: number;
}

@Injectable()
export class PostgresGivenBack extends GivenBack {
  constructor(private readonly database: Database) {
    super();
  }

  override async refundsByDay(period: Period): Promise<Refunds[]> {
    return await this.database
      .sql<object>()
      .selectFrom((eb) =>
        eb
          .fn<Refunds>('refunds_by_day', [eb.val(daysOf(period)), eb.val(startsOf(period))])
          .as<'refund'>('refund'),
      )
      .select((eb) => eb.cast<string>('refund.day', 'text').as('day'))
      .select(['refund.refunds', 'refund.cents'])
      .execute();
  }

  override async returnsByReason({ from, until }: Period) {
    const rows = await this.database
      .sql<Tables<typeof orderReturnSchema>>()
      .selectFrom('order_return')
      .select(['reason', 'lines'])
      .where('created_at', '>=', from.toISOString())
      .where('created_at', '<', until.toISOString())
      .execute();
    const reasons = new Map<string, { reason: string; returns: number; pieces: number }>();
    for (const { reason, lines } of rows) {
      const found = reasons.get(reason) ?? { reason, returns: 0, pieces: 0 };
      const pieces = lines.reduce((sum, { quantity }) => sum + quantity, found.pieces);
      reasons.set(reason, { reason, returns: found.returns + 1, pieces });
    }
    return [...reasons.values()];
  }
}
