import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RefundPieces } from '../../orders/application/order-commands.js';
import { Currency } from '../../kernel/currency.js';
import { Money } from '../../kernel/money.js';
import { Refusal } from '../../kernel/refusal.js';
import { cases } from '../../kernel/testing/cases.js';
import { EditWaiting, OrderNotEditable } from '../../orders/domain/order-edit.js';
import { RefundOverLimit } from '../../orders/domain/refund-request.js';
import type { OrderReturn, ReturnLine } from '../../returns/domain/order-return.js';
import { ReturnNotFound, ReturnTransitionRefused } from '../../returns/domain/refusals.js';
import { aReturn, aReturnLine } from '../../returns/testing/return-builder.js';
import { HandleReturn } from '../../returns/application/handle-return.js';
import { MoveReturn } from '../../returns/application/move-return.js';
import { termsOf } from '../../kernel/testing/terms-of.js';
import { InvalidPurchase } from '../domain/refusals.js';
import { JACKET, SCARF, STAFF } from '../testing/bought.js';
import { editPurchase } from './edit-purchase.js';
import { editing, JACKET_L } from '../testing/editing.js';
import { TakeInGoods } from './take-in-goods.js';

const DOLLARS = Currency.of('USD');
const one = (variantId: string, quantity = 1) => ({ variantId, quantity });
const came = (variantId: string, quantity: number, restock = true): ReturnLine =>
  aReturnLine({ variantId, quantity, received: quantity, restock });

/** Two jackets and a scarf, delivered; a jacket of them has come back. */
async function exchanging(changes: Partial<OrderReturn> = {}) {
  const scene = await editing();
  const { shop, orderId, find } = scene;
  await shop.orders.save(Object.assign(await find(orderId), { status: 'delivered' }));
  const back = aReturn('back', orderId, { state: 'received', lines: [came(JACKET, 1)], ...changes });
  await shop.returns.add(back);
  const refund = (asked: object, limit: number | null) =>
    scene.refunds.refundOrder({ orderId, reason: 'returned_goods', actor: STAFF, limit, ...asked });
  const takeIn = new TakeInGoods(shop.orders, shop.previewRefund, shop.stock);
  const handle = new HandleReturn(
    shop.returns,
    shop.orders,
    {
      refund: (asked: object, _: string, __: unknown, limit: number | null) => refund(asked, limit),
      owed: (id: string, lines: []) => takeIn.owed(id, lines),
      shelve: (id: string, lines: []) => takeIn.shelve(id, lines),
    } as never,
    new MoveReturn(shop.returns, shop.orders.timeline, shop.outbox),
    ...([shop.edits, termsOf(() => ({ hasEuRules: false })), shop.unit] as const),
  );
  const exchange = (items: { variantId: string; quantity: number }[], terms = {}, seen = {}) =>
    scene.change({ returnId: 'back', items, ...terms }, seen);
  const state = async () => (await shop.returns.find('back'))?.state;
  return { ...scene, exchange, handle, state };
}

const notPaid = async ({ shop }: Awaited<ReturnType<typeof exchanging>>, newOrderId: string) => {
  const gone = await shop.cancelOrder.cancelOrder({ orderId: newOrderId, actor: STAFF, reason: 'no' });
  await shop.applyEffects.applyEffects(gone);
};

