import { describe, expect, it } from '@jest/globals';
import { Currency } from '../../kernel/currency.js';
import { shippingOf } from '../../kernel/receipt.js';
import { EditEmpty, EditWaiting, OrderNotEditable, WorthChanged } from '../../orders/domain/order-edit.js';
import { PiecesPacked } from '../../orders/domain/parcel-refusals.js';
import { RefundOverLimit } from '../../orders/domain/refund-request.js';
import { JACKET, SCARF, STAFF, SYSTEM } from '../testing/bought.js';
import { disputesOf } from '../testing/disputing.js';
import { editing, JACKET_L } from '../testing/editing.js';
import { RefundTooMany } from '../domain/refusals.js';

const DOLLARS = Currency.of('USD');
const one = (variantId: string, quantity = 1) => ({ variantId, quantity });
const SWAP = { leaving: [one(JACKET)], items: [one(JACKET_L)] };

describe('a placed order that is changed', () => {
  it('gives another size for what was paid, without any money leaving the card', async () => {
    const { shop, orderId, change, find, levels } = await editing();
    const { newOrderId, payUrl } = await change(SWAP, { total: 90, worth: 90 });
    expect(payUrl).toBeNull();
    const [before, after] = [await find(orderId), await find(newOrderId)];
    expect(before).toMatchObject({ status: 'processing', paymentDetail: 'partially_refunded' });
    expect(after).toMatchObject({ status: 'processing', paymentStatus: 'paid', paymentDetail: 'paid' });
    expect([before.refunded.cents, after.captured.cents, after.refunded.cents]).toEqual([9_000, 9_000, 0]);
    expect(shop.topics).not.toContain('refund.requested');
    expect(levels()).toEqual([
      { onHand: 9, held: 0 },
      { onHand: 9, held: 0 },
      { onHand: 9, held: 0 },
    ]);
    expect(await shop.edits.ofNew(newOrderId)).toMatchObject({ state: 'done', orderId });
    expect(shop.topics).toEqual(expect.arrayContaining(['order.edited', 'order.paid']));
  });

  it('gives back to the card what the new order is refunded, since the card has paid for it', async () => {
    const { orderId, shop, change, refunds, sendRefunds, find } = await editing();
    const { newOrderId } = await change(SWAP);
    await refunds.refundOrder({ orderId: newOrderId, reason: 'torn', actor: STAFF, limit: null });
    await sendRefunds(newOrderId);
    const [refund] = await shop.refunds.ofOrder(newOrderId);
    expect(refund).toMatchObject({ status: 'succeeded', byHand: false });
    expect((await find(newOrderId)).paymentStatus).toBe('refunded');
    await refunds.refundOrder({ orderId, reason: 'late', actor: STAFF, limit: null });
    await sendRefunds(orderId);
    expect((await find(orderId)).paymentStatus).toBe('refunded');
    expect((await shop.ledger.moneyOf(orderId, DOLLARS)).refunded.cents).toBe(18_400);
  });

  it('is flagged with the first order where the bank of the card takes back what has paid for both', async () => {
    const { shop, orderId, change, find } = await editing();
    const { newOrderId } = await change(SWAP);
    const intentRef = (await shop.attempts.ofOrder(orderId))[0]?.providerIntent ?? null;
    const dispute = disputesOf(shop);
    const hear = (status: 'open' | 'won') =>
      dispute.applyProviderDispute('stripe', {
        ...{ ref: 'du_1', intentRef, amountCents: 18_400, currency: 'USD', status },
      });
    const taken = async (id: string) => (await shop.ledger.moneyOf(id, DOLLARS)).disputed.cents;
    const details = async () => [(await find(orderId)).paymentDetail, (await find(newOrderId)).paymentDetail];
    expect([await hear('open'), await hear('open')]).toEqual(['open', 'open']);
    expect(await details()).toEqual(['disputed', 'disputed']);
    expect([await taken(orderId), await taken(newOrderId)]).toEqual([9_400, 9_000]);
    await hear('won');
    expect(await details()).toEqual(['partially_refunded', 'paid']);
    expect([await taken(orderId), await taken(newOrderId)]).toEqual([0, 0]);
  });

  it('gives back of what it has where money of both orders is given back in the provider’s own dashboard', async () => {
    const { shop, orderId, change, find, sendRefunds } = await editing();
    const { newOrderId } = await change(SWAP);
    shop.gateway.refundStatus = 'pending';
    const intentRef = (await shop.attempts.ofOrder(orderId))[0]?.providerIntent ?? '';
    const hear = (made: Parameters<typeof shop.applyProviderRefund.applyProviderRefund>[1]) =>
      shop.applyProviderRefund.applyProviderRefund('stripe', made);
    const back = async () => [(await find(orderId)).refunded.cents, (await find(newOrderId)).refunded.cents];
    const made = shop.gateway.giveBack(intentRef, 10_000);
    expect([await hear(made), await hear(made), await back()]).toEqual([
      'submitted',
      'submitted',
      [18_400, 600],
    ]);
    shop.gateway.turn(made.ref, 'succeeded');
    await sendRefunds(newOrderId);
    const states = async (id: string) => (await shop.refunds.ofOrder(id)).map(({ status }) => status);
    expect([await states(orderId), await states(newOrderId)]).toEqual([
      ['succeeded', 'succeeded'],
      ['succeeded'],
    ]);
    shop.gateway.turn(made.ref, 'failed');
    expect([await hear(made), await back()]).toEqual(['failed', [9_000, 0]]);
    shop.gateway.refundStatus = 'succeeded';
    const rest = shop.gateway.giveBack(intentRef, 18_400);
    expect([await hear(rest), await hear(rest), await back()]).toEqual([
      'succeeded',
      'succeeded',
      [18_400, 9_000],
    ]);
    expect(shop.gateway.asked).toEqual([]);
    expect(await hear(shop.gateway.giveBack(intentRef, 1))).toBe('requested');
    expect([await back(), shop.topics.includes('payment.mismatch')]).toEqual([[18_400, 9_000], true]);
  });

  it('has its share of a chargeback that comes while the change is made', async () => {
    const { shop, orderId, change, find } = await editing();
    const intentRef = (await shop.attempts.ofOrder(orderId))[0]?.providerIntent ?? null;
    const made: string[] = [];
    const lock = async (id: string) => {
      // held until the change has ended
      if (made.length === 0) made.push((await change(SWAP)).newOrderId);
      return shop.orders.lock(id);
    };
    const dispute = disputesOf(shop, { lock, save: (order) => shop.orders.save(order) });
    await dispute.applyProviderDispute('stripe', {
      ...{ ref: 'du_1', intentRef, amountCents: 18_400, currency: 'USD', status: 'open' },
    });
    const taken = async (id = '') => (await shop.ledger.moneyOf(id, DOLLARS)).disputed.cents;
    expect([await taken(orderId), await taken(made[0])]).toEqual([9_400, 9_000]);
    expect((await find(made[0] ?? '')).paymentDetail).toBe('disputed');
  });

  it('waits for a difference, which changes nothing until it is paid', async () => {
    const { shop, orderId, change, payNow, find, levels } = await editing();
    const { newOrderId, payUrl } = await change({ leaving: [one(SCARF)], items: [one(JACKET_L)] });
    expect(payUrl).toMatch(/^http/);
    const placed = { orderId: newOrderId, changes: orderId, totalCents: 9_000, dueCents: 8_600 };
    expect(shop.events).toContainEqual(
      expect.objectContaining({ topic: 'order.placed', payload: expect.objectContaining(placed) }),
    );
    expect(await find(orderId)).toMatchObject({ status: 'processing', paymentDetail: 'paid' });
    expect(await find(newOrderId)).toMatchObject({ status: 'pending', paymentDetail: 'unpaid' });
    expect(levels().map(({ held }) => held)).toEqual([0, 1, 0]);
    const [attempt] = await shop.attempts.ofOrder(newOrderId);
    expect(attempt?.amount.cents).toBe(8_600);
    await payNow(newOrderId);
    expect(await find(newOrderId)).toMatchObject({ status: 'processing', paymentDetail: 'paid' });
    expect((await find(orderId)).refunded.cents).toBe(400);
    expect((await find(newOrderId)).captured.cents).toBe(9_000);
    expect(levels().map(({ held }) => held)).toEqual([0, 0, 0]);
  });

  it('gives a difference back as money, within the limit of who changes it', async () => {
    const { shop, orderId, change, find } = await editing();
    const cheaper = { leaving: [one(JACKET)], items: [one(SCARF)] };
    await expect(change(cheaper, { limit: 8_599 })).rejects.toBeInstanceOf(RefundOverLimit);
    const { newOrderId } = await change(cheaper, { limit: 8_600 });
    expect((await find(newOrderId)).captured.cents).toBe(400);
    const refunds = await shop.refunds.ofOrder(orderId);
    expect(refunds.map(({ amount, status, reason }) => [amount.cents, status, reason])).toEqual([
      [400, 'succeeded', 'moved_to_another_order'],
      [8_600, 'requested', 'order changed'],
    ]);
    const pieces = refunds.flatMap(({ lines }) => lines);
    expect(pieces.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(1);
    expect(pieces.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(9_000);
  });

  it('counts nothing against that limit of what pays for another order', async () => {
    const { orderId, change, refunds } = await editing();
    await change(SWAP);
    await change({ leaving: [one(JACKET)], items: [one(SCARF)] }, { limit: 8_600 });
    const rest = { orderId, reason: 'torn', actor: STAFF, lines: [one(SCARF)] };
    await expect(refunds.refundOrder({ ...rest, limit: 8_999 })).rejects.toBeInstanceOf(RefundOverLimit);
    expect(await refunds.refundOrder({ ...rest, limit: 9_000 })).toHaveLength(1);
  });

  it('puts on the shelf what leaves it, though another piece is there already', async () => {
    const { shop, orderId, change, levels } = await editing();
    await shop.stock.restock(orderId, [one(SCARF)]);
    await change({ leaving: [one(JACKET), one(SCARF)], items: [one(JACKET_L)] });
    expect(levels().map(({ onHand }) => onHand)).toEqual([9, 9, 10]);
  });

  it('is another order altogether where nothing of it is left', async () => {
    const { orderId, change, find, levels } = await editing();
    const all = [one(JACKET, 2), one(SCARF)];
    const { newOrderId } = await change({ leaving: all, items: [one(JACKET_L, 2), one(SCARF)] });
    expect(await find(orderId)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' });
    expect(await find(newOrderId)).toMatchObject({ status: 'processing', paymentDetail: 'paid' });
    expect(levels().map(({ onHand, held }) => [onHand, held])).toEqual([
      [10, 0],
      [8, 0],
      [9, 0],
    ]);
  });

  it('only gets more where nothing leaves it', async () => {
    const { orderId, change, payNow, find } = await editing();
    const { newOrderId } = await change({ items: [one(SCARF)] });
    await payNow(newOrderId);
    expect(await find(newOrderId)).toMatchObject({ status: 'processing', paymentDetail: 'paid' });
    expect(await find(orderId)).toMatchObject({ paymentDetail: 'paid' });
  });

  it('is refused where nothing comes, more leaves than there is, or other figures were seen', async () => {
    const { change, shop, orderId } = await editing();
    await expect(change({ leaving: [one(SCARF)] })).rejects.toBeInstanceOf(EditEmpty);
    await expect(change({ leaving: [one(SCARF, 2)], items: [one(JACKET_L)] })).rejects.toBeInstanceOf(
      RefundTooMany,
    );
    await expect(change(SWAP, { worth: 89 })).rejects.toBeInstanceOf(WorthChanged);
    await expect(change(SWAP, { total: 89 })).rejects.toMatchObject({ code: 'price_changed' });
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
  });
});

describe('pieces that lie in a parcel', () => {
  it('stay there; others of the same order leave it', async () => {
    const { shop, orderId, change, edit } = await editing();
    await shop.packing.packParcel({ orderId, actor: STAFF, pieces: [one(JACKET)] });
    const both = { leaving: [one(JACKET, 2)], items: [one(JACKET_L, 2)] };
    await expect(change(both)).rejects.toBeInstanceOf(PiecesPacked);
    await expect(edit.previewEdit({ orderId, ...both })).rejects.toBeInstanceOf(PiecesPacked);
    expect((await change(SWAP)).newOrderId).toBeDefined();
    const [refund] = await shop.refunds.ofOrder(orderId);
    expect(refund?.lines).toMatchObject([{ variantId: JACKET, quantity: 1, unsent: 1 }]);
  });

  it('neither weigh nor count for free delivery of what comes, as those that were given back', async () => {
    const { shop, orderId, edit } = await editing();
    const scarf = { leaving: [one(SCARF)], items: [one(SCARF)], shippingMethodId: 'Free from $98' };
    const delivery = async () =>
      shippingOf((await edit.previewEdit({ orderId, ...scarf })).quote.receipt).cents;
    expect(await delivery()).toBe(0);
    await shop.packing.packParcel({ orderId, actor: STAFF, pieces: [one(JACKET)] });
    expect(await delivery()).toBe(2_000);
  });
});

describe('a change that waits for its payment', () => {
  const DEARER = { leaving: [one(SCARF)], items: [one(JACKET_L)] };

  it('is the only one of its order, and nobody is shown another', async () => {
    const { orderId, edit, change } = await editing();
    await change(DEARER);
    await expect(change(SWAP)).rejects.toBeInstanceOf(EditWaiting);
    await expect(edit.previewEdit({ orderId, ...SWAP })).rejects.toBeInstanceOf(EditWaiting);
  });

  it.each([
    ['card', 8_600],
    ['cash', 3_440],
  ] as const)('by %s asks for %i cents first', async (method, cents) => {
    const { orderId, edit, change, shop } = await editing();
    const { toPay, dueNow } = await edit.previewEdit({ orderId, ...DEARER, method });
    expect([toPay.cents, dueNow.cents]).toEqual([8_600, cents]);
    const { newOrderId } = await change({ ...DEARER, method });
    const due = (await shop.tenders.ofOrder(newOrderId)).filter(
      (one) => !one.movedFrom && one.obligation === 'now',
    );
    expect(due.map(({ amount }) => amount.cents)).toEqual([cents]);
  });

  it('leaves no trace when its new order is cancelled', async () => {
    const { shop, orderId, change, find, levels } = await editing();
    const { newOrderId } = await change(DEARER);
    const reason = 'changed my mind';
    const result = await shop.cancelOrder.cancelOrder({ orderId: newOrderId, actor: STAFF, reason });
    await shop.applyEffects.applyEffects(result);
    expect(await shop.edits.ofNew(newOrderId)).toMatchObject({ state: 'gone' });
    expect(await find(orderId)).toMatchObject({ paymentDetail: 'paid', status: 'processing' });
    expect(levels().map(({ held }) => held)).toEqual([0, 0, 0]);
    expect((await change(SWAP)).newOrderId).toBeDefined();
  });

  it.each(['sent', 'refunded', 'cancelled'])('gives its money back when its order was %s', async (how) => {
    const { shop, orderId, change, payNow, refunds, find, levels } = await editing();
    const { newOrderId } = await change(DEARER);
    const order = await find(orderId);
    if (how === 'sent')
      await shop.move.moveOrder({
        ...{ orderId, actor: STAFF, event: 'ship', message: 'sent' },
        circumstances: { carrier: 'DHL', trackingNumber: '1' },
      });
    if (how === 'refunded')
      await refunds.refundOrder({
        ...{ orderId, reason: 'torn', actor: STAFF, limit: null, lines: [one(SCARF)] },
      });
    if (how === 'cancelled')
      await shop.applyEffects.applyEffects(
        await shop.cancelOrder.cancelOrder({ orderId, actor: STAFF, reason: 'no' }),
      );
    await payNow(newOrderId);
    expect(await find(newOrderId)).toMatchObject({ status: 'cancelled', cancelReason: 'change_overtaken' });
    const [back] = await shop.refunds.ofOrder(newOrderId);
    expect(back?.amount.cents).toBe(8_600);
    expect(levels()[1]).toEqual({ onHand: 10, held: 0 });
    expect(order.total.cents).toBe(18_400);
    await shop.syncAttempt.syncAttempt((await shop.attempts.ofOrder(newOrderId)).at(-1)!.id, SYSTEM);
    expect(await shop.refunds.ofOrder(newOrderId)).toHaveLength(1);
  });

  it('is no change of what is sent', async () => {
    const { shop, orderId, change } = await editing();
    await shop.move.moveOrder({
      ...{ orderId, actor: STAFF, event: 'ship', message: 'sent' },
      circumstances: { carrier: 'DHL', trackingNumber: '1' },
    });
    await expect(change(SWAP)).rejects.toBeInstanceOf(OrderNotEditable);
  });
});
