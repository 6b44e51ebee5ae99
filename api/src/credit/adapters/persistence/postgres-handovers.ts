import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { dateOrNull } from '../../../platform/database/moments.js';
import { Handovers } from '../../application/ports.js';
import type { BoughtCard, Handover } from '../../domain/handover.js';
import type { CreditTables } from './tables.js';

/** Gift cards on their way, in PostgreSQL. */
@Injectable()
export class PostgresHandovers extends PostgresAdapter<CreditTables> implements Handovers {
  async add(handovers: readonly Handover[]): Promise<void> {
    const rows = handovers.map(({ bought, ...one }) => ({
      ...{ id: one.id, ...boughtRow(bought), ...changing(one), created_at: one.createdAt },
    }));
    await this.tables().insertInto('card_handover').values(rows).execute();
  }

  async lockOfOrder(orderId: string): Promise<Handover[]> {
    const own = this.rows().where('order_id', '=', orderId).orderBy('line').orderBy('piece');
    return (await own.forUpdate().execute()).map(handoverOf);
  }

  async lockOfCredit(creditId: string): Promise<Handover | undefined> {
    const row = await this.rows().where('credit_id', '=', creditId).forUpdate().executeTakeFirst();
    return row && handoverOf(row);
  }

  async due(today: string, limit: number): Promise<string[]> {
    const rows = await this.tables()
      .selectFrom('card_handover')
      .select('credit_id')
      .where('credit_id', 'is not', null)
      .where('mailed_at', 'is', null)
      .where('taken_back_at', 'is', null)
      .where((eb) => eb.or([eb('send_on', 'is', null), eb('send_on', '<=', today)]))
      .orderBy('created_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.flatMap(({ credit_id: id }) => id ?? []);
  }

  async save({ id, ...handover }: Handover): Promise<void> {
    await this.tables().updateTable('card_handover').set(changing(handover)).where('id', '=', id).execute();
  }

  private rows() {
    return this.tables().selectFrom('card_handover').selectAll();
  }
}

const boughtRow = (bought: BoughtCard | null) =>
  bought && {
    ...{ order_id: bought.orderId, line: bought.line, piece: bought.piece, variant_id: bought.variantId },
    ...{ face_cents: bought.face.cents, paid_cents: bought.paid.cents, currency: bought.face.currency.code },
  };

const changing = (one: Omit<Handover, 'id' | 'bought'>) => ({
  email: one.email,
  name: one.name,
  message: one.message,
  sender: one.from,
  language: one.language,
  send_on: one.sendOn,
  credit_id: one.creditId,
  sealed_code: one.sealedCode,
  mailed_at: one.mailedAt,
  taken_back_at: one.takenBackAt,
  is_forgotten: one.isForgotten,
});

type Row = Selectable<CreditTables['card_handover']>;

function handoverOf(row: Row): Handover {
  return {
    id: row.id,
    bought: boughtOf(row),
    ...{ email: row.email, name: row.name, message: row.message, sendOn: row.send_on },
    ...{ from: row.sender, language: row.language, creditId: row.credit_id, sealedCode: row.sealed_code },
    ...{ mailedAt: dateOrNull(row.mailed_at), takenBackAt: dateOrNull(row.taken_back_at) },
    ...{ isForgotten: row.is_forgotten, createdAt: new Date(row.created_at) },
  };
}

function boughtOf({ order_id: orderId, line, piece, variant_id: variantId, currency, ...row }: Row) {
  if (orderId === null || line === null || piece === null || variantId === null || currency === null)
    return null;
  const money = (cents: number | null) => Money.ofCents(Number(cents ?? 0), Currency.of(currency));
  return { orderId, line, piece, variantId, face: money(row.face_cents), paid: money(row.paid_cents) };
}
