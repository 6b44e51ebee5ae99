import { describe, expect, it } from '@jest/globals';
import { NOW } from '../../orders/testing/order-builder.js';
import { ProviderUnavailable } from '../../payments/application/ports.js';
import { paid, placed } from '../testing/bought.js';
import type { InMemoryShop } from '../testing/in-memory-shop.js';
import { CompareLedger } from './compare-ledger.js';

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number, more = 0) => new Date(NOW.getTime() - hours * HOUR_MS + more);

const comparing = (shop: InMemoryShop) => () =>
  new CompareLedger(
    ...([shop.methods, shop.attempts, shop.syncAttempt, shop.outbox, shop.clock] as const),
  ).compareLedger();

const differing = (shop: InMemoryShop) => shop.events.filter(({ topic }) => topic === 'payment.books_differ');

describe('laying the provider’s list beside the book', () => {
  it('finds nothing where both say the same, and asks nothing', async () => {
    const { shop } = await paid();
    Object.assign(shop.gateway, { readSession: () => Promise.reject(new Error('asked')) });
    expect(await comparing(shop)()).toEqual({ sessions: 1, unbooked: [], unknown: [] });
    expect(differing(shop)).toEqual([]);
  });

  it('settles what was paid without our knowing, once, and reports nothing', async () => {
    const { shop, order, payAtProvider } = await placed();
    await payAtProvider();
    const compare = comparing(shop);
    for (const _ of ['today', 'tomorrow'])
      expect(await compare()).toEqual({ sessions: 1, unbooked: [], unknown: [] });
    expect(await order()).toMatchObject({ status: 'processing', captured: { cents: 18_400 } });
    expect(shop.ledger.entries).toMatchObject([{ actor: { kind: 'system', id: null } }]);
    expect(differing(shop)).toEqual([]);
  });

  it('does not ask about pages that nobody has paid', async () => {
    const { shop, order } = await placed();
    expect(await comparing(shop)()).toEqual({ sessions: 1, unbooked: [], unknown: [] });
    expect((await order()).status).toBe('pending');
  });

  it('reports money that is nobody’s', async () => {
    const { shop, attempt } = await paid();
    const ref = (await attempt()).providerRef ?? '';
    const known = shop.gateway.sessions.get(ref);
    if (!known) throw new Error('no session');
    shop.gateway.sessions.set('cs_strange', { ...known, ref: 'cs_strange' });
    expect(await comparing(shop)()).toEqual({ sessions: 2, unbooked: ['cs_strange'], unknown: [] });
    expect(differing(shop)).toEqual([
      {
        ...{ topic: 'payment.books_differ', dedupeKey: 'payment.books_differ:cs_strange' },
        payload: { ref: 'cs_strange', side: 'provider' },
      },
    ]);
  });

  it('reports money that is not what was asked for, and books none of it', async () => {
    const { shop, attempt, order } = await placed();
    const ref = (await attempt()).providerRef ?? '';
    shop.gateway.pay(ref, { amountCents: 18_399 });
    expect(await comparing(shop)()).toEqual({ sessions: 1, unbooked: [ref], unknown: [] });
    expect([(await order()).status, shop.ledger.entries]).toEqual(['pending', []]);
    expect(shop.topics).toContain('payment.mismatch');
  });

  it('reports money of ours that the provider does not know', async () => {
    const { shop, attempt } = await paid();
    const ref = (await attempt()).providerRef ?? '';
    shop.gateway.sessions.clear();
    expect(await comparing(shop)()).toEqual({ sessions: 0, unbooked: [], unknown: [ref] });
    expect(differing(shop)).toEqual([
      {
        ...{ topic: 'payment.books_differ', dedupeKey: `payment.books_differ:${ref}` },
        payload: { ref, side: 'book' },
      },
    ]);
  });

  it('looks back two days at the provider, and one in the book: neither edge is a difference', async () => {
    const { shop, attempt } = await paid();
    const own = await attempt();
    const session = shop.gateway.sessions.get(own.providerRef ?? '');
    if (!session) throw new Error('no session');
    const compare = comparing(shop);
    const at = async (provider: Date, book: Date) => {
      shop.gateway.sessions.set(session.ref, { ...session, createdAt: provider });
      await shop.attempts.save({ ...own, createdAt: book });
      const { sessions, unknown } = await compare();
      return [sessions, unknown.length];
    };
    expect(await at(hoursAgo(48), hoursAgo(24))).toEqual([1, 0]);
    expect(await at(hoursAgo(48, -1), hoursAgo(24))).toEqual([0, 1]);
    expect(await at(hoursAgo(48, -1), hoursAgo(24, -1))).toEqual([0, 0]);
  });

  it('compares nothing when the provider does not list, and says so', async () => {
    const { shop } = await paid();
    shop.gateway.unreachable = true;
    await expect(comparing(shop)()).rejects.toThrow(ProviderUnavailable);
    expect(differing(shop)).toEqual([]);
  });
});