describe('goods that came back, exchanged for others', () => {
  it('pay for another size without any money leaving the card, and lie on the shelf again once', async () => {
    const { shop, orderId, exchange, find, levels, state, change } = await exchanging();
    const { newOrderId, payUrl } = await exchange([one(JACKET_L)], {}, { total: 90, worth: 90 });
    expect([payUrl, await state()]).toEqual([null, 'refunded']);
    expect(await find(newOrderId)).toMatchObject({ status: 'processing', paymentDetail: 'paid' });
    expect(await find(orderId)).toMatchObject({ status: 'delivered', paymentDetail: 'partially_refunded' });
    expect(levels().map(({ onHand }) => onHand)).toEqual([9, 9, 9]);
    const [refund] = await shop.refunds.ofOrder(orderId);
    const done = { amount: Money.ofCents(9_000), refundIds: [refund?.id] };
    expect(await shop.returns.find('back')).toMatchObject(done);
    expect(await shop.edits.ofNew(newOrderId)).toMatchObject({ state: 'done', returnId: 'back' });
    const told = shop.events.find(({ topic }) => topic === 'return.refunded');
    expect(told?.payload).toMatchObject({ reason: 'moved_to_another_order' });
    await expect(change({ returnId: 'back', items: [one(JACKET_L)] })).rejects.toBeInstanceOf(
      ReturnTransitionRefused,
    );
  });

  it('wait for a difference, until whose payment they are neither paid back nor declined', async () => {
    const { shop, exchange, handle, payNow, state, find, orderId } = await exchanging();
    const { newOrderId } = await exchange([one(JACKET_L), one(SCARF)]);
    expect(await state()).toBe('received');
    await expect(handle.refund('back', STAFF, null)).rejects.toBeInstanceOf(EditWaiting);
    await expect(handle.decline('back', 'Worn', STAFF)).rejects.toBeInstanceOf(EditWaiting);
    await expect(exchange([one(JACKET_L)])).rejects.toBeInstanceOf(EditWaiting);
    await payNow(newOrderId);
    expect([await state(), (await find(newOrderId)).captured.cents]).toEqual(['refunded', 9_400]);
    expect((await find(orderId)).refunded.cents).toBe(9_000);
    expect(await shop.refunds.ofOrder(orderId)).toHaveLength(1);
    await expect(handle.refund('back', STAFF, null)).rejects.toBeInstanceOf(ReturnTransitionRefused);
  });

  it('are paid back as ever where the exchange comes to nothing', async () => {
    const scene = await exchanging();
    const { newOrderId } = await scene.exchange([one(JACKET_L), one(SCARF)]);
    await notPaid(scene, newOrderId);
    expect(await scene.handle.refund('back', STAFF, null)).toMatchObject({ state: 'refunded' });
    expect(scene.levels()[0]).toEqual({ onHand: 9, held: 0 });
    await scene.sendRefunds(scene.orderId);
    expect((await scene.find(scene.orderId)).refunded.cents).toBe(9_000);
  });

  it('give the rest back as money, within the limit of who exchanges them, and keep the fee', async () => {
    const fee = { feePercent: 10, amount: Money.ofCents(8_100) };
    const { shop, exchange, orderId } = await exchanging(fee);
    await expect(exchange([one(SCARF)], {}, { limit: 7_699 })).rejects.toBeInstanceOf(RefundOverLimit);
    await exchange([one(SCARF)], {}, { limit: 7_700, worth: 81 });
    const refunds = await shop.refunds.ofOrder(orderId);
    expect(refunds.map(({ amount, reason }) => [amount.cents, reason])).toEqual([
      [400, 'moved_to_another_order'],
      [7_700, 'order changed'],
    ]);
    expect((await shop.returns.find('back'))?.refundIds).toEqual(refunds.map(({ id }) => id));
  });

  it('are worth more than they have cost where delivery comes back too', async () => {
    const { exchange, orderId, shop } = await exchanging({ amount: Money.ofCents(9_400) });
    await exchange([one(JACKET_L)]);
    const refunds = await shop.refunds.ofOrder(orderId);
    const told = refunds.map(({ amount, lines }) => [amount.cents, ...lines.map((line) => line.amountCents)]);
    expect(told).toEqual([[9_000, 9_000], [400]]);
  });

  it('do not go back on the shelf where they are worn', async () => {
    const { exchange, levels } = await exchanging({ lines: [came(JACKET, 1, false)] });
    await exchange([one(JACKET_L)]);
    expect(levels().map(({ onHand }) => onHand)).toEqual([8, 9, 9]);
  });

  it.each([
    ['damaged', undefined, 'free'],
    ['does_not_fit', undefined, undefined],
    ['does_not_fit', true, 'free'],
    ['damaged', false, undefined],
  ] as const)(
    'that were sent back as %s, told %s, cost a delivery: %s',
    async (reason, freeDelivery, sent) => {
      const { find, orderId, shop, exchange } = await exchanging({ reason });
      const terms = { orderId, leaving: [], items: [], freeDelivery };
      const back = await shop.exchange.exchangeable('back');
      const worth = { amount: back.amount, waived: back.amount.times(0), lines: [], isAll: false };
      const { together } = editPurchase(await find(orderId), terms, { worth, left: [], back });
      expect(together).toBe(sent);
      await exchange([one(JACKET_L)], { freeDelivery });
    },
  );

  it('are exchanged once they are here, of their own order, and nothing else with them', async () => {
    const early = await exchanging({ state: 'approved', lines: [aReturnLine()] });
    await expect(early.exchange([one(JACKET_L)])).rejects.toBeInstanceOf(ReturnTransitionRefused);
    const { exchange, change, orderId, find } = await exchanging();
    await expect(exchange([one(SCARF)], { leaving: [one(SCARF)] })).rejects.toBeInstanceOf(InvalidPurchase);
    await expect(exchange([one(SCARF)], { returnId: 'none' })).rejects.toBeInstanceOf(ReturnNotFound);
    await expect(change({ items: [one(SCARF)] })).rejects.toBeInstanceOf(OrderNotEditable);
    expect((await find(orderId)).refunded.isZero).toBe(true);
  });

  it('come to nothing where the pieces are given back otherwise meanwhile', async () => {
    const { exchange, refunds, orderId, payNow, find, state, shop } = await exchanging();
    const { newOrderId } = await exchange([one(JACKET_L), one(SCARF)]);
    await refunds.refundOrder({ orderId, reason: 'kind', actor: STAFF, limit: null });
    await payNow(newOrderId);
    expect([await state(), (await find(newOrderId)).status]).toEqual(['received', 'cancelled']);
    expect(await shop.edits.ofNew(newOrderId)).toMatchObject({ state: 'gone' });
  });
});

