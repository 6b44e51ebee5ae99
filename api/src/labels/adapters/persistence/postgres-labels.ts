import { Injectable } from '@nestjs/common';
import { PostgresAdapter } from '../../../platform/database/postgres-adapter.js';
import { sqlState, UNIQUE_VIOLATION } from '../../../platform/database/sql-state.js';
import { Labels } from '../../application/ports.js';
import type { LabelState, ShippingLabel } from '../../application/label.js';
import { labelUnderway } from '../../domain/refusals.js';
import { rowOf, toLabel } from './label-rows.js';
import type { LabelTables } from './tables.js';

/** Labels; of those that cost money a parcel has one, by a partial unique index. */
@Injectable()
export class PostgresLabels extends PostgresAdapter<LabelTables> implements Labels {
  async add(label: ShippingLabel): Promise<void> {
    await this.tables()
      .deleteFrom('shipping_label')
      .where('order_id', '=', label.orderId)
      .where('parcel_id', 'is not distinct from', label.parcelId)
      .where('state', '=', 'offered')
      .execute();
    await this.tables().insertInto('shipping_label').values(rowOf(label)).execute();
  }

  async find(id: string): Promise<ShippingLabel | undefined> {
    const row = await this.all().where('id', '=', id).executeTakeFirst();
    return row && toLabel(row);
  }

  async lock(id: string): Promise<ShippingLabel | undefined> {
    const row = await this.all().where('id', '=', id).forUpdate().executeTakeFirst();
    return row && toLabel(row);
  }

  async ofOrder(orderId: string): Promise<ShippingLabel[]> {
    const rows = await this.all().where('order_id', '=', orderId).orderBy('id', 'desc').execute();
    return rows.map(toLabel);
  }

  async byTracker(trackerRef: string): Promise<ShippingLabel | undefined> {
    const row = await this.all().where('tracker_ref', '=', trackerRef).executeTakeFirst();
    return row && toLabel(row);
  }

  async dropOffers(orderId: string, parcelId: string): Promise<void> {
    await this.tables()
      .deleteFrom('shipping_label')
      .where('order_id', '=', orderId)
      .where('parcel_id', '=', parcelId)
      .where('state', '=', 'offered')
      .execute();
  }

  async save(label: ShippingLabel): Promise<void> {
    const { id, ...row } = rowOf(label);
    try {
      await this.tables().updateTable('shipping_label').set(row).where('id', '=', id).execute();
    } catch (error) {
      throw sqlState(error) === UNIQUE_VIOLATION ? labelUnderway() : error;
    }
  }

  async due(states: readonly LabelState[], askedBefore: Date, limit: number): Promise<ShippingLabel[]> {
    const rows = await this.all()
      .where('state', 'in', [...states])
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('orders')
              .select('orders.id')
              .whereRef('orders.id', '=', 'shipping_label.order_id')
              .where('orders.status', 'in', ['delivered', 'cancelled'])
              .where('shipping_label.state', '=', 'bought'),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('parcel')
              .select('parcel.id')
              .whereRef('parcel.order_id', '=', 'shipping_label.order_id')
              .whereRef('parcel.tracking_number', '=', 'shipping_label.tracking_number')
              .where('parcel.delivered_at', 'is not', null),
          ),
        ),
      )
      .where('asked_at', '<', askedBefore.toISOString())
      .orderBy('asked_at')
      .limit(limit)
      .execute();
    return rows.map(toLabel);
  }

  private all() {
    return this.tables().selectFrom('shipping_label').selectAll('shipping_label');
  }
}
