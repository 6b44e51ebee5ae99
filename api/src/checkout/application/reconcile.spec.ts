import { describe, expect, it } from '@jest/globals';
import { NOW } from '../../orders/testing/order-builder.js';
import type { ProviderEvent } from '../../payments/application/ports.js';
import { InMemoryInbox } from '../../payments/testing/in-memory-inbox.js';
import { aTender, anAttempt } from '../../payments/testing/stores-contract.js';
import { paid, placed } from '../testing/bought.js';
import { disputesOf } from '../testing/disputing.js';
import { promising } from '../testing/giving-back.js';
import { InMemoryShop } from '../testing/in-memory-shop.js';
import { ReceiveEvent } from './receive-event.js';
import { Reconcile } from './reconcile.js';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

function reconciling(shop: InMemoryShop) {
  const inbox = new InMemoryInbox();
  const dispute = disputesOf(shop);
  const receive = new ReceiveEvent(
    ...([shop.methods, inbox, shop.attempts, shop.syncAttempt, shop.applyProviderRefund] as const),
    ...([dispute, shop.outbox, shop.clock] as const),
  );
  const reconcile = new Reconcile(
    ...([shop.attempts, shop.refunds, shop.syncAttempt, shop.submitRefund] as const),
    ...([shop.methods, receive, shop.clock] as const),
  );
  return { inbox, pass: () => reconcile.reconcile(), fetch: () => reconcile.fetchLost() };
}

/** An attempt whose order is gone: nothing about it can be saved. */
const stuck = async (shop: InMemoryShop, id: string) => {
  const payment = aTender(`payment-${id}`, 'gone');
  await shop.attempts.save(anAttempt(id, payment, { provider: 'cash', nextCheckAt: NOW }));
};

describe('asking providers about what has waited too long', () => {
  it('takes in the money whose message was lost, once it is due, and nothing before', async () => {
    const { shop, order, attempt, payAtProvider } = await placed();
    const { pass } = reconciling(shop);
    await payAtProvider();
    await shop.attempts.save({ ...(await attempt()), nextCheckAt: new Date(NOW.getTime() + 1) });
    expect(await pass()).toEqual({ checked: 0, failures: [] });
    expect((await order()).status).toBe('pending');
    await shop.attempts.save({ ...(await attempt()), nextCheckAt: NOW });
    expect(await pass()).toEqual({ checked: 1, failures: [] });
    expect(await order()).toMatchObject({ status: 'processing', captured: { cents: 18_400 } });
    expect(await pass()).toEqual({ checked: 0, failures: [] });
    expect(shop.ledger.entries).toHaveLength(1);
    expect(shop.ledger.entries[0]?.actor).toEqual({ kind: 'system', id: null });
  });

  it('goes on when one fails, asks it once in a pass, and says why', async () => {
    const { shop, order, attempt, payAtProvider } = await placed();
    const due = { ...(await attempt()), nextCheckAt: NOW };
    await payAtProvider();
    await stuck(shop, 'first');
    await shop.attempts.save(due);
    expect(await reconciling(shop).pass()).toEqual({ checked: 2, failures: ['Order not found'] });
    expect((await order()).status).toBe('processing');
  });

  it('reaches what comes after more failures than one batch holds', async () => {
    const shop = new InMemoryShop();
    for (let count = 0; count < 60; count += 1) await stuck(shop, `stuck-${count}`);
    const { order, attempt, payAtProvider } = await placed('card', shop);
    await payAtProvider();
    await shop.attempts.save({ ...(await attempt()), nextCheckAt: NOW });
    const { checked, failures } = await reconciling(shop).pass();
    expect([checked, failures.length, (await order()).status]).toEqual([61, 60, 'processing']);
  });

  it('sends refunds that were promised, and learns what became of those on their way', async () => {
    const { shop, promise, refund, givenBack } = await promising();
    const { pass } = reconciling(shop);
    shop.gateway.refundStatus = 'pending';
    const id = await promise(10_000);
    expect(await pass()).toEqual({ checked: 1, failures: [] });
    expect((await refund(id)).status).toBe('submitted');
    shop.gateway.turn((await refund(id)).providerRef ?? '', 'succeeded');
    expect(await pass()).toEqual({ checked: 1, failures: [] });
    expect([(await refund(id)).status, await givenBack()]).toEqual(['succeeded', 10_000]);
    expect(await pass()).toEqual({ checked: 0, failures: [] });
    expect(shop.gateway.asked).toHaveLength(1);
  });

  it('reaches the refund that comes after more failures than one pass takes', async () => {
    const { shop, promise, refund } = await promising();
    const failing = new Set<string>();
    for (let count = 0; count < 50; count += 1) failing.add(await promise(1));
    const id = await promise(10_000);
    const give = shop.gateway.refund.bind(shop.gateway);
    shop.gateway.refund = (request) =>
      failing.has(request.refundId)
        ? Promise.resolve({ outcome: 'unknown', message: 'nonsense' })
        : give(request);
    const { pass } = reconciling(shop);
    const first = await pass();
    expect([first.checked, first.failures.length, (await refund(id)).status]).toEqual([50, 50, 'requested']);
    await pass();
    expect((await refund(id)).status).toBe('succeeded');
  });

  it('reports refunds that the provider does not answer about, each of them', async () => {
    const { shop, promise } = await promising();
    await promise(10_000);
    await promise(8_400);
    shop.gateway.unreachable = true;
    expect(await reconciling(shop).pass()).toEqual({ checked: 2, failures: ['timeout', 'timeout'] });
  });
});

