import { Injectable } from '@nestjs/common';
import { Currency } from '../../../kernel/currency.js';
import { Money } from '../../../kernel/money.js';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { NOW } from '../../../platform/database/now.js';
import { OrderEdits, type KeptEdit } from '../../application/order-edits.js';
import type { EditState, OrderEdit } from '../../domain/order-edit.js';
import type { OrderState } from '../../domain/order-states.js';
import type { OrderTables } from './tables.js';

@Injectable()
export class PostgresOrderEdits extends PostgresAdapter<OrderTables> implements OrderEdits {
  async add(edit: OrderEdit): Promise<void> {
    const { id, orderId, newOrderId, returnId, leaving, worth, moved, actor, createdAt } = edit;
    await this.tables()
      .insertInto('order_edit')
      .values({
        ...{ id, order_id: orderId, new_order_id: newOrderId, return_id: returnId },
        ...{ leaving: JSON.stringify(leaving), worth_cents: worth.cents, moved_cents: moved.cents },
        ...{ currency: worth.currency.code, actor_kind: actor.kind, actor_id: actor.id },
        ...{ created_at: createdAt, completed_at: edit.completedAt },
      })
      .execute();
  }

  async ofNew(newOrderId: string): Promise<KeptEdit | undefined> {
    const row = await this.kept().where('new_order_id', '=', newOrderId).executeTakeFirst();
    return row && toEdit(row);
  }

  async waitingOf(orderId: string): Promise<KeptEdit | undefined> {
    const row = await this.kept()
      .where('order_edit.order_id', '=', orderId)
      .where('completed_at', 'is', null)
      .where('orders.status', '=', 'pending')
      .executeTakeFirst();
    return row && toEdit(row);
  }

  async about(orderId: string): Promise<KeptEdit[]> {
    const rows = await this.kept()
      .where((eb) => eb.or([eb('order_edit.order_id', '=', orderId), eb('new_order_id', '=', orderId)]))
      .orderBy('order_edit.created_at')
      .orderBy('order_edit.id')
      .execute();
    return rows.map(toEdit);
  }

  async complete(id: string): Promise<void> {
    await this.tables().updateTable('order_edit').set({ completed_at: NOW }).where('id', '=', id).execute();
  }

  private kept() {
    return this.tables()
      .selectFrom('order_edit')
      .innerJoin('orders', 'orders.id', 'order_edit.new_order_id')
      .selectAll('order_edit')
      .select('orders.status as new_status');
  }
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<PostgresOrderEdits['kept']>['executeTakeFirst']>>>;

function toEdit(row: Row): KeptEdit {
  const money = (cents: number) => Money.ofCents(cents, Currency.of(row.currency));
  return {
    ...{ id: row.id, orderId: row.order_id, newOrderId: row.new_order_id, returnId: row.return_id },
    ...{ leaving: row.leaving, worth: money(row.worth_cents), moved: money(row.moved_cents) },
    actor: { kind: row.actor_kind, id: row.actor_id },
    createdAt: new Date(row.created_at),
    completedAt: row.completed_at === null ? null : new Date(row.completed_at),
    state: stateOf(row.completed_at !== null, row.new_status),
  };
}

const stateOf = (isDone: boolean, newStatus: OrderState): EditState => {
  if (isDone) return 'done';
  return newStatus === 'pending' ? 'waiting' : 'gone';
};
