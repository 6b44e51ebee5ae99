import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { lockName } from '../../../platform/database/named-lock.js';
import type { Tables } from '../../../platform/database/tables.js';
import { OrderLetters, type WrittenLetter } from '../../application/order-letters.js';
import type { orderLetterSchema } from '../../../orders/adapters/persistence/order-letter.schema.js';

const MOST = 50;

@Injectable()
export class PostgresOrderLetters
  extends PostgresAdapter<Tables<typeof orderLetterSchema>>
  implements OrderLetters
{
  async keep(letter: WrittenLetter): Promise<void> {
    await this.tables()
      .insertInto('order_letter')
      .values({
        ...{ id: letter.id, order_id: letter.orderId, topic: letter.topic, subject: letter.subject },
        ...{ told: JSON.stringify(letter.told), is_again: letter.isAgain, written_at: letter.writtenAt },
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }

  async ofOrder(orderId: string): Promise<WrittenLetter[]> {
    const rows = await this.tables()
      .selectFrom('order_letter')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('written_at', 'desc')
      .orderBy('id', 'desc')
      .limit(MOST)
      .execute();
    return rows.map((row) => ({
      ...{ id: row.id, orderId: row.order_id, topic: row.topic, subject: row.subject },
      ...{ told: row.told, isAgain: row.is_again, writtenAt: new Date(row.written_at) },
    }));
  }

  async sentAgainSince(orderId: string, since: Date): Promise<number> {
    await lockName(this.tables(), `letters of order ${orderId}`);
    const { count } = await this.tables()
      .selectFrom('order_letter')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('order_id', '=', orderId)
      .where('is_again', '=', true)
      .where('written_at', '>', since.toISOString())
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
