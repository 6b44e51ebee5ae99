import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Refusal } from '../../kernel/refusal.js';
import { cases } from '../../kernel/testing/cases.js';
import { PiecesStay } from '../../orders/domain/refusals.js';
import type { Delivery } from '../../orders/domain/snapshots.js';
import type { RefundPieces } from '../../orders/application/order-commands.js';
import { JACKET, paid, SCARF, STAFF } from '../testing/bought.js';
import { disputesOf } from '../testing/disputing.js';
import { editing, JACKET_L } from '../testing/editing.js';
import { sending } from '../testing/sending.js';

const SIZES = [JACKET, JACKET_L, SCARF];
const one = (variantId: string, quantity = 1) => ({ variantId, quantity });

const PICKUP: Delivery = {
  ...{ methodId: 'm1', name: 'Counter', daysFrom: 0, daysTo: 1, way: 'pickup', standardCents: 0 },
  pickup: { address: 'KG 7 Ave', hours: '' },
};

async function scene(isFetched = false) {
  const shop = await editing(isFetched ? await paid({ delivery: PICKUP }) : undefined);
  const disputes = disputesOf(shop.shop);
  const intentRef = (await shop.shop.attempts.ofOrder(shop.orderId))[0]?.providerIntent ?? '';
  const send = sending(shop.shop);
  const hear = (status: 'open' | 'won' | 'lost') =>
    disputes.applyProviderDispute('stripe', {
      ...{ ref: 'du_1', intentRef, amountCents: 18_400, currency: 'USD', status },
    });
  const dashboard = (cents: number) =>
    shop.shop.applyProviderRefund.applyProviderRefund('stripe', shop.shop.gateway.giveBack(intentRef, cents));
  const cancel = async (orderId: string, keepsRest = false) =>
    shop.shop.applyEffects.applyEffects(
      await shop.shop.cancelOrder.cancelOrder({ orderId, actor: STAFF, reason: 'no', keepsRest }),
    );
  const refund = (orderId: string, of: { lines?: RefundPieces[]; amount?: number }) =>
    shop.refunds.refundOrder({ orderId, ...of, reason: 'any', actor: STAFF, limit: null });
  const deliver = (orderId: string) =>
    shop.shop.sending.deliver.deliverOrder({ orderId, actor: STAFF, overrideReason: 'let go' });
  return { ...shop, deliver, send, hear, dashboard, cancel, refund };
}

type Scene = Awaited<ReturnType<typeof scene>>;

async function isRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return false;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return true;
  }
}

const pieces = fc.uniqueArray(
  fc.record({ variantId: fc.constantFrom(...SIZES), quantity: fc.integer({ min: 1, max: 2 }) }),
  { minLength: 1, maxLength: 2, selector: ({ variantId }) => variantId },
);
const happens = fc.record({
  what: fc.constantFrom(
    ...([
      'pack',
      'pack',
      'ship',
      'ship',
      'ready',
      'unpack',
      'deliver',
      'refund',
      'refund',
      'sum',
      'all',
    ] as const),
    'dashboard' as const,
  ),
  isChange: fc.nat(4).map((one) => one === 0),
  dispute: fc.constantFrom(undefined, undefined, undefined, 'open' as const, 'won' as const, 'lost' as const),
  of: fc.nat(2),
  pieces,
  items: pieces,
  nth: fc.nat(2),
  pays: fc.boolean(),
  cents: fc.constantFrom(300, 5_000, 9_000, 18_400),
});
type Step = typeof happens extends fc.Arbitrary<infer T> ? T : never;

const ACTS: Record<Step['what'], (on: Scene, id: string, step: Step) => Promise<unknown>> = {
  pack: (on, id, { pieces: some }) => on.send.pack(id, some),
  ship: (on, id, { nth }) => on.send.ship(id, nth),
  ready: (on, id) => on.send.shipRest(id),
  unpack: (on, id, { nth }) => on.send.unpack(id, nth),
  deliver: (on, id, { nth }) => on.send.deliver(id, nth),
  refund: (on, id, { pieces: lines }) => on.refund(id, { lines }),
  sum: (on, id, { cents }) => on.refund(id, { amount: cents / 100 }),
  all: (on, id) => on.refund(id, {}),
  dashboard: (on, _id, { cents }) => on.dashboard(cents),
};

/** Pays the difference, or lets the change go. */
async function change(on: Scene, orders: string[], orderId: string, { pieces: leaving, items, pays }: Step) {
  let made = '';
  const isNo = await isRefused(async () => {
    made = (await on.change({ orderId, leaving, items })).newOrderId;
  });
  if (isNo) return;
  orders.push(made);
  if ((await on.find(made)).status !== 'pending') return;
  // money that has come is never refused
  if (pays) await on.payNow(made);
  else await on.cancel(made);
}

/** Whether the staff can bring it to its end; from the counter nothing is handed over that was refunded. */
async function comesToAnEnd(on: Scene, id: string): Promise<string> {
  const status = async () => (await on.find(id)).status;
  if ((await status()) === 'processing') await comesToLeave(on, id, status);
  if ((await status()) === 'shipped') await isRefused(() => on.deliver(id));
  if ((await status()) === 'shipped') await isRefused(() => on.cancel(id));
  return status();
}

