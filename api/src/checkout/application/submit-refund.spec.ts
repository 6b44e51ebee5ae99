import { describe, expect, it } from '@jest/globals';
import { anAttempt, aRefund } from '../../payments/testing/stores-contract.js';
import { placed } from '../testing/bought.js';
import { promising } from '../testing/giving-back.js';
import { RefundNotSent } from '../../payments/application/submit-refund.js';

/** $100.00 are promised back. */
async function promised() {
  const scene = await promising();
  const id = await scene.promise(10_000);
  return { ...scene, id, send: () => scene.shop.submitRefund.submitRefund(id), now: () => scene.refund(id) };
}

describe('sending a promised refund', () => {
  it('gives back to the cent what was promised, and writes it into book, order and history', async () => {
    const { shop, send, now, givenBack, order, history, intentRef, id, orderId } = await promised();
    await send();
    const idempotencyKey = `refund:${id}`;
    expect(shop.gateway.asked).toEqual([
      { refundId: id, orderId, intentRef, amountCents: 10_000, currency: 'USD', idempotencyKey },
    ]);
    expect(await now()).toMatchObject({ status: 'succeeded', providerRef: `re_0_${id}`, lastError: null });
    expect([await givenBack(), (await order()).refunded.cents]).toEqual([10_000, 10_000]);
    expect(history().at(-1)).toBe('$100.00 refunded');
    expect(shop.events.at(-1)).toMatchObject({ topic: 'order.refunded', payload: { refundId: id, orderId } });
  });

  it('twice is once: what is over is not even looked at', async () => {
    const { shop, send, now, givenBack, history } = await promised();
    await send();
    shop.gateway.turn((await now()).providerRef ?? '', 'failed');
    await send();
    expect([(await now()).status, shop.gateway.asked.length, await givenBack()]).toEqual([
      ...['succeeded', 1, 10_000],
    ]);
    expect(history().filter((line) => line === '$100.00 refunded')).toHaveLength(1);
    expect(shop.topics.filter((topic) => topic === 'order.refunded')).toHaveLength(1);
  });

  it('sends nothing for a refund that nobody knows, that is over, or that the provider has', async () => {
    const { shop, send, now, givenBack } = await promised();
    await shop.submitRefund.submitRefund('unknown');
    await shop.refunds.save({ ...(await now()), status: 'failed' });
    await send();
    await shop.refunds.save({ ...(await now()), status: 'manual' });
    await send();
    await shop.refunds.save({ ...(await now()), status: 'submitted' });
    await send();
    expect([shop.gateway.asked, await givenBack()]).toEqual([[], 0]);
  });

  it('never gives cash back by itself', async () => {
    const { shop, orderId, order } = await placed('cash');
    const [deposit] = await shop.tenders.ofOrder(orderId);
    if (!deposit) throw new Error('no deposit');
    const attempt = anAttempt('attempt', deposit, { provider: 'cash', state: 'succeeded' });
    await shop.attempts.add(attempt);
    await shop.refunds.add(aRefund('refund', attempt));
    await expect(shop.submitRefund.submitRefund('refund')).rejects.toThrow(
      'no provider gives this money back',
    );
    expect((await order()).refunded.cents).toBe(0);
  });
});

