import { staffOf } from '../../../orders/domain/snapshots.js';
import { eventsFrom } from '../../../orders/domain/order-states.js';
import { TransitionRefused } from '../../../orders/domain/refusals.js';
import { textIn } from '../../application/staff-tool.js';
import type { ActionPlugin } from '../contract.js';
import type { Desk } from '../desk.js';
import { LINE, ORDER_ID, orderAsked, said, standingOf, stillSo, subjectOf } from '../of-orders.js';
import { CARRIER, STATUS, TRACKING_NUMBER, WORDS } from './words.js';

/** All that is left of it goes, with the carrier and the number that are named, or those of the label that was bought. */
export const shipOrder = ({ ofOrders: desk }: Desk): ActionPlugin => ({
  ...{ name: 'ship-order', words: WORDS, subject: 'order', reads: 'orders.read', writes: 'orders.write' },
  act: { entity: 'order', action: 'order.ship' },
  tool: {
    name: 'propose_shipment',
    description:
      'Proposes to mark an order as shipped. Without carrier and number, those of the label that was bought.',
  },
  input: { orderId: ORDER_ID, carrier: LINE, trackingNumber: LINE },
  optional: ['carrier', 'trackingNumber'],
  draft: async (args) => {
    const order = await orderAsked(desk, args);
    if (!eventsFrom(order.status).includes('ship'))
      throw new TransitionRefused(order.status, 'listed', `A ${order.status} order cannot be shipped.`);
    const [carrier, trackingNumber] = [textIn(args, 'carrier'), textIn(args, 'trackingNumber')];
    return {
      subject: subjectOf(order),
      wanted: { ...(carrier ? { carrier } : {}), ...(trackingNumber ? { trackingNumber } : {}) },
      before: standingOf(order),
    };
  },
  make: async (proposal, by, settle) => {
    const order = await stillSo(desk, proposal);
    const { wanted } = proposal;
    const [carrier, trackingNumber] = [said(wanted, 'carrier'), said(wanted, 'trackingNumber')];
    await desk.shipping.shipOrder({ orderId: order.id, actor: staffOf(by), carrier, trackingNumber });
    await settle();
  },
  differences: ({ wanted, before }) => [
    { label: STATUS, from: said(before, 'status'), to: 'shipped', unit: 'status' },
    ...([[CARRIER, 'carrier'] as const, [TRACKING_NUMBER, 'trackingNumber'] as const] as const).flatMap(
      ([label, name]) => {
        const to = said(wanted, name);
        return to === '' ? [] : [{ label, from: null, to, unit: 'text' as const }];
      },
    ),
  ],
});