describe('fetching messages that a provider could not deliver', () => {
  const about = (ref: string, more: Partial<ProviderEvent> = {}): ProviderEvent => ({
    ...{ id: `evt_${ref}`, type: 'checkout.session.completed', createdAt: daysAgo(3) },
    ...{ versionMatches: true, objectId: ref, payload: {} },
    subject: { kind: 'session', ref, attemptId: null },
    ...more,
  });

  it('takes those of the last three days, each once', async () => {
    const { shop, order, attempt, payAtProvider } = await placed();
    const { fetch, inbox } = reconciling(shop);
    await payAtProvider();
    const ref = (await attempt()).providerRef ?? '';
    shop.gateway.undelivered.push(about(ref, { createdAt: new Date(daysAgo(3).getTime() - 1) }));
    expect(await fetch()).toEqual({ checked: 0, failures: [] });
    shop.gateway.undelivered.push(about(ref));
    expect(await fetch()).toEqual({ checked: 1, failures: [] });
    await fetch();
    expect([...inbox.outcomes]).toEqual([[`evt_${ref}`, 'captured']]);
    expect([(await order()).status, shop.ledger.entries.length]).toEqual(['processing', 1]);
  });

  it('goes on when one cannot be taken yet', async () => {
    const { shop, order, attempt, payAtProvider } = await placed();
    const { fetch, inbox } = reconciling(shop);
    await payAtProvider();
    const early = { id: 'evt_early', createdAt: NOW, subject: { kind: 'charge_refunded' } } as never;
    shop.gateway.undelivered.push(about('early', early), about((await attempt()).providerRef ?? ''));
    expect(await fetch()).toEqual({
      ...{ checked: 2, failures: ['The payment could not be confirmed yet.'] },
    });
    expect([inbox.outcomes.get('evt_early'), (await order()).status]).toEqual([null, 'processing']);
  });

  it('reports a provider that lists nothing, and hides no mistake of our own', async () => {
    const { shop } = await paid();
    const { fetch } = reconciling(shop);
    shop.gateway.unreachable = true;
    expect(await fetch()).toEqual({ checked: 0, failures: ['the card provider did not list'] });
    shop.gateway.listUndelivered = () => {
      throw new TypeError('a mistake');
    };
    await expect(fetch()).rejects.toThrow('a mistake');
  });
});
