import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Database } from '../../../platform/database/database.js';
import { Feedbacks, type Feedback } from '../../application/ports.js';
import type { OrderTables } from './tables.js';

/** Feedback on orders, at most one each by the primary key. */
@Injectable()
export class PostgresFeedbacks implements Feedbacks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async add(feedback: Feedback): Promise<boolean> {
    const row = await this.database
      .sql<OrderTables>()
      .insertInto('order_feedback')
      .values({
        order_id: feedback.orderId,
        rating: feedback.rating,
        comment: feedback.comment,
        created_at: this.clock.now(),
      })
      .onConflict((conflict) => conflict.column('order_id').doNothing())
      .returning('order_id')
      .executeTakeFirst();
    return row !== undefined;
  }
}
