import { OrderParcels } from '../application/order-parcels.js';
import type { Orders } from '../application/ports.js';
import { ToSend, type PiecesToSend } from '../application/to-send.js';
import { isOpen, piecesIn, type Parcel } from '../domain/parcel.js';

/** Parcels in memory, of orders in memory. */
export class InMemoryOrderParcels extends OrderParcels {
  private readonly rows = new Map<string, Parcel>();
  /** What stays in the shop, by order and variant: `order variant`. */
  readonly held = new Map<string, number>();

  /** `unsent`: how many pieces of an order's variant stay in the shop beside those in `held`, since their money went back. */
  constructor(
    private readonly orders: Orders,
    private readonly unsent: (orderId: string, variantId: string) => Promise<number> = () =>
      Promise.resolve(0),
  ) {
    super();
  }

  override ofOrders(orderIds: readonly string[]): Promise<ReadonlyMap<string, Parcel[]>> {
    const own = [...this.rows.values()].filter(({ orderId }) => orderIds.includes(orderId));
    const sorted = own.toSorted((one, other) => one.number - other.number);
    return Promise.resolve(Map.groupBy(sorted, ({ orderId }) => orderId));
  }

  override async pack(parcel: Parcel): Promise<boolean> {
    const free = await this.free(parcel.orderId);
    const isThere = parcel.lines.every(({ variantId, quantity }) => (free.get(variantId) ?? 0) >= quantity);
    if (isThere) this.rows.set(parcel.id, parcel);
    return isThere;
  }

  override save(parcel: Parcel): Promise<void> {
    this.rows.set(parcel.id, parcel);
    return Promise.resolve();
  }

  override unpack(id: string): Promise<void> {
    const row = this.rows.get(id);
    if (row && isOpen(row)) this.rows.delete(id);
    return Promise.resolve();
  }

  override async arrive(orderId: string, at: Date): Promise<void> {
    for (const row of await this.ofOrder(orderId))
      if (!isOpen(row) && row.deliveredAt === null) this.rows.set(row.id, { ...row, deliveredAt: at });
  }

  /** What is in no parcel, by variant. */
  async free(orderId: string): Promise<ReadonlyMap<string, number>> {
    const order = await this.orders.find(orderId);
    const parcels = await this.ofOrder(orderId);
    const free = new Map<string, number>();
    for (const { variantId, quantity } of order?.lines ?? []) {
      const held = (this.held.get(`${orderId} ${variantId}`) ?? 0) + (await this.unsent(orderId, variantId));
      free.set(variantId, quantity - piecesIn(parcels, variantId) - held);
    }
    return free;
  }
}

/** What is left to be packed of the orders in memory. */
export class InMemoryToSend extends ToSend {
  constructor(private readonly parcels: InMemoryOrderParcels) {
    super();
  }

  override async of(orderIds: readonly string[]): Promise<ReadonlyMap<string, PiecesToSend[]>> {
    const found = new Map<string, PiecesToSend[]>();
    for (const id of orderIds) {
      const left = [...(await this.parcels.free(id))].filter(([, quantity]) => quantity > 0);
      if (left.length > 0)
        found.set(
          id,
          left.map(([variantId, quantity]) => ({ variantId, quantity })),
        );
    }
    return found;
  }
}
