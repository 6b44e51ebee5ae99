import type { Clock } from '../../kernel/clock.js';
import type { Outbox } from '../../kernel/outbox.js';
import { sentMessage, sentStep } from '../../kernel/delivery-way.js';
import type { Actor } from '../domain/snapshots.js';
import { OrderNotFound } from '../domain/refusals.js';
import { orderEvent } from './announce.js';
import type { TransitionResult, MoveOrder } from './move.js';
import type { MoneyBack, Orders, Parcels, PickupCodes } from './ports.js';

export interface Shipment {
  orderId: string;
  actor: Actor;
  carrier: string;
  trackingNumber: string;
}

/** processing -> shipped: with carrier and number, ready to be fetched, or with the shop's own courier, as it was ordered. @throws TransitionRefused, @throws OrderNotFound */
export class ShipOrder {
  constructor(
    private readonly move: MoveOrder,
    private readonly orders: Orders,
    private readonly moneyBack: MoneyBack,
    private readonly parcels: Parcels,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly codes: PickupCodes,
  ) {}

  async shipOrder(shipment: Shipment): Promise<TransitionResult> {
    const carrier = shipment.carrier.trim();
    const trackingNumber = shipment.trackingNumber.trim();
    const order = await this.orders.lock(shipment.orderId);
    if (!order) throw new OrderNotFound();
    const promisedBack = await this.moneyBack.promised(order);
    const transitionResult = await this.move.moveOrder({
      orderId: shipment.orderId,
      actor: shipment.actor,
      event: 'ship',
      message: sentMessage(order.delivery, { carrier, trackingNumber }),
      detail: { carrier, trackingNumber },
      circumstances: { carrier, trackingNumber, promisedBack, pickupCode: this.codes.next() },
    });
    await this.parcels.append({
      orderId: shipment.orderId,
      status: 'shipped',
      description: sentStep(order.delivery, carrier),
      location: '',
      source: 'shop',
      occurredAt: this.clock.now(),
    });
    await this.outbox.publish(
      orderEvent('order.shipped', transitionResult.order, { carrier, trackingNumber }),
    );
    return transitionResult;
  }
}
