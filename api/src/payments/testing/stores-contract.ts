import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Attempts, Tenders, Refunds } from '../application/stores.js';
import type { Attempt, Refund } from '../domain/payment.js';
import type { Tender } from '../domain/tender.js';

/** Empty shelves for one order, fresh for each test. */
export interface StoresScene {
  tenders: Tenders;
  attempts: Attempts;
  refunds: Refunds;
  orderId: string;
  /** A new id, later ones sorting after earlier ones. */
  nextId: () => string;
}

const createdAt = new Date('2026-11-21T12:00:00Z');
const SYSTEM = { kind: 'system', id: null } as const;

export const aTender = (id: string, orderId: string, more: Partial<Tender> = {}): Tender => ({
  id,
  orderId,
  position: 0,
  method: 'mobile',
  amount: Money.ofCents(2_549),
  obligation: 'now',
  state: 'pending',
  ...more,
});

export const anAttempt = (id: string, tender: Tender, more: Partial<Attempt> = {}): Attempt => ({
  id,
  tenderId: tender.id,
  orderId: tender.orderId,
  provider: 'momo',
  providerRef: `ref-${id}`,
  providerIntent: null,
  idempotencyKey: `attempt:${id}`,
  request: {},
  url: null,
  amount: tender.amount,
  state: 'processing',
  lastError: null,
  expiresAt: null,
  nextCheckAt: null,
  createdAt,
  ...more,
});

export const aRefund = (id: string, attempt: Attempt, more: Partial<Refund> = {}): Refund => ({
  id,
  orderId: attempt.orderId,
  tenderId: attempt.tenderId,
  attemptId: attempt.id,
  amount: Money.ofCents(549),
  reason: 'torn',
  lines: [],
  status: 'requested',
  byHand: false,
  toCredit: false,
  providerRef: null,
  idempotencyKey: `refund:${id}`,
  tries: 0,
  lastError: null,
  createdAt,
  ...more,
});

/** What every store of payments must do, in memory and in PostgreSQL. */
export function storesContract(name: string, open: () => Promise<StoresScene>): void {
  async function paid(more: Partial<Attempt> = {}) {
    const scene = await open();
    const tender = aTender(scene.nextId(), scene.orderId);
    const attempt = anAttempt(scene.nextId(), tender, more);
    await scene.tenders.add([tender]);
    await scene.attempts.add(attempt);
    return { ...scene, tender, attempt };
  }

  describe(`tenders, attempts and refunds: ${name}`, () => {
    it('keep what an order is paid by in its order, and how it stands', async () => {
      const { tenders, tender, orderId, nextId } = await paid();
      const later = { position: 2, obligation: 'on-delivery' } as const;
      const [last, second] = [aTender(nextId(), orderId, later), aTender(nextId(), orderId, { position: 1 })];
      await tenders.add([last, second]);
      expect(await tenders.ofOrder(orderId)).toEqual([tender, second, last]);
      await tenders.setState(tender.id, 'paid');
      expect(await tenders.find(tender.id)).toEqual({ ...tender, state: 'paid' });
    });

    it('lower a tender that waits by so much, and cancel it by all of it, once', async () => {
      const { tenders, orderId, nextId } = await paid();
      const rest = aTender(nextId(), orderId, { position: 1, obligation: 'on-delivery' });
      await tenders.add([rest]);
      const now = async () => (await tenders.find(rest.id)) ?? rest;
      const some = rest.amount.portion(1, 4);
      expect(await tenders.waive(rest, rest.amount.plus(some))).toBe(false);
      expect(await tenders.waive(rest, some)).toBe(true);
      expect(await now()).toEqual({ ...rest, amount: rest.amount.minus(some) });
      // all of what it was is no longer all of it
      expect(await tenders.waive(rest, rest.amount)).toBe(false);
      const left = await now();
      expect(await tenders.waive(left, left.amount)).toBe(true);
      expect(await now()).toEqual({ ...left, state: 'cancelled' });
      expect(await tenders.waive(left, left.amount)).toBe(false);
      expect(await tenders.waive(left, some)).toBe(false);
    });

    it('let one attempt of a tender be alive, and another begin when it is over', async () => {
      const { attempts, tender, attempt, nextId, orderId } = await paid();
      const second = anAttempt(nextId(), tender);
      expect(await attempts.add(second)).toBe(false);
      await attempts.save({ ...attempt, state: 'failed', lastError: 'rejected' });
      expect(await attempts.add(second)).toBe(true);
      expect((await attempts.ofOrder(orderId)).map(({ id, state }) => [id, state])).toEqual([
        [attempt.id, 'failed'],
        [second.id, 'processing'],
      ]);
    });

    it('find an attempt by the words of its own provider alone', async () => {
      const { attempts, attempt } = await paid({ request: { callbackToken: 'token' } as Attempt['request'] });
      await attempts.save({ ...attempt, providerIntent: `intent-${attempt.id}` });
      expect((await attempts.findByIntent('momo', `intent-${attempt.id}`))?.id).toBe(attempt.id);
      expect(await attempts.findByIntent('stripe', `intent-${attempt.id}`)).toBeUndefined();
      expect((await attempts.everyOfIntent('momo', `intent-${attempt.id}`)).map(({ id }) => id)).toEqual([
        attempt.id,
      ]);
      expect(await attempts.everyOfIntent('stripe', `intent-${attempt.id}`)).toEqual([]);
      expect((await attempts.findByRef('momo', `ref-${attempt.id}`))?.id).toBe(attempt.id);
      expect(await attempts.findByRef('stripe', `ref-${attempt.id}`)).toBeUndefined();
      expect((await attempts.lock(attempt.id))?.amount).toEqual(attempt.amount);
    });

    it('name the attempts whose next look is due, and none that is over', async () => {
      const { attempts, attempt } = await paid({ nextCheckAt: createdAt });
      expect(await attempts.due(1_000)).toContain(attempt.id);
      await attempts.save({ ...attempt, state: 'succeeded' });
      expect(await attempts.due(1_000)).not.toContain(attempt.id);
      expect(await attempts.paidRefsSince('momo', createdAt)).toContain(attempt.providerRef);
      expect(await attempts.paidRefsSince('momo', new Date(createdAt.getTime() + 1))).not.toContain(
        attempt.providerRef,
      );
    });

    it('keep a refund with the way that its money travels, open until the provider is done', async () => {
      const { refunds, attempt, nextId, orderId } = await paid({ state: 'succeeded' });
      const [sent, byHand] = [
        aRefund(nextId(), attempt),
        aRefund(nextId(), attempt, { status: 'manual', byHand: true, toCredit: true }),
      ];
      await refunds.add(sent, SYSTEM);
      await refunds.add(byHand, SYSTEM);
      expect(await refunds.ofOrder(orderId)).toEqual([sent, byHand]);
      expect(await refunds.open(1_000)).toEqual(expect.arrayContaining([sent.id]));
      expect(await refunds.open(1_000)).not.toContain(byHand.id);
      const next = aRefund(nextId(), attempt);
      await refunds.add(next, SYSTEM);
      await refunds.postpone(sent.id);
      const [before, after] = (await refunds.open(1_000)).filter((id) => [sent.id, next.id].includes(id));
      expect([before, after]).toEqual([next.id, sent.id]);
      await refunds.save({ ...sent, status: 'succeeded', providerRef: `re-${sent.id}` });
      expect((await refunds.findByRef(`re-${sent.id}`))?.id).toBe(sent.id);
      expect(await refunds.open(1_000)).not.toContain(sent.id);
    });
  });
}
