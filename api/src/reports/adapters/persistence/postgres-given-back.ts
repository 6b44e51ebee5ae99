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
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom((of) => of.fn<{ value: unknown }>('jsonb_array_elements', ['lines']).as('line'))
            .select(({ fn, cast, val }) =>
              fn
                .sum<number>(
                  cast<number>(fn('jsonb_extract_path_text', ['line.value', val('quantity')]), 'integer'),
                )
                .as('pieces'),
            )
            .as('sent'),
        (join) => join.onTrue(),
      )
      .select(({ fn }) => [
        'reason',
        fn.countAll<number>().as('returns'),
        fn.sum<number | null>('sent.pieces').as('pieces'),
      ])
      .where('created_at', '>=', from.toISOString())
      .where('created_at', '<', until.toISOString())
      .groupBy('reason')
      .execute();
    return rows.map(({ reason, returns, pieces }) => ({
      ...{ reason, returns: Number(returns), pieces: Number(pieces ?? 0) },
    }));
  }
}
