import { Injectable } from '@nestjs/common';
import type { Insertable, Kysely } from 'kysely';
import { laterOnce, type PlaceOf } from '../../../platform/database/compiled-once.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { lockName } from '../../../platform/database/named-lock.js';
import type { Tables } from '../../../platform/database/tables.js';
import { OrderLetters, type WrittenLetter } from '../../application/order-letters.js';
import type { orderLetterSchema } from '../../../orders/adapters/persistence/order-letter.schema.js';

type LetterTables = Tables<typeof orderLetterSchema>;
type LetterRow = Insertable<LetterTables['order_letter']>;

const MOST = 50;

/** Once, however often its event is told. */
const keepLetter = laterOnce((db: Kysely<LetterTables>, place: PlaceOf<LetterRow>) =>
  db
    .insertInto('order_letter')
    .values({
      ...{ id: place('id'), order_id: place('order_id'), topic: place('topic'), subject: place('subject') },
      ...{ told: place('told'), is_again: place('is_again'), written_at: place('written_at') },
    })
    .onConflict((conflict) => conflict.column('id').doNothing()),
);

@Injectable()
export class PostgresOrderLetters extends PostgresAdapter<LetterTables> implements OrderLetters {
  keep({ id, orderId, topic, subject, told, isAgain, writtenAt }: WrittenLetter): Promise<void> {
    return keepLetter(this.tables(), {
      ...{ id, order_id: orderId, topic, subject, told: JSON.stringify(told) },
      ...{ is_again: isAgain, written_at: writtenAt },
    });
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
