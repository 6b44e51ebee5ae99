import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Currency } from '../../kernel/currency.js';
import { Refusal } from '../../kernel/refusal.js';
import { cases } from '../../kernel/testing/cases.js';
import { JACKET, SCARF, STAFF } from '../testing/bought.js';
import { editing, JACKET_L } from '../testing/editing.js';

const DOLLARS = Currency.of('USD');
const SIZES = [JACKET, JACKET_L, SCARF];
const pieces = fc.array(
  fc.record({ variantId: fc.constantFrom(...SIZES), quantity: fc.integer({ min: 1, max: 2 }) }),
  { maxLength: 2 },
);

/** Something that staff does to one of the orders, the newest or an older one; `pays` whether a difference is paid. */
const step = fc.record({
  what: fc.constantFrom('change', 'change', 'refund', 'goodwill'),
  of: fc.nat(4),
  leaving: pieces,
  items: pieces,
  pays: fc.boolean(),
  cents: fc.integer({ min: 1, max: 3_000 }),
});

type Scene = Awaited<ReturnType<typeof editing>>;

async function tryTo(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function change(
  { change: edit, payNow, find, shop }: Scene,
  orders: string[],
  orderId: string,
  one: Step,
) {
  const { newOrderId } = await edit({ orderId, leaving: one.leaving, items: one.items });
  orders.push(newOrderId);
  if ((await find(newOrderId)).status !== 'pending') return;
  if (one.pays) return payNow(newOrderId);
  const cancelled = await shop.cancelOrder.cancelOrder({ orderId: newOrderId, actor: STAFF, reason: 'no' });
  await shop.applyEffects.applyEffects(cancelled);
}

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(scene: Scene, orders: string[], one: Step): Promise<void> {
  const orderId = orders[one.of % orders.length] ?? '';
  const asked = { orderId, reason: 'any', actor: STAFF, limit: null };
  if (one.what === 'change') await tryTo(() => change(scene, orders, orderId, one));
  else if (one.what === 'goodwill')
    await tryTo(() => scene.refunds.refundOrder({ ...asked, amount: one.cents / 100 }));
  else await tryTo(() => scene.refunds.refundOrder({ ...asked, lines: one.leaving, restock: true }));
}

/** What the card's provider has of all orders together, by the book and by itself. */
async function cardHas({ shop }: Scene, orders: readonly string[]) {
  let [book, provider] = [0, 0];
  for (const id of orders) {
    const { captured, refunded } = await shop.ledger.moneyOf(id, DOLLARS);
    book += captured.cents - refunded.cents;
    const attempts = await shop.attempts.ofOrder(id);
    const came = attempts.filter(
      ({ state, idempotencyKey }) => state === 'succeeded' && !isMoved(idempotencyKey),
    );
    const sent = (await shop.refunds.ofOrder(id)).filter(({ providerRef }) => !isMoved(providerRef));
    provider += came.reduce((sum, { amount }) => sum + amount.cents, 0);
    provider -= sent.reduce((sum, { amount }) => sum + amount.cents, 0);
  }
  return { book, provider };
}

const isMoved = (ref: string | null) => ref?.startsWith('moved:') ?? false;

describe('changes and refunds of an order and of those that came for it', () => {
  it('never lose or double a cent or a piece, in whatever order they come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const scene = await editing();
        const orders = [scene.orderId];
        for (const one of steps) await take(scene, orders, one);
        for (const id of orders) await scene.sendRefunds(id);

        for (const id of orders) {
          const order = await scene.find(id);
          const tenders = await scene.shop.tenders.ofOrder(id);
          const owed = tenders.reduce((sum, { amount }) => sum + amount.cents, 0);
          expect(owed).toBe(order.total.cents);
          expect(order.refunded.cents).toBeLessThanOrEqual(order.captured.cents);
          if (order.status === 'processing') expect(order.captured.cents).toBe(order.total.cents);
          if (order.status === 'cancelled') expect(order.refunded.cents).toBe(order.captured.cents);
        }
        const before = await cardHas(scene, orders);
        expect(before.book).toBe(before.provider);

        for (const id of orders) {
          await tryTo(() =>
            scene.refunds.refundOrder({ orderId: id, reason: 'all', actor: STAFF, limit: null }),
          );
          await scene.sendRefunds(id);
        }
        expect(await cardHas(scene, orders)).toEqual({ book: 0, provider: 0 });
        for (const id of orders) await scene.shop.stock.takeBack(id);
        expect(scene.levels()).toEqual(SIZES.map(() => ({ onHand: 10, held: 0 })));
      }),
      { numRuns: Math.ceil((cases().numRuns ?? 500) / 2) },
    );
  });
});
