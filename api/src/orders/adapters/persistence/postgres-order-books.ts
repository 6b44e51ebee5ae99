import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Ids } from '../../../kernel/ids.js';
import { Database } from '../../../platform/database/database.js';
import { OrderTimeline, Parcels, type ParcelEvent, type TimelineEntry } from '../../application/ports.js';
import type { TrackingStatus } from '../../domain/tracking.js';
import { eventRow } from './order-rows.js';
import type { OrderTables } from './tables.js';

/** The append-only history of orders, in `order_event`. */
@Injectable()
export class PostgresOrderTimeline implements OrderTimeline {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async append(entry: TimelineEntry): Promise<void> {
    await this.database
      .sql<OrderTables>()
      .insertInto('order_event')
      .values(eventRow(this.ids.next(), entry, this.clock.now()))
      .execute();
  }
}

/** Where parcels have been, in `tracking_event`. */
@Injectable()
export class PostgresParcels implements Parcels {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async append(event: ParcelEvent): Promise<void> {
    await this.database
      .sql<OrderTables>()
      .insertInto('tracking_event')
      .values({
        id: this.ids.next(),
        order_id: event.orderId,
        parcel_id: event.parcelId ?? null,
        status: event.status,
        description: event.description,
        location: event.location,
        source: event.source,
        occurred_at: event.occurredAt,
        created_at: this.clock.now(),
      })
      .execute();
  }

  async of(orderId: string) {
    const rows = await this.database
      .sql<OrderTables>()
      .selectFrom('tracking_event')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('occurred_at')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      parcelId: row.parcel_id,
      status: row.status as TrackingStatus,
      description: row.description,
      timestamp: new Date(row.occurred_at),
      location: row.location,
      source: row.source === 'carrier' ? ('carrier' as const) : ('shop' as const),
    }));
  }
}
