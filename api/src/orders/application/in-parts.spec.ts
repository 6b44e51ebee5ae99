import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Money } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { cases } from '../../kernel/testing/cases.js';
import { isOpen, piecesIn } from '../domain/parcel.js';
import { InMemoryOrderParcels, InMemoryToSend } from '../testing/in-memory-order-parcels.js';
import { InMemoryOrders, InMemoryParcels } from '../testing/in-memory-orders.js';
import { aLine, anOrder, NOW } from '../testing/order-builder.js';
import { playedMoneyBack } from '../testing/played-money-back.js';
import { DeliverOrder } from './deliver-order.js';
import { DeliverParcel } from './deliver-parcel.js';
import { HoldBack } from './hold-back.js';
import { MoveOrder } from './move.js';
import { PackParcel } from './pack-parcel.js';
import { ParcelDesk, ShipOrder } from './ship-order.js';

const clock = { now: () => NOW };
const actor = { kind: 'staff', id: 'sam' } as const;
const ORDERED = { jacket: 3, scarf: 2 } as const;
type Variant = keyof typeof ORDERED;
const VARIANTS = Object.keys(ORDERED) as Variant[];

/** Three jackets and two scarves that are paid, with everybody who packs, sends and gives back. */
async function scene(owed = Money.zero) {
  const [orders, way] = [new InMemoryOrders(), new InMemoryParcels()];
  const lines = VARIANTS.map((variantId) =>
    aLine({ variantId, name: variantId, quantity: ORDERED[variantId] }),
  );
  const placed = anOrder({ lines });
  const order = Object.assign(placed, { status: 'processing', captured: placed.total.minus(owed) });
  await orders.save(order);
  const parcels = new InMemoryOrderParcels(orders);
  const toSend = new InMemoryToSend(parcels);
  const outbox = { publish: () => Promise.resolve() };
  const none = playedMoneyBack();
  const move = new MoveOrder(orders, orders.timeline, clock);
  let made = 0;
  const ids = { next: () => `parcel-${(made += 1)}` };
  const packing = new PackParcel(orders, parcels, toSend, orders.timeline, clock, ids);
  const ship = new ShipOrder(
    ...([move, orders, none, way, outbox, clock, { next: () => 'K7M4QD' }] as const),
    new ParcelDesk(parcels, packing, toSend),
  );
  const deliverOrder = new DeliverOrder(move, way, outbox, clock, parcels, orders, none);
  const deliver = new DeliverParcel(
    ...([orders, parcels, way, orders.timeline, deliverOrder, clock] as const),
  );
  const holdBack = new HoldBack(parcels, toSend, move, outbox, deliverOrder, none);
  const now = async () => (await orders.find(order.id)) ?? order;
  const all = () => parcels.ofOrder(order.id);
  const given = new Map<string, number>();

  const acts = {
    pack: (variantId: Variant, quantity: number) =>
      packing.packParcel({ orderId: order.id, actor, pieces: [{ variantId, quantity }] }),
    unpack: async (nth: number) =>
      packing.unpackParcel(order.id, (await all()).at(nth)?.id ?? 'unknown', actor),
    ship: async (nth: number) => {
      const parcelId = (await all()).at(nth)?.id ?? 'unknown';
      return ship.shipOrder({
        orderId: order.id,
        actor,
        parcelId,
        carrier: 'DHL',
        trackingNumber: `JD${nth}`,
      });
    },
    shipRest: () => ship.shipOrder({ orderId: order.id, actor, carrier: 'DHL', trackingNumber: 'REST' }),
    deliver: async (nth: number) =>
      deliver.deliverParcel({ orderId: order.id, actor, parcelId: (await all()).at(nth)?.id ?? 'unknown' }),
    refund: async (variantId: Variant, quantity: number) => {
      if ((given.get(variantId) ?? 0) + quantity > ORDERED[variantId]) return;
      const held = await holdBack.unsentOf(await now(), [{ variantId, name: variantId, quantity }]);
      const key = `${order.id} ${variantId}`;
      parcels.held.set(key, (parcels.held.get(key) ?? 0) + (held.get(variantId) ?? 0));
      given.set(variantId, (given.get(variantId) ?? 0) + quantity);
      await holdBack.keepRest(await now(), actor);
    },
  };
  const held = (variantId: Variant) => parcels.held.get(`${order.id} ${variantId}`) ?? 0;
  return { acts, all, now, held, given, toSend, orderId: order.id };
}

type Acts = Awaited<ReturnType<typeof scene>>['acts'];
const variant = fc.constantFrom(...VARIANTS);
const pieces = fc.integer({ min: 1, max: 3 });
const nth = fc.nat({ max: 4 });
const act: fc.Arbitrary<(acts: Acts) => Promise<unknown>> = fc.oneof(
  fc.tuple(variant, pieces).map(
    ([of, many]) =>
      (acts: Acts) =>
        acts.pack(of, many),
  ),
  fc.tuple(variant, pieces).map(
    ([of, many]) =>
      (acts: Acts) =>
        acts.pack(of, many),
  ),
  nth.map((one) => (acts: Acts) => acts.unpack(one)),
  nth.map((one) => (acts: Acts) => acts.ship(one)),
  nth.map((one) => (acts: Acts) => acts.deliver(one)),
  fc.tuple(variant, pieces).map(
    ([of, many]) =>
      (acts: Acts) =>
        acts.refund(of, many),
  ),
  fc.constant((acts: Acts) => acts.shipRest()),
);

describe('an order in parcels, with refunds between', () => {
  it('is delivered once the rest is refunded and its only parcel has arrived already', async () => {
    const { acts, now } = await scene();
    await acts.pack('jacket', 3);
    await acts.ship(0);
    await acts.deliver(0);
    expect((await now()).status).toBe('processing');
    await acts.refund('scarf', 2);
    expect((await now()).status).toBe('delivered');
  });

  it('is not delivered by itself where money is owed at the door', async () => {
    const { acts, now } = await scene(Money.ofCents(500));
    await acts.pack('jacket', 3);
    await acts.ship(0);
    await acts.deliver(0);
    await acts.refund('scarf', 2);
    expect((await now()).status).toBe('shipped');
  });

  it('sends each piece once or gives its money back, in whatever order things happen', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (story) => {
        const { acts, all, now, held, given, toSend, orderId } = await scene();
        for (const one of story) {
          const before = await all();
          try {
            await one(acts);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            // a "no" changes nothing
            expect(await all()).toEqual(before);
          }
          const parcels = await all();
          for (const variantId of VARIANTS) {
            const inParcels = piecesIn(parcels, variantId);
            expect(inParcels + held(variantId)).toBeLessThanOrEqual(ORDERED[variantId]);
            expect(held(variantId)).toBeLessThanOrEqual(given.get(variantId) ?? 0);
            // what has left the shop never changes again
            const gone = before.filter((parcel) => !isOpen(parcel)).map(({ id, lines }) => ({ id, lines }));
            const still = parcels.filter(({ id }) => gone.some((parcel) => parcel.id === id));
            expect(still.map(({ id, lines }) => ({ id, lines }))).toEqual(gone);
          }
          const { status } = await now();
          if (status === 'processing') continue;
          // it has left: every piece is in a parcel on its way, or its money went back
          expect(parcels.filter(isOpen)).toEqual([]);
          expect((await toSend.of([orderId])).size).toBe(0);
          const isThere = parcels.every(({ deliveredAt }) => deliveredAt !== null);
          expect(status === 'delivered').toBe(isThere);
        }
      }),
      cases(),
    );
  });
});