async function comesToLeave(on: Scene, id: string, status: () => Promise<string>) {
  if (!(await isRefused(() => on.cancel(id)))) return;
  await on.send.unpackAll(id);
  if ((await status()) === 'processing') await isRefused(() => on.send.shipRest(id));
  if ((await status()) === 'processing') await isRefused(() => on.refund(id, {}));
}

describe('an order of which a part is sent', () => {
  it('is changed although what was sent has been refunded, and is shipped when nothing else is left', async () => {
    const { orderId, send, refund, change: edit, payNow, find } = await scene();
    await send.pack(orderId, [one(JACKET, 2)]);
    await send.ship(orderId, 0);
    await refund(orderId, { lines: [one(JACKET, 2)] });
    const { newOrderId } = await edit({ leaving: [one(SCARF)], items: [one(JACKET_L)] });
    await payNow(newOrderId);
    expect([(await find(orderId)).status, (await find(newOrderId)).status]).toEqual([
      'shipped',
      'processing',
    ]);
  });
});

describe('an order whose dispute is lost', () => {
  it('while a parcel lies packed is shipped once somebody has unpacked it, and not while a bank may still answer', async () => {
    const { orderId, send, hear, find } = await scene();
    await send.pack(orderId, [one(JACKET)]);
    await send.ship(orderId, 0);
    await send.pack(orderId, [one(JACKET)]);
    await hear('open');
    await send.unpackAll(orderId);
    expect((await find(orderId)).status).toBe('processing');
    await send.pack(orderId, [one(SCARF)]);
    await hear('lost');
    expect((await find(orderId)).status).toBe('processing');
    await send.unpackAll(orderId);
    expect((await find(orderId)).status).toBe('shipped');
  });
});

describe('an order that waits to be fetched', () => {
  it('is cancelled when nobody comes, with its pieces on the shelf and its money on the way back', async () => {
    const on = await scene(true);
    await on.send.shipRest(on.orderId);
    expect((await on.find(on.orderId)).pickupCode).toBe('K7M4QD');
    await on.cancel(on.orderId);
    expect(await on.find(on.orderId)).toMatchObject({ status: 'cancelled', pickupCode: null });
    expect(await on.send.parcels(on.orderId)).toEqual([]);
    expect(on.levels().map(({ onHand }) => onHand)).toEqual([10, 10, 10]);
    expect(await on.shop.refunds.ofOrder(on.orderId)).toMatchObject([{ amount: { cents: 18_400 } }]);
  });

  it('is not handed over once its money went back, and sent by nobody', async () => {
    const on = await scene(true);
    await on.send.shipRest(on.orderId);
    await on.refund(on.orderId, {});
    expect(await isRefused(() => on.deliver(on.orderId))).toBe(true);
    await on.cancel(on.orderId);
    expect(await on.shop.refunds.ofOrder(on.orderId)).toHaveLength(1);
  });
});

describe('an order all of whose pieces were refunded before they left, but for a fee', () => {
  it('is sent by nobody, and ends with what was kept', async () => {
    const on = await scene();
    const lines = [one(JACKET, 2), one(SCARF)];
    await on.refund(on.orderId, { lines, amount: 180 });
    expect(await isRefused(() => on.send.shipRest(on.orderId))).toBe(true);
    await on.cancel(on.orderId, true);
    expect((await on.find(on.orderId)).status).toBe('cancelled');
    expect(await on.shop.refunds.ofOrder(on.orderId)).toMatchObject([{ amount: { cents: 18_000 } }]);
    expect(on.shop.events.at(-1)).toMatchObject({ topic: 'order.cancelled', payload: { isKept: true } });
  });

  it('keeps what was kept though a bank gives it back later', async () => {
    const on = await scene();
    await on.refund(on.orderId, { lines: [one(JACKET, 2), one(SCARF)], amount: 180 });
    await on.hear('open');
    await on.cancel(on.orderId, true);
    await on.hear('won');
    expect(await on.shop.refunds.ofOrder(on.orderId)).toMatchObject([{ amount: { cents: 18_000 } }]);
    expect((await on.find(on.orderId)).kept.cents).toBe(400);
  });

  it('leaves off the shelf what its refund left off', async () => {
    const on = await scene();
    await on.refund(on.orderId, { lines: [one(JACKET)] });
    await on.cancel(on.orderId);
    expect(on.levels().map(({ onHand }) => onHand)).toEqual([9, 10, 10]);
  });

  it('keeps nothing while a piece is left', async () => {
    const on = await scene();
    await on.refund(on.orderId, { lines: [one(JACKET, 2)], amount: 170 });
    await expect(on.cancel(on.orderId, true)).rejects.toThrow(PiecesStay);
  });
});

describe('an order that is sent in parts, refunded, changed and disputed', () => {
  it('can always be brought to its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happens, { maxLength: 9 }), fc.boolean(), async (story, isFetched) => {
        const on = await scene(isFetched);
        const orders = [on.orderId];
        let isOver = false;
        for (const step of story) {
          const id = orders[step.of % orders.length] ?? '';
          if (step.isChange) await change(on, orders, id, step);
          else await isRefused(() => ACTS[step.what](on, id, step));
          if (step.dispute && !isOver) await on.hear(step.dispute);
          isOver ||= step.dispute === 'won' || step.dispute === 'lost';
        }
        if (!isOver) await on.hear('lost');
        for (const id of orders) expect(['delivered', 'cancelled']).toContain(await comesToAnEnd(on, id));
      }),
      cases(),
    );
  });
});
