import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { DeliverOrder } from '../../orders/application/deliver-order.js';
import { DeliverParcel } from '../../orders/application/deliver-parcel.js';
import { MoveOrder } from '../../orders/application/move.js';
import { PackParcel } from '../../orders/application/pack-parcel.js';
import { ScanParcel } from '../../orders/application/scan-parcel.js';
import { ParcelDesk, ShipOrder } from '../../orders/application/ship-order.js';
import { SYSTEM } from '../../orders/domain/snapshots.js';
import { InMemoryOrderParcels, InMemoryToSend } from '../../orders/testing/in-memory-order-parcels.js';
import { InMemoryOrders, InMemoryParcels } from '../../orders/testing/in-memory-orders.js';
import { playedMoneyBack } from '../../orders/testing/played-money-back.js';
import { anOrder, NOW } from '../../orders/testing/order-builder.js';
import { PlayedCarrier } from '../../shipping/testing/played-carrier.js';
import { BuyLabel } from '../application/buy-label.js';
import { FollowParcel } from '../application/follow-parcel.js';
import { UpdateLabels } from '../application/update-labels.js';
import { LabelContent } from '../application/label-content.js';
import { GetLabelRates } from '../application/get-label-rates.js';
import { PrintLabel } from '../application/print-label.js';
import { ReceiveCarrierMessage } from '../application/receive-carrier-message.js';
import { RefundLabel } from '../application/refund-label.js';
import { SettleLabel } from '../application/settle-label.js';
import { InMemoryLabels, InMemoryLabelFiles, InMemoryOrderPieces } from './in-memory-labels.js';

export const ADDRESS = {
  ...{ firstName: 'Ann', lastName: 'Shopper', street: '1 Congress Ave', city: 'Austin' },
  ...{ state: 'TX', zipCode: '78701', country: 'United States' },
};

/** An order of a jacket of 1.2 kg that is paid and waits for its parcel, with everything that makes, follows and returns its label. */
export async function paidOrder(changes: Parameters<typeof anOrder>[0] = {}) {
  const time = { now: NOW };
  const clock = { now: () => time.now };
  const [orders, parcels, carrier] = [new InMemoryOrders(), new InMemoryParcels(), new PlayedCarrier()];
  const [labels, files, pieces] = [new InMemoryLabels(), new InMemoryLabelFiles(), new InMemoryOrderPieces()];
  const sent = new InMemoryOrderParcels(orders);
  const toSend = new InMemoryToSend(sent);
  const content = new LabelContent(sent, toSend);
  const { timeline } = orders;
  const work = new DirectUnitOfWork();
  const outbox = { publish: () => Promise.resolve() };
  const order = anOrder({ shippingAddress: ADDRESS, ...changes });
  const variantId = [...order.lines][0]?.variantId ?? '';
  pieces.kept.set(order.id, [{ variantId, grams: 1_200, lengthMm: 400, widthMm: 300, heightMm: 80 }]);
  const placed = { orderId: order.id, event: 'place', from: null, to: 'pending', actor: SYSTEM, message: '' };
  await orders.add(order, placed);
  const refunded = order.total.times(0);
  order.recordMoney(
    {
      captured: order.total,
      surplus: order.total.times(0),
      refunded,
      disputed: false,
      attemptsFailed: false,
    },
    NOW,
  );
  await orders.save(order);
  const move = new MoveOrder(orders, timeline, clock);
  await move.moveOrder({
    ...{ orderId: order.id, actor: SYSTEM, event: 'pay', message: 'Paid' },
    circumstances: { dueNowCovered: true },
  });
  let made = 0;
  const ids = { next: () => `label-${(made += 1)}` };
  const none = playedMoneyBack();
  const settle = new SettleLabel(orders, labels, files, timeline, carrier, work);
  const follow = new FollowParcel(
    ...([carrier, labels, files, orders, parcels] as const),
    new ScanParcel(move, orders, parcels, clock, sent),
    new DeliverParcel(
      ...([orders, sent, parcels, timeline] as const),
      new DeliverOrder(...([move, parcels, outbox, clock, sent, orders, none] as const)),
      clock,
    ),
    clock,
    work,
    sent,
  );
  const back = new RefundLabel(orders, labels, files, timeline, carrier, clock, work, sent);
  const packing = new PackParcel(orders, sent, toSend, timeline, clock, ids);
  const desk = new ParcelDesk(sent, packing, toSend);
  return {
    ...{ time, orders, parcels, carrier, labels, files, pieces, orderId: order.id, settle, follow, back },
    ...{ sent, packing, variantId },
    offer: new GetLabelRates(orders, pieces, carrier, labels, clock, ids, work, content),
    buy: new BuyLabel(orders, labels, carrier, settle, clock, work, content),
    print: new PrintLabel(labels, files, carrier),
    receive: new ReceiveCarrierMessage(carrier, labels, follow),
    updateLabels: new UpdateLabels(labels, carrier, settle, follow, back, clock),
    shipping: new ShipOrder(
      ...([move, orders, none, parcels, outbox, clock] as const),
      ...([{ next: () => 'K7M4QD' }, desk] as const),
    ),
  };
}
