import { describe, expect, it } from '@jest/globals';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import { Money } from '../../kernel/money.js';
import { receiptFor } from '../../kernel/receipt.js';
import { aLine } from '../../orders/testing/order-builder.js';
import { NothingToRestock } from '../../inventory/domain/refusals.js';
import { OrderNotFound, RefundNotFound, RefundNotOpen } from '../../orders/domain/refusals.js';
import { RefundNotByHand, RefundTooLarge } from '../../payments/domain/refusals.js';
import type { Refund } from '../../payments/domain/payment.js';
import { InvalidPurchase, RefundTooMany } from '../domain/refusals.js';
import { JACKET, paid, placed, SCARF, STAFF } from '../testing/bought.js';
import type { InMemoryShop } from '../testing/in-memory-shop.js';
import { RefundOverLimit } from '../../orders/domain/refund-request.js';
import { RefundOrder, type RefundOrderRequest } from './refund-order.js';

function refunding(shop: InMemoryShop, orderId: string, budget = new InMemoryStaffBudget()) {
  const useCase = new RefundOrder(
    ...([shop.orders, shop.previewRefund, shop.requestRefund, shop.refunds, shop.attempts] as const),
    ...([shop.applyRefund, shop.stock, shop.syncOrderTotals, shop.unit] as const),
    ...([
      budget,
      shop.storeCredit,
      shop.takeBackCards,
      shop.holdBack,
      shop.downloads,
      shop.waiveDue,
    ] as const),
  );
  const refund = (asked: Partial<RefundOrderRequest> = {}) =>
    useCase
      .refundOrder({ orderId, reason: 'torn', actor: STAFF, limit: null, ...asked })
      .catch((error: unknown) => error);
  return { useCase, refund };
}

const priced = (cents: number) => ({ listPrice: Money.ofCents(cents), unitPrice: Money.ofCents(cents) });
async function given({ refund }: ReturnType<typeof refunding>, lines: RefundOrderRequest['lines']) {
  const refunds = await refund({ lines });
  return Array.isArray(refunds)
    ? (refunds as Refund[]).reduce((sum, { amount }) => sum + amount.cents, 0)
    : NaN;
}

const jackets = (quantity: number) => ({ lines: [{ variantId: JACKET, quantity }] });

