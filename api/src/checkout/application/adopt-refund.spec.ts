import { describe, expect, it } from '@jest/globals';
import { JACKET, placed } from '../testing/bought.js';
import { editing, JACKET_L } from '../testing/editing.js';
import { promising } from '../testing/giving-back.js';

describe('money that was given back in the provider’s own dashboard', () => {
  it('comes into the books of its order to the cent, once, and is never sent', async () => {
    const { shop, intentRef, givenBack, order, orderId, history, left } = await promising();
    const made = shop.gateway.giveBack(intentRef, 1_050);
    const hear = () => shop.applyProviderRefund.applyProviderRefund('stripe', made);
    expect([await hear(), await hear()]).toEqual(['succeeded', 'succeeded']);
    expect(await shop.refunds.ofOrder(orderId)).toMatchObject([
      {
        ...{ amount: { cents: 1_050 }, status: 'succeeded', providerRef: made.ref, byHand: false },
        ...{ reason: 'made at the provider', lines: [], idempotencyKey: `adopted:${made.ref}`, tries: 0 },
      },
    ]);
    expect([await givenBack(), await left()]).toEqual([1_050, 17_350]);
    expect(await order()).toMatchObject({ refunded: { cents: 1_050 }, paymentDetail: 'partially_refunded' });
    expect(history().at(-1)).toBe('$10.50 refunded');
    expect(shop.gateway.asked).toEqual([]);
  });

  it('comes once when two messages tell of it at the same moment', async () => {
    const { shop, intentRef, givenBack, orderId } = await promising();
    const made = shop.gateway.giveBack(intentRef, 1_050);
    const run = shop.unit.run.bind(shop.unit);
    shop.unit.run = async (work) => {
      shop.unit.run = run;
      await shop.applyProviderRefund.applyProviderRefund('stripe', made);
      return run(work);
    };
    expect(await shop.applyProviderRefund.applyProviderRefund('stripe', made)).toBe('succeeded');
    expect([(await shop.refunds.ofOrder(orderId)).length, await givenBack()]).toEqual([1, 1_050]);
  });

  it('is known, and booked for nothing, when it did not arrive', async () => {
    const { shop, intentRef, givenBack, orderId } = await promising();
    const made = shop.gateway.giveBack(intentRef, 1_050);
    shop.gateway.turn(made.ref, 'failed');
    const hear = () => shop.applyProviderRefund.applyProviderRefund('stripe', made);
    expect([await hear(), await hear(), await givenBack()]).toEqual(['failed', 'failed', 0]);
    expect(await shop.refunds.ofOrder(orderId)).toMatchObject([{ status: 'failed', providerRef: made.ref }]);
  });

  it('is nobody’s when it names no payment, or one that the shop does not have', async () => {
    const { shop, intentRef, orderId } = await promising();
    const made = shop.gateway.giveBack(intentRef, 1_000);
    for (const strange of [null, 'pi_of_another_shop']) {
      shop.gateway.refunds.set(made.ref, { ...made, intentRef: strange });
      expect(await shop.applyProviderRefund.applyProviderRefund('stripe', made)).toBe('unknown_object');
    }
    expect(await shop.refunds.ofOrder(orderId)).toEqual([]);
  });

  /** The card was declined once, so that the shop knows the payment; then it was paid. */
  async function paidUnseen(amountCents = 18_400) {
    const bought = await placed();
    const { shop } = bought;
    const attempt = await bought.attempt();
    shop.gateway.pay(attempt.providerRef ?? '', { amountCents, intentRef: 'pi_seen' });
    await shop.attempts.save({ ...attempt, providerIntent: 'pi_seen' });
    return { ...bought, made: shop.gateway.giveBack('pi_seen', 10_000) };
  }

  it('has its payment taken in first when that has not been heard of yet', async () => {
    const { shop, made, order } = await paidUnseen();
    expect(await shop.applyProviderRefund.applyProviderRefund('stripe', made)).toBe('succeeded');
    expect(await order()).toMatchObject({
      ...{ status: 'processing', captured: { cents: 18_400 }, refunded: { cents: 10_000 } },
    });
  });

  it('waits while nobody can say whether its payment came', async () => {
    const { shop, made, order, orderId } = await paidUnseen();
    shop.gateway.sessions.clear();
    expect(await shop.applyProviderRefund.applyProviderRefund('stripe', made)).toBe('unclear');
    expect([await shop.refunds.ofOrder(orderId), (await order()).refunded.cents]).toEqual([[], 0]);
  });

  it('is not booked for a payment that the books do not have', async () => {
    const { shop, made, order, orderId } = await paidUnseen(10_000);
    expect(await shop.applyProviderRefund.applyProviderRefund('stripe', made)).toBe('unknown_object');
    expect([await shop.refunds.ofOrder(orderId), (await order()).refunded.cents]).toEqual([[], 0]);
    expect(shop.topics).toContain('payment.mismatch');
  });

  it('is booked for none of the orders that share its payment where it is of more than they have', async () => {
    const { shop, orderId, change, find } = await editing();
    const { newOrderId } = await change({
      ...{ leaving: [{ variantId: JACKET, quantity: 1 }], items: [{ variantId: JACKET_L, quantity: 1 }] },
    });
    const intentRef = (await shop.attempts.ofOrder(orderId))[0]?.providerIntent ?? '';
    const hear = (made: Parameters<typeof shop.applyProviderRefund.applyProviderRefund>[1]) =>
      shop.applyProviderRefund.applyProviderRefund('stripe', made);
    const back = async () => [(await find(orderId)).refunded.cents, (await find(newOrderId)).refunded.cents];
    const before = await back();
    const beyond = shop.gateway.giveBack(intentRef, 18_401);
    expect([await hear(beyond), await hear(beyond), await back()]).toEqual([
      ...['requested', 'requested', before],
    ]);
    expect(shop.topics.filter((topic) => topic === 'payment.mismatch').length).toBeGreaterThan(0);
    shop.gateway.turn(beyond.ref, 'failed');
    expect([await hear(beyond), await back()]).toEqual(['failed', before]);
    expect(await hear(shop.gateway.giveBack(intentRef, 18_400))).toBe('succeeded');
    expect(await back()).toEqual([18_400, 9_000]);
  });
});
