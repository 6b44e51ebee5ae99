import { describe, expect, it } from '@jest/globals';
import type { RefundState } from '../../payments/application/ports.js';
import { promising } from '../testing/giving-back.js';

/** $100.00 were promised back and sent; the provider says `status` of them. */
async function sent(status: RefundState['status'] = 'succeeded') {
  const scene = await promising();
  const { shop } = scene;
  shop.gateway.refundStatus = status;
  const id = await scene.promise(10_000);
  await shop.submitRefund.submitRefund(id);
  const ref = (await scene.refund(id)).providerRef ?? '';
  const hear = async (more: Partial<RefundState> = {}) => {
    const [own] = shop.gateway.refunds.values();
    if (!own) throw new Error('nothing was sent');
    return shop.applyProviderRefund.applyProviderRefund('stripe', { ...own, ...more });
  };
  return { ...scene, id, ref, hear, now: () => scene.refund(id) };
}

describe('a provider’s message about a refund of ours', () => {
  it('is a hint: what counts is what the provider says when it is asked', async () => {
    const { hear, now, givenBack } = await sent('pending');
    expect(await hear({ status: 'failed' })).toBe('submitted');
    expect([(await now()).status, await givenBack()]).toEqual(['submitted', 10_000]);
  });

  it('tells once that the money has arrived, however often it comes', async () => {
    const { shop, hear, ref, givenBack, order, history } = await sent('pending');
    shop.gateway.turn(ref, 'succeeded');
    expect([await hear(), await hear()]).toEqual(['succeeded', 'succeeded']);
    expect([await givenBack(), (await order()).refunded.cents]).toEqual([10_000, 10_000]);
    expect(history().filter((line) => line === '$100.00 refunded')).toHaveLength(1);
    expect(shop.topics.filter((topic) => topic === 'order.refunded')).toHaveLength(1);
  });

  it('is taken again when the provider cannot be asked, and changes nothing until then', async () => {
    const { shop, hear, ref, now, givenBack } = await sent();
    shop.gateway.turn(ref, 'failed');
    shop.gateway.unreachable = true;
    expect(await hear()).toBe('unclear');
    expect([(await now()).status, await givenBack()]).toEqual(['succeeded', 10_000]);
  });

  it.each(['failed', 'cancelled'] as const)(
    'takes a refund out of the books again that has %s, and tells the shop',
    async (status) => {
      const { shop, hear, ref, now, givenBack, order, left, orderId, id } = await sent();
      shop.gateway.turn(ref, status, 'the card is closed');
      expect([await hear(), await hear()]).toEqual(['failed', 'failed']);
      expect(await now()).toMatchObject({ status: 'failed', lastError: 'the card is closed' });
      expect([await givenBack(), (await order()).refunded.cents, await left()]).toEqual([0, 0, 18_400]);
      expect(shop.events.filter(({ topic }) => topic === 'refund.failed')).toMatchObject([
        { payload: { refundId: id, orderId, amountCents: 10_000 } },
      ]);
      expect(shop.orders.timeline.entries.at(-1)).toMatchObject({
        ...{ event: 'refund_failed', actor: { kind: 'provider', id: null } },
        message: 'A refund of $100.00 did not arrive; the shop is looking into it',
        detail: { refundId: id, reason: 'torn' },
      });
    },
  );

  it('finds its refund by our own id when the answer to the sending was lost', async () => {
    const { shop, hear, ref, now, givenBack, orderId } = await sent();
    await shop.refunds.save({ ...(await now()), providerRef: null, status: 'requested' });
    shop.ledger.entries.pop();
    expect(await hear()).toBe('succeeded');
    expect([(await now()).providerRef, await givenBack()]).toEqual([ref, 10_000]);
    expect(await shop.refunds.ofOrder(orderId)).toHaveLength(1);
  });

  it('is believed where the provider does not know it any more', async () => {
    const { shop, ref, now, hear } = await sent('pending');
    shop.gateway.readRefund = () => Promise.resolve({ outcome: 'missing' });
    expect(await hear({ status: 'succeeded' })).toBe('succeeded');
    expect(await now()).toMatchObject({ status: 'succeeded', providerRef: ref });
  });
});

describe('all refunds of one payment', () => {
  it('are laid beside the books: ours is known, and the other one is taken in', async () => {
    const { shop, intentRef, givenBack, orderId } = await sent();
    expect(await shop.applyProviderRefund.everyOf('stripe', intentRef)).toBe('succeeded');
    shop.gateway.giveBack(intentRef, 8_400);
    await shop.applyProviderRefund.everyOf('stripe', intentRef);
    await shop.applyProviderRefund.everyOf('stripe', intentRef);
    expect([(await shop.refunds.ofOrder(orderId)).length, await givenBack()]).toEqual([2, 18_400]);
  });

  it('are asked for again when the provider does not list them', async () => {
    const { shop, intentRef } = await sent();
    shop.gateway.unreachable = true;
    expect(await shop.applyProviderRefund.everyOf('stripe', intentRef)).toBe('unclear');
  });

  it('are none where nothing was given back, and nobody’s where the payment is not ours', async () => {
    const { shop, intentRef } = await promising();
    expect(await shop.applyProviderRefund.everyOf('stripe', intentRef)).toBe('unchanged');
    expect(await shop.applyProviderRefund.everyOf('stripe', 'pi_of_another_shop')).toBe('unknown_object');
    expect(await shop.applyProviderRefund.everyOf('cash', intentRef)).toBe('unknown_object');
  });
});

describe('a refund of another amount than was promised', () => {
  it.each([{ amountCents: 9_999 }, { currency: 'EUR' }])(
    'is booked for nothing, told once, and read again instead of sent: %o',
    async (wrong) => {
      const { shop, promise, refund, givenBack, left, orderId } = await promising();
      const give = shop.gateway.refund.bind(shop.gateway);
      shop.gateway.refund = (request) => give({ ...request, ...wrong });
      const id = await promise(10_000);
      await shop.submitRefund.submitRefund(id);
      await shop.submitRefund.submitRefund(id);
      expect([await givenBack(), await left(), shop.gateway.refunds.size]).toEqual([0, 8_400, 1]);
      const { status, providerRef, lastError } = await refund(id);
      expect([status, lastError]).toEqual([
        'requested',
        `provider differs: ${providerRef} is of ${wrong.amountCents ?? 10_000} ${wrong.currency ?? 'USD'} in its smallest unit`,
      ]);
      const told = shop.events.filter(({ topic }) => topic === 'payment.mismatch');
      expect(new Set(told.map(({ dedupeKey }) => dedupeKey))).toEqual(new Set([`payment.mismatch:${id}`]));
      expect(told[0]).toMatchObject({ payload: { orderId, refundId: id } });
      for (const [key, one] of shop.gateway.refunds)
        shop.gateway.refunds.set(key, { ...one, amountCents: 10_000, currency: 'USD' });
      await shop.submitRefund.submitRefund(id);
      expect([(await refund(id)).status, await givenBack()]).toEqual(['succeeded', 10_000]);
    },
  );

  it('has failed where the provider says so', async () => {
    const { shop, id, ref, now, givenBack } = await sent('pending');
    shop.gateway.turn(ref, 'failed');
    for (const [key, one] of shop.gateway.refunds) shop.gateway.refunds.set(key, { ...one, amountCents: 1 });
    await shop.submitRefund.submitRefund(id);
    expect([(await now()).status, await givenBack()]).toEqual(['failed', 0]);
  });
});
