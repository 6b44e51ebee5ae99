import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Attempts, Payments, Refunds } from '../application/stores.js';
import type { Attempt, Payment, Refund } from '../domain/payment.js';

/** Empty shelves for one order, fresh for each test. */
export interface StoresScene {
  payments: Payments;
  attempts: Attempts;
  refunds: Refunds;
  orderId: string;
  /** A new id, later ones sorting after earlier ones. */
  nextId: () => string;
}

const createdAt = new Date('2026-11-21T12:00:00Z');
const SYSTEM = { kind: 'system', id: null } as const;

export const aPayment = (id: string, orderId: string, more: Partial<Payment> = {}): Payment => ({
  id,
  orderId,
  kind: 'full',
  method: 'mobile',
  due: 'now',
  amount: Money.ofCents(2_549),
  status: 'pending',
  ...more,
});

export const anAttempt = (id: string, payment: Payment, more: Partial<Attempt> = {}): Attempt => ({
  id,
  paymentId: payment.id,
  orderId: payment.orderId,
  provider: 'momo',
  providerRef: `ref-${id}`,
  providerIntent: null,
  idempotencyKey: `attempt:${id}`,
  request: {},
  url: null,
  amount: payment.amount,
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
  paymentId: attempt.paymentId,
  attemptId: attempt.id,
  amount: Money.ofCents(549),
  reason: 'torn',
  lines: [],
  status: 'requested',
  byHand: false,
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
    const payment = aPayment(scene.nextId(), scene.orderId);
    const attempt = anAttempt(scene.nextId(), payment, more);
    await scene.payments.add([payment]);
    await scene.attempts.add(attempt);
    return { ...scene, payment, attempt };
  }

  describe(`payments, attempts and refunds: ${name}`, () => {
    it('keep what is owed, and how it stands', async () => {
      const { payments, payment, orderId } = await paid();
      expect(await payments.ofOrder(orderId)).toEqual([payment]);
      await payments.setStatus(payment.id, 'paid');
      expect(await payments.find(payment.id)).toEqual({ ...payment, status: 'paid' });
    });

    it('let one attempt of a payment be alive, and another begin when it is over', async () => {
      const { attempts, payment, attempt, nextId, orderId } = await paid();
      const second = anAttempt(nextId(), payment);
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
        aRefund(nextId(), attempt, { status: 'manual', byHand: true }),
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
