import { wayOf } from '../../kernel/delivery-way.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Labels } from '../../labels/application/ports.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import type { Orders } from '../../orders/application/ports.js';
import type { ShipOrder } from '../../orders/application/ship-order.js';
import type { Order } from '../../orders/domain/order.js';
import { isOpen } from '../../orders/domain/parcel.js';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import type { Actor } from '../../orders/domain/snapshots.js';
import { eachOrder, type OrderResult } from './each-order.js';

/** An order to send; without a carrier and a number, by the label that was bought for it. */
export interface OrderToShip {
  orderId: string;
  carrier: string;
  trackingNumber: string;
}

/** Written with the step, in its transaction. */
export type AuditStep = (step: OrderToShip) => Promise<void>;

/** Sends many orders, each as if it alone were sent: by the same rules, with the same mail, in a transaction of its own. */
export class ShipMany {
  constructor(
    private readonly orders: Orders,
    private readonly labels: Labels,
    private readonly ship: ShipOrder,
    private readonly unitOfWork: UnitOfWork,
    private readonly parcels: OrderParcels,
  ) {}

  /** An order that was sent so before is not changed. */
  shipMany(asked: readonly OrderToShip[], actor: Actor, audit: AuditStep): Promise<OrderResult[]> {
    return eachOrder(asked, (one) => this.unitOfWork.run(() => this.shipOne(one, actor, audit)));
  }

  private async shipOne(asked: OrderToShip, actor: Actor, audit: AuditStep): Promise<{ isChanged: boolean }> {
    const order = await this.orders.lock(asked.orderId);
    if (!order) throw new OrderNotFound();
    if (wasSentSo(order, asked)) return { isChanged: false };
    const named = await this.named(order, asked);
    await this.ship.shipOrder({ ...named, actor });
    await audit(named);
    return { isChanged: true };
  }

  private async named(order: Order, asked: OrderToShip): Promise<OrderToShip> {
    if (asked.trackingNumber.trim() || wayOf(order.delivery) !== 'parcel') return asked;
    const open = (await this.parcels.ofOrder(order.id)).filter(isOpen);
    const goes = open.length === 1 ? (open[0]?.id ?? null) : null;
    const bought = (await this.labels.ofOrder(order.id)).find(
      ({ parcelId, state }) => parcelId === goes && state === 'bought',
    );
    if (!bought?.postage) return asked;
    const { carrier, trackingNumber } = bought.postage;
    return { ...asked, carrier, trackingNumber };
  }
}

const SENT: readonly string[] = ['shipped', 'delivered'];

const wasSentSo = (order: Order, { trackingNumber }: OrderToShip): boolean =>
  SENT.includes(order.status) && ['', order.trackingNumber].includes(trackingNumber.trim());