describe('giving money back', () => {
  it('never promises twice what was paid once', async () => {
    const { shop, orderId } = await paid();
    const { refund } = refunding(shop, orderId);
    expect(await refund({ amount: 100 })).toMatchObject([{ amount: { cents: 10_000 }, status: 'requested' }]);
    expect(await refund({ amount: 84.01 })).toBeInstanceOf(RefundTooLarge);
    expect(await refund()).toMatchObject([{ amount: { cents: 8_400 } }]);
    expect(await refund({ amount: 0.01 })).toBeInstanceOf(RefundTooLarge);
  });

  // 183.99 was paid for goods of 184.00: coins could not pay the cent, and no delivery was
  it('takes what coins could not pay from the pieces, in one refund or in several', async () => {
    const lines = [aLine({ quantity: 2 }), aLine({ variantId: SCARF, ...priced(400) })];
    const exact = receiptFor(lines, null);
    const rounding = { kind: 'rounding', label: 'Cash rounding', amount: Money.ofCents(-1) } as const;
    const total = exact.total.plus(rounding.amount);
    const receipt = { ...exact, adjustments: [rounding], total };
    const all = [...jackets(2).lines, { variantId: SCARF, quantity: 1 }];
    const whole = await paid({ lines, receipt });
    const { refund, useCase } = refunding(whole.shop, whole.orderId);
    expect(await useCase.deliveryWith(whole.orderId, all)).toEqual(Money.zero);
    expect(await refund({ lines: all })).toMatchObject([{ amount: { cents: 18_399 } }]);
    const split = await paid({ lines, receipt });
    const each = refunding(split.shop, split.orderId);
    const parts = [jackets(1).lines, [{ variantId: SCARF, quantity: 1 }], jackets(1).lines];
    const back: number[] = [];
    for (const one of parts)
      back.push((await each.useCase.worth(split.orderId, one)).cents, await given(each, one));
    expect(back).toEqual([9_000, 9_000, 400, 400, 8_999, 8_999]);
  });

  it('counts what was given back of other orders on the day', async () => {
    const { shop, orderId } = await paid();
    const { refund } = refunding(shop, orderId);
    expect(await refund({ amount: 40, limit: 5_000 })).toMatchObject([{ amount: { cents: 4_000 } }]);
    const budget = new InMemoryStaffBudget();
    await budget.take(STAFF.id, 4_000, 5_000);
    const other = await paid();
    const one = await refunding(other.shop, other.orderId, budget).refund({ amount: 40, limit: 5_000 });
    expect(one).toBeInstanceOf(RefundOverLimit);
    expect(String(one)).toContain('for one day');
  });

  it('stops above the limit of who asks, before anything is written', async () => {
    const { shop, orderId } = await paid();
    const { refund } = refunding(shop, orderId);
    expect(await refund({ amount: 50.01, limit: 5_000 })).toBeInstanceOf(RefundOverLimit);
    expect(await refund({ amount: 50, limit: 5_000 })).toMatchObject([{ amount: { cents: 5_000 } }]);
  });

  it('counts what was given back before: a limit is for one order', async () => {
    const { shop, orderId } = await paid();
    const { refund } = refunding(shop, orderId);
    await refund({ amount: 30, limit: 5_000 });
    const split = await refund({ amount: 20.01, limit: 5_000 });
    expect(split).toMatchObject({
      code: 'refund_over_limit',
      message: 'With what was refunded before, this is above your refund limit of $50.00 for one order.',
    });
    expect(await refund({ amount: 20, limit: 5_000 })).toMatchObject([{ amount: { cents: 2_000 } }]);
  });

  it('gives each piece back once, however the lines are written', async () => {
    const { shop, orderId } = await paid();
    const { refund } = refunding(shop, orderId);
    const twice = [...jackets(2).lines, ...jackets(1).lines];
    expect(await refund({ lines: twice })).toBeInstanceOf(RefundTooMany);
    expect(await refund(jackets(1))).toMatchObject([{ lines: [{ quantity: 1, shareCents: 9_000 }] }]);
    expect(await refund(jackets(2))).toBeInstanceOf(RefundTooMany);
    expect(await refund({ lines: [{ variantId: 'not in it', quantity: 1 }] })).toBeInstanceOf(
      InvalidPurchase,
    );
    expect(await shop.refunds.ofOrder(orderId)).toHaveLength(1);
  });

  it('puts on the shelf what came back, and only what is named', async () => {
    const { shop, orderId } = await paid();
    const { refund } = refunding(shop, orderId);
    expect(await refund({ restock: true })).toBeInstanceOf(InvalidPurchase);
    await refund({ ...jackets(1), restock: true });
    expect([shop.stock.level(JACKET).onHand, shop.stock.level(SCARF).onHand]).toEqual([9, 9]);
  });

  it('puts a piece on the shelf once, also when its first refund has failed', async () => {
    const { shop, orderId } = await paid();
    const { refund } = refunding(shop, orderId);
    const [failed] = (await refund({ ...jackets(1), restock: true })) as [Refund];
    const refused = { event: 'failed', provider: 'stripe', ref: failed.id } as const;
    await shop.applyRefund.applyRefund(failed, refused, STAFF);
    await refund({ ...jackets(1), restock: true });
    expect(shop.stock.level(JACKET).onHand).toBe(9);
    await refund({ ...jackets(1), restock: true });
    expect(shop.stock.level(JACKET).onHand).toBe(10);
  });

  it('puts nothing on the shelf that never left it', async () => {
    const { shop, orderId } = await paid();
    await shop.stock.takeBack(orderId);
    expect(await refunding(shop, orderId).refund({ ...jackets(1), restock: true })).toBeInstanceOf(
      NothingToRestock,
    );
  });

  it('writes into the history what is on its way', async () => {
    const { shop, orderId } = await paid();
    await refunding(shop, orderId).refund(jackets(2));
    expect(shop.orders.timeline.entries.at(-1)).toMatchObject({
      ...{ event: 'refund_requested', actor: STAFF },
      message: 'A refund of $180.00 is on its way, for 2 × Jacket',
    });
  });

  it('previews what it would do, and does nothing', async () => {
    const { shop, orderId } = await paid();
    const figures = await refunding(shop, orderId).useCase.preview({ orderId, ...jackets(1) });
    expect([figures.amount.cents, figures.amountRefunded.cents]).toEqual([9_000, 9_000]);
    expect(figures.parts).toMatchObject([{ method: 'card', byHand: false }]);
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
  });

  it('knows no order but its own', async () => {
    const { shop } = await paid();
    const { useCase, refund } = refunding(shop, 'unknown');
    expect(await refund()).toBeInstanceOf(OrderNotFound);
    await expect(useCase.preview({ orderId: 'unknown' })).rejects.toBeInstanceOf(OrderNotFound);
    await expect(useCase.markPaidOut('unknown', 'refund', STAFF)).rejects.toBeInstanceOf(OrderNotFound);
  });
});