const step = fc.record({
  what: fc.constantFrom('exchange', 'refund', 'decline', 'goodwill', 'beside'),
  items: fc.array(
    fc.record({
      variantId: fc.constantFrom(JACKET, JACKET_L, SCARF),
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
    { minLength: 1, maxLength: 2 },
  ),
  pays: fc.constantFrom('at once', 'later', 'never'),
});

describe('a return that is exchanged, paid back and declined in any order', () => {
  it('is worth its money once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
        const scene = await exchanging();
        const { shop, orderId, exchange, handle, payNow, find, state } = scene;
        const waiting: string[] = [];
        const kind = (of: { amount?: number; lines?: RefundPieces[] }) =>
          scene.refunds.refundOrder({ orderId, ...of, reason: 'kind', actor: STAFF, limit: null });
        const pay = async (id: string) => (await find(id)).status === 'pending' && payNow(id);
        for (const { what, items, pays } of steps)
          try {
            if (what === 'refund') await handle.refund('back', STAFF, null);
            else if (what === 'decline') await handle.decline('back', 'Worn', STAFF);
            else if (what === 'goodwill') await kind({ amount: 1 });
            else if (what === 'beside') await kind({ lines: [{ variantId: JACKET, quantity: 2 }] });
            else {
              const { newOrderId } = await exchange(items);
              if (pays === 'at once') await pay(newOrderId);
              else if (pays === 'later') waiting.push(newOrderId);
              else if ((await find(newOrderId)).status === 'pending') await notPaid(scene, newOrderId);
            }
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
          }
        for (const id of waiting) await pay(id);

        const back = await shop.returns.find('back');
        const refunds = await shop.refunds.ofOrder(orderId);
        const own = refunds.filter(({ id }) => back?.refundIds.includes(id));
        const given = own.reduce((sum, { amount }) => sum + amount.cents, 0);
        expect(given).toBe((await state()) === 'refunded' ? back?.amount.cents : 0);
        const beside = refunds.filter(({ reason }) => reason === 'kind');
        const most = given + beside.reduce((sum, { amount }) => sum + amount.cents, 0);
        expect((await shop.ledger.moneyOf(orderId, DOLLARS)).refunded.cents).toBeLessThanOrEqual(most);
        const pieces = refunds.flatMap(({ lines }) => lines).filter((one) => one.variantId === JACKET);
        expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBeLessThanOrEqual(2);
        const edits = (await shop.edits.about(orderId)).filter((edit) => edit.state === 'done');
        expect(edits.length).toBeLessThanOrEqual((await state()) === 'refunded' ? 1 : 0);
        for (const { newOrderId, moved } of edits)
          expect((await find(newOrderId)).captured.cents).toBeGreaterThanOrEqual(moved.cents);
      }),
      { numRuns: Math.ceil((cases().numRuns ?? 500) / 5) },
    );
  });
});