describe('a provider that does not answer', () => {
  it('is asked again later under the same key: nothing is booked before', async () => {
    const { shop, send, now, givenBack, left } = await promised();
    shop.gateway.unreachable = true;
    await expect(send()).rejects.toThrow(new RefundNotSent('timeout'));
    expect(await now()).toMatchObject({ status: 'requested', providerRef: null });
    expect([await givenBack(), await left()]).toEqual([0, 8_400]);
    shop.gateway.unreachable = false;
    await send();
    expect([(await now()).status, await givenBack()]).toEqual(['succeeded', 10_000]);
    expect(new Set(shop.gateway.asked.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('that had given the money back after all gives it back once', async () => {
    const { shop, send, now, givenBack, intentRef, id } = await promised();
    const { orderId, idempotencyKey } = await now();
    const money = { amountCents: 10_000, currency: 'USD' };
    await shop.gateway.refund({ ...money, refundId: id, orderId, intentRef, idempotencyKey });
    await send();
    expect([shop.gateway.refunds.size, await givenBack()]).toEqual([1, 10_000]);
  });

  it('cannot be asked at all for a payment that it never named', async () => {
    const { shop, send, now, attempt } = await promised();
    await shop.attempts.save({ ...(await attempt()), providerIntent: null });
    await expect(send()).rejects.toThrow('the payment has no reference at the provider');
    expect([shop.gateway.refunds.size, (await now()).status]).toEqual([0, 'requested']);
  });
});

describe('a refund whose key the provider has forgotten', () => {
  const DAY_MS = 24 * 60 * 60_000;

  /** $50.00 were promised back a day ago; the answer to the sending was lost, if it was sent. */
  async function old({ sent }: { sent: boolean }) {
    const scene = await promising();
    const { shop, intentRef, orderId } = scene;
    const id = await scene.promise(5_000);
    if (sent) {
      const made = { ...shop.gateway.giveBack(intentRef, 5_000), refundId: id };
      shop.gateway.refunds.set(made.ref, made);
    }
    const later = new Date(shop.clock.now().getTime() + DAY_MS);
    shop.clock.now = () => later;
    return { ...scene, send: () => shop.submitRefund.submitRefund(id), now: () => scene.refund(id), orderId };
  }

  it('is not sent again when the provider has made it', async () => {
    const { shop, send, now, givenBack } = await old({ sent: true });
    await send();
    expect([(await now()).status, await givenBack()]).toEqual(['succeeded', 5_000]);
    expect([shop.gateway.refunds.size, shop.gateway.asked]).toEqual([1, []]);
  });

  it('is sent when the provider has not', async () => {
    const { shop, send, now, givenBack, intentRef } = await old({ sent: false });
    shop.gateway.giveBack(intentRef, 5_000);
    await send();
    expect([(await now()).status, await givenBack()]).toEqual(['succeeded', 10_000]);
    expect([shop.gateway.refunds.size, shop.gateway.asked.length]).toEqual([2, 1]);
  });

  it('waits while the provider does not say', async () => {
    const { shop, send, now } = await old({ sent: true });
    shop.gateway.unreachable = true;
    await expect(send()).rejects.toThrow(RefundNotSent);
    expect([(await now()).status, shop.gateway.asked]).toEqual(['requested', []]);
  });
});

describe('a refund that the provider refuses', () => {
  it('has failed: nothing is booked, the shop is told, and the money can be promised again', async () => {
    const { shop, send, now, givenBack, left, intentRef, history } = await promised();
    shop.gateway.giveBack(intentRef, 8_401);
    await send();
    expect(await now()).toMatchObject({
      status: 'failed',
      providerRef: null,
      lastError: 'more than was paid',
    });
    expect([await givenBack(), await left()]).toEqual([0, 18_400]);
    expect(shop.topics.at(-1)).toBe('refund.failed');
    expect(history()).not.toContain('$100.00 refunded');
  });

  it('stands when the provider’s own message about it was taken meanwhile', async () => {
    const { shop, send, now, givenBack, left, intentRef, id } = await promised();
    shop.failpoints.reach = async () => {
      const made = { ...shop.gateway.giveBack(intentRef, 10_000), refundId: id };
      shop.gateway.refunds.set(made.ref, made);
      await shop.applyProviderRefund.applyProviderRefund('stripe', made);
    };
    shop.gateway.giveBack(intentRef, 8_401);
    await send();
    expect([(await now()).status, await givenBack(), await left()]).toEqual(['succeeded', 10_000, 8_400]);
    expect(shop.topics).not.toContain('refund.failed');
  });
});

describe('a refund that the provider is still working on', () => {
  it('counts as given back from its acceptance, and is read again, never sent again', async () => {
    const { shop, send, now, givenBack, history } = await promised();
    shop.gateway.refundStatus = 'pending';
    await send();
    expect([(await now()).status, await givenBack(), shop.topics]).toEqual([
      'submitted',
      10_000,
      expect.not.arrayContaining(['order.refunded']),
    ]);
    shop.gateway.turn((await now()).providerRef ?? '', 'succeeded');
    await send();
    expect([(await now()).status, await givenBack(), shop.gateway.refunds.size]).toEqual([
      ...['succeeded', 10_000, 1],
    ]);
    expect(history().filter((line) => line === '$100.00 refunded')).toHaveLength(1);
    expect(shop.topics.at(-1)).toBe('order.refunded');
  });

  it('stays as it is while the provider cannot be read', async () => {
    const { shop, send, now, givenBack } = await promised();
    shop.gateway.refundStatus = 'pending';
    await send();
    shop.gateway.turn((await now()).providerRef ?? '', 'failed');
    shop.gateway.unreachable = true;
    await send();
    expect([(await now()).status, await givenBack()]).toEqual(['submitted', 10_000]);
  });

  it('is not sent when it was made elsewhere and only its answer is open', async () => {
    const { shop, send, now, givenBack, intentRef } = await promised();
    const { ref } = shop.gateway.giveBack(intentRef, 10_000);
    await shop.refunds.save({ ...(await now()), providerRef: ref });
    await send();
    expect([shop.gateway.refunds.size, await givenBack()]).toEqual([1, 10_000]);
    expect(await now()).toMatchObject({ status: 'succeeded', providerRef: ref });
  });
});