describe('a refund that staff hands over', () => {
  it('may be of money that the provider would give back: it is told so and never sent', async () => {
    const { shop, orderId } = await paid();
    const { useCase, refund } = refunding(shop, orderId);
    expect(await refund({ ...jackets(1), byHand: true })).toBeInstanceOf(RefundNotByHand);
    const [closed] = (await refund(jackets(1))) as [Refund];
    const refused = { event: 'failed', provider: 'stripe', ref: closed.id } as const;
    await shop.applyRefund.applyRefund(closed, refused, STAFF);
    const figures = await useCase.preview({ orderId, ...jackets(1), byHand: true });
    expect(figures.parts).toMatchObject([{ method: 'card', byHand: true }]);
    const [made] = (await refund({ ...jackets(1), byHand: true })) as [{ id: string }];
    expect(await shop.refunds.find(made.id)).toMatchObject({ status: 'manual', byHand: true });
    await useCase.markPaidOut(orderId, made.id, STAFF);
    expect(await shop.refunds.find(made.id)).toMatchObject({ status: 'succeeded' });
    const out = shop.ledger.entries.filter(({ type }) => type === 'refund');
    expect(out).toMatchObject([{ provider: 'cash', amount: { cents: 9_000 } }]);
  });

  it('is refused when the money has come back another way meanwhile', async () => {
    const { shop, orderId } = await paid();
    const { useCase, refund } = refunding(shop, orderId);
    const [closed] = (await refund()) as [Refund];
    await shop.applyRefund.applyRefund(
      closed,
      { event: 'failed', provider: 'stripe', ref: closed.id },
      STAFF,
    );
    const [made] = (await refund({ byHand: true })) as [Refund];
    await shop.applyRefund.applyRefund(
      closed,
      { event: 'succeeded', provider: 'stripe', ref: 're_late' },
      STAFF,
    );
    await expect(useCase.markPaidOut(orderId, made.id, STAFF)).rejects.toBeInstanceOf(RefundTooLarge);
    expect(await shop.refunds.find(made.id)).toMatchObject({ status: 'manual' });
  });

  it('is never one that the provider pays out, nor one of another order', async () => {
    const { shop, orderId } = await paid();
    const { useCase, refund } = refunding(shop, orderId);
    const [asked] = (await refund()) as [{ id: string }];
    await expect(useCase.markPaidOut(orderId, asked.id, STAFF)).rejects.toBeInstanceOf(RefundNotOpen);
    const other = await placed('card', shop);
    await expect(useCase.markPaidOut(other.orderId, 'unknown', STAFF)).rejects.toBeInstanceOf(RefundNotFound);
  });
});
