import { describe, expect, it } from '@jest/globals';
import { OrderNotFound } from '../../orders/domain/refusals.js';
import { CheckoutFailed, PaymentNotFound, PaymentNotOpen } from '../../payments/domain/refusals.js';
import { PurchaseOver } from '../domain/refusals.js';
import { BUYER, NUMBER, paid, placed, SYSTEM } from '../testing/bought.js';
import type { InMemoryShop } from '../testing/in-memory-shop.js';
import { PayOrder } from './pay-order.js';
import { RetryPayment } from './retry-payment.js';

function paying(shop: InMemoryShop, orderId: string) {
  const { orders, tenders, attempts, methods, openPayment, settleOrder, unit, failpoints } = shop;
  const payOrder = new PayOrder(
    ...([orders, tenders, attempts, methods, openPayment, settleOrder, unit, failpoints] as const),
  );
  const retrying = new RetryPayment(tenders, orders, payOrder);
  const retry = async (accountId: string = BUYER.id, number?: string) => {
    const [tender] = await tenders.ofOrder(orderId);
    return retrying
      .retryPayment(tender?.id ?? '', accountId, number)
      .catch((error: unknown) => ({ refused: error }));
  };
  return { payOrder, retry };
}

/** An order by mobile money whose prompt was declined on the phone. */
async function declined() {
  const bought = await placed('mobile');
  const { shop, orderId } = bought;
  shop.wallet.decline();
  await shop.syncAttempt.syncAttempt((await bought.attempt()).id, SYSTEM);
  return { ...bought, ...paying(shop, orderId) };
}

describe('paying for a placed order', () => {
  it('answers the page that is open, however often it is asked: one session, one key', async () => {
    const { shop, orderId } = await placed();
    const { payOrder } = paying(shop, orderId);
    const answers = [await payOrder.payOrder(orderId), await payOrder.payOrder(orderId)];
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(shop.gateway.opened).toHaveLength(1);
  });

  it('tells a provider that cannot be reached from one that says no', async () => {
    for (const [fault, status] of [
      ['unreachable', 'unavailable'],
      ['refuses', 'unprocessable'],
    ] as const) {
      const { shop, orderId, attempt } = await placed();
      await shop.attempts.save({ ...(await attempt()), state: 'creating' });
      shop.gateway[fault] = true;
      const asked = paying(shop, orderId).payOrder.payOrder(orderId);
      await expect(asked).rejects.toBeInstanceOf(CheckoutFailed);
      await expect(asked).rejects.toMatchObject({ kind: status });
    }
  });

  it('is over when the order is, and knows no order but its own', async () => {
    const { shop, orderId } = await placed();
    const { payOrder } = paying(shop, orderId);
    await shop.cancelOrder.cancelOrder({ orderId, actor: BUYER, reason: '' });
    await expect(payOrder.payOrder(orderId)).rejects.toBeInstanceOf(PurchaseOver);
    await expect(payOrder.payOrder('unknown')).rejects.toBeInstanceOf(OrderNotFound);
  });
});

describe('trying a payment again', () => {
  it('asks the same phone again, unless another number is given', async () => {
    const { shop, orderId, retry } = await declined();
    expect(await retry()).toMatchObject({ status: 'processing', order: { id: orderId } });
    expect(shop.wallet.prompts.map(({ mobileNumber }) => mobileNumber)).toEqual([NUMBER, NUMBER]);
    const [, second] = await shop.attempts.ofOrder(orderId);
    shop.wallet.decline();
    await shop.syncAttempt.syncAttempt(second?.id ?? '', SYSTEM);
    await retry(BUYER.id, '+256770000456');
    expect(shop.wallet.prompts.at(-1)?.mobileNumber).toBe('+256770000456');
    expect(new Set(shop.wallet.prompts.map(({ reference }) => reference)).size).toBe(3);
  });

  it('sends no second prompt while one may be approved', async () => {
    const { shop, retry } = await declined();
    await retry();
    await retry();
    expect(shop.wallet.prompts).toHaveLength(2);
  });

  it('is for the buyer alone, and for an order that still waits', async () => {
    const { retry } = await declined();
    expect(await retry('somebody else')).toMatchObject({ refused: expect.any(PaymentNotFound) });
    const over = await paid();
    const again = await paying(over.shop, over.orderId).retry();
    expect(again).toMatchObject({ refused: expect.any(PaymentNotOpen) });
  });
});
