import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Refusal } from '../../kernel/refusal.js';
import { cases } from '../../kernel/testing/cases.js';
import type { RefundPieces } from '../../orders/application/order-commands.js';
import { JACKET, SCARF, STAFF } from '../testing/bought.js';
import { disputesOf } from '../testing/disputing.js';
import { editing, JACKET_L } from '../testing/editing.js';
import { sending } from '../testing/sending.js';

const SIZES = [JACKET, JACKET_L, SCARF];
const one = (variantId: string, quantity = 1) => ({ variantId, quantity });

async function scene() {
  const shop = await editing();
  const disputes = disputesOf(shop.shop);
  const intentRef = (await shop.shop.attempts.ofOrder(shop.orderId))[0]?.providerIntent ?? '';
  const send = sending(shop.shop);
  const hear = async (status: 'open' | 'won' | 'lost') => {
    if (status === 'lost') await send.unpackAll(shop.orderId);
    return disputes.applyProviderDispute('stripe', {
      ...{ ref: 'du_1', intentRef, amountCents: 18_400, currency: 'USD', status },
    });
  };
  const dashboard = (cents: number) =>
    shop.shop.applyProviderRefund.applyProviderRefund('stripe', shop.shop.gateway.giveBack(intentRef, cents));
  const cancel = async (orderId: string) =>
    shop.shop.applyEffects.applyEffects(
      await shop.shop.cancelOrder.cancelOrder({ orderId, actor: STAFF, reason: 'no' }),
    );
  const refund = (orderId: string, of: { lines?: RefundPieces[]; amount?: number }) =>
    shop.refunds.refundOrder({ orderId, ...of, reason: 'any', actor: STAFF, limit: null });
  return { ...shop, send, hear, dashboard, cancel, refund };
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
    ...(['pack', 'pack', 'ship', 'ship', 'unpack', 'deliver', 'refund', 'refund', 'sum', 'all'] as const),
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

/** Whether the staff can bring it to its end. */
async function comesToAnEnd(on: Scene, id: string): Promise<string> {
  const status = async () => (await on.find(id)).status;
  if ((await status()) !== 'processing') return status();
  if (!(await isRefused(() => on.cancel(id)))) return 'cancelled';
  await on.send.unpackAll(id);
  if ((await status()) === 'processing') await isRefused(() => on.send.shipRest(id));
  if ((await status()) === 'processing') await isRefused(() => on.refund(id, {}));
  return status();
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

describe('an order that is sent in parts, refunded, changed and disputed', () => {
  it('can always be brought to its end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happens, { maxLength: 9 }), async (story) => {
        const on = await scene();
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
        for (const id of orders) expect(await comesToAnEnd(on, id)).not.toBe('processing');
      }),
      cases(),
    );
  });
});
