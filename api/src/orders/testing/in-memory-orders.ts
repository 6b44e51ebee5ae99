import type { NamedGroup } from '../../kernel/customer-groups.js';
import {
  Orders,
  OrderTimeline,
  Parcels,
  type NamedOrder,
  type ParcelEvent,
  type TimelineEntry,
} from '../application/ports.js';
import { Order, orderNumber } from '../domain/order.js';
import { DRAFT_KEY } from '../domain/order.js';
import { OrderKeyTaken } from '../domain/refusals.js';

const copy = (order: Order): Order => Object.assign(Object.create(Order.prototype) as Order, order);

/** Orders in memory, handed out as copies: who changes one must save it. */
export class InMemoryOrders extends Orders {
  private readonly rows = new Map<string, Order>();
  readonly timeline = new InMemoryTimeline();
  /** Of its buyer, when it was placed. */
  readonly groups = new Map<string, readonly NamedGroup[]>();

  override isNumberFree(id: string): Promise<boolean> {
    return Promise.resolve([...this.rows.values()].every((row) => row.number !== orderNumber(id)));
  }

  override async add(order: Order, placed: TimelineEntry, groups: readonly NamedGroup[] = []): Promise<void> {
    const { accountId, idempotencyKey: key } = order;
    if (key !== null && (await this.ofKey(accountId, key))) throw new OrderKeyTaken();
    const isOfDraft = key?.startsWith(DRAFT_KEY) ?? false;
    if (isOfDraft && [...this.rows.values()].some((row) => row.idempotencyKey === key))
      throw new OrderKeyTaken();
    this.rows.set(order.id, copy(order));
    this.groups.set(order.id, groups);
    await this.timeline.append(placed);
  }

  override ofKey(accountId: string, key: string): Promise<NamedOrder | undefined> {
    const own = [...this.rows.values()].find(
      (row) => row.accountId === accountId && row.idempotencyKey === key,
    );
    return Promise.resolve(own && { id: own.id, requestHash: own.requestHash });
  }

  override lock(id: string): Promise<Order | undefined> {
    return this.find(id);
  }

  override find(id: string): Promise<Order | undefined> {
    const row = this.rows.get(id);
    return Promise.resolve(row && copy(row));
  }

  override findMany(ids: readonly string[]): Promise<Order[]> {
    return Promise.resolve(ids.flatMap((id) => this.rows.get(id) ?? []).map(copy));
  }

  override save(order: Order): Promise<void> {
    this.rows.set(order.id, copy(order));
    return Promise.resolve();
  }
}

export class InMemoryTimeline extends OrderTimeline {
  readonly entries: TimelineEntry[] = [];

  override append(entry: TimelineEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }
}

export class InMemoryParcels extends Parcels {
  private readonly events: ParcelEvent[] = [];

  override append(event: ParcelEvent): Promise<void> {
    this.events.push(event);
    return Promise.resolve();
  }

  override of(orderId: string) {
    const own = this.events.filter((event) => event.orderId === orderId);
    const shown = own.map(({ orderId: _, occurredAt: timestamp, ...event }, at) => ({
      ...event,
      parcelId: event.parcelId ?? null,
      id: `parcel-${at}`,
      timestamp,
    }));
    return Promise.resolve(shown.sort((a, b) => a.timestamp.getTime() - b.timestamp.getTime()));
  }
}
