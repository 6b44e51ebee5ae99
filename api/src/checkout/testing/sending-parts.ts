import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import { CancelOrder } from '../../orders/application/cancel-order.js';
import { DeliverOrder } from '../../orders/application/deliver-order.js';
import type { HandedOver } from '../../orders/application/handed-over.js';
import { HoldBack } from '../../orders/application/hold-back.js';
import type { MoveOrder } from '../../orders/application/move.js';
import type { OrderParcels } from '../../orders/application/order-parcels.js';
import { PackParcel } from '../../orders/application/pack-parcel.js';
import type { MoneyBack, Orders, OrderTimeline, Parcels } from '../../orders/application/ports.js';
import { ParcelDesk } from '../../orders/application/ship-order.js';
import type { ToSend } from '../../orders/application/to-send.js';

interface Shop {
  orders: Orders & { timeline: OrderTimeline };
  orderParcels: OrderParcels;
  parcels: Parcels;
  toSend: ToSend;
  move: MoveOrder;
  moneyBack: MoneyBack;
  outbox: Outbox;
  clock: Clock;
  ids: Ids;
}

/** What packs and delivers orders, of a shop in memory. */
export function sendingParts(shop: Shop) {
  const { orders, orderParcels, toSend, move, outbox, clock, ids } = shop;
  const packing = new PackParcel(orders, orderParcels, toSend, orders.timeline, clock, ids);
  const parcelDesk = new ParcelDesk(orderParcels, packing, toSend);
  const deliver = new DeliverOrder(
    ...([move, shop.parcels, outbox, clock, orderParcels, orders, shop.moneyBack] as const),
  );
  const holdBack = new HoldBack(orderParcels, toSend, move, outbox, deliver, shop.moneyBack);
  const cancelOrderOf = (handedOver: HandedOver) =>
    new CancelOrder(move, outbox, handedOver, orderParcels, shop.moneyBack);
  return { packing, parcelDesk, deliver, holdBack, cancelOrderOf };
}
