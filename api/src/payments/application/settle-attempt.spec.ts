import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { InMemoryLedger } from '../../ledger/testing/in-memory-ledger.js';
import type { Attempt } from '../domain/payment.js';
import { InMemoryAttempts, InMemoryTenders } from '../testing/in-memory-stores.js';
import { aTender, anAttempt } from '../testing/stores-contract.js';
import { SettleAttempt } from './settle-attempt.js';
import type { ProviderAnswer } from '../methods/contract.js';

const now = new Date('2026-11-21T12:05:00Z');
const PROVIDER = { kind: 'provider', id: null } as const;
const PAID: ProviderAnswer = { event: 'paid', intentRef: 'money-1' };

async function scene(more: Partial<Attempt> = {}) {
  const [payments, attempts, ledger] = [new InMemoryTenders(), new InMemoryAttempts(), new InMemoryLedger()];
  const told: { topic: string; payload: unknown }[] = [];
  const outbox = { publish: (event: (typeof told)[number]) => Promise.resolve(void told.push(event)) };
  const settle = new SettleAttempt(attempts, payments, ledger, outbox, { now: () => now });
  const payment = aTender('payment', 'order');
  await payments.add([payment]);
  await attempts.add(anAttempt('attempt', payment, more));
  const hear = async (answer: ProviderAnswer, id = 'attempt') => {
    const attempt = await attempts.lock(id);
    if (!attempt) throw new Error('no such attempt');
    return settle.settleAttempt(attempt, answer, PROVIDER);
  };
  const state = async () => (await attempts.find('attempt'))?.state;
  const status = async () => (await payments.find('payment'))?.state;
  return { payments, attempts, ledger, told, hear, state, status };
}

describe('settling an attempt', () => {
  it('books the money under the provider’s id, once however often it is told', async () => {
    const { hear, ledger, state, status } = await scene();
    expect([await hear(PAID), await hear(PAID)]).toEqual(['captured', 'unchanged']);
    expect(ledger.entries).toHaveLength(1);
    expect(ledger.entries[0]).toMatchObject({
      type: 'capture',
      provider: 'momo',
      providerObjectId: 'money-1',
    });
    expect(ledger.entries[0]?.amount).toEqual(Money.ofCents(2_549));
    expect([await state(), await status()]).toEqual(['succeeded', 'paid']);
  });

  it('takes late money of a failed attempt, and no failure after the money', async () => {
    const { hear, state, status } = await scene();
    expect(await hear({ event: 'failed', error: 'rejected' })).toBe('changed');
    expect(await status()).toBe('failed');
    expect(await hear(PAID)).toBe('captured');
    expect(await hear({ event: 'failed' })).toBe('unchanged');
    expect([await state(), await status()]).toEqual(['succeeded', 'paid']);
  });

  it('parks money of another amount: nothing is booked, the attempt stays alive, people are told once', async () => {
    const { hear, ledger, told, attempts, status } = await scene();
    expect(await hear({ ...PAID, mismatch: 'amount 1, ours 2549' })).toBe('mismatch');
    expect(ledger.entries).toEqual([]);
    expect(await attempts.find('attempt')).toMatchObject({
      state: 'unknown',
      lastError: 'provider differs: amount 1, ours 2549',
    });
    expect(await status()).toBe('pending');
    expect(told).toMatchObject([{ topic: 'payment.mismatch', payload: { attemptId: 'attempt' } }]);
  });

  it('tells people of a page that asks for other money than ours, and lets the attempt fail', async () => {
    const { hear, told, state, status } = await scene();
    expect(await hear({ event: 'failed', error: 'refused', mismatch: 'the provider asks for 1 usd' })).toBe(
      'changed',
    );
    expect([await state(), await status()]).toEqual(['failed', 'failed']);
    expect(told).toMatchObject([{ topic: 'payment.mismatch', payload: { attemptId: 'attempt' } }]);
  });

  it('parks money whose id is booked for another payment', async () => {
    const { hear, ledger, payments, attempts, told, state } = await scene();
    const other = aTender('other', 'other-order');
    await payments.add([other]);
    await attempts.add(anAttempt('other-attempt', other));
    expect(await hear(PAID, 'other-attempt')).toBe('captured');
    expect(await hear(PAID)).toBe('mismatch');
    expect(ledger.entries.map(({ attemptId }) => attemptId)).toEqual(['other-attempt']);
    expect(await state()).toBe('unknown');
    expect(told.map(({ topic }) => topic)).toEqual(['payment.mismatch']);
  });

  it('says that an answer was unclear and looks again within seconds, but not once the money is there', async () => {
    const { hear, attempts } = await scene({ createdAt: new Date('2026-11-21T12:00:00Z') });
    expect(await hear({ event: 'unclear', error: 'timeout' })).toBe('unclear');
    expect((await attempts.find('attempt'))?.nextCheckAt).toEqual(new Date(now.getTime() + 10_000));
    await hear(PAID);
    expect(await hear({ event: 'unclear' })).toBe('unchanged');
    expect((await attempts.find('attempt'))?.nextCheckAt).toBeNull();
  });

  it('keeps the provider’s number of the money when a later answer does not repeat it', async () => {
    const { hear, attempts, ledger } = await scene();
    await hear({ event: 'in_progress', intentRef: 'money-1' });
    await hear({ event: 'paid' });
    expect((await attempts.find('attempt'))?.providerIntent).toBe('money-1');
    expect(ledger.entries.map(({ providerObjectId }) => providerObjectId)).toEqual(['money-1']);
  });

  it('keeps what the provider told of a page when a later answer does not repeat it', async () => {
    const { hear, attempts } = await scene({ state: 'creating', providerRef: null });
    const page = { ref: 'page-1', url: 'https://pay.example/1', expiresAt: new Date('2026-11-21T12:31:00Z') };
    await hear({ event: 'opened', ...page, error: 'declined once' });
    const known = { providerRef: 'page-1', url: page.url, expiresAt: page.expiresAt };
    expect(await attempts.find('attempt')).toMatchObject({ ...known, lastError: 'declined once' });
    await hear({ event: 'opened' });
    expect(await attempts.find('attempt')).toMatchObject({ ...known, lastError: 'declined once' });
  });

  it('books the money at the time at which it was paid, and now where the provider names none', async () => {
    const paidAt = new Date('2026-11-21T12:01:00Z');
    const told = await scene();
    await told.hear({ ...PAID, paidAt });
    const untold = await scene();
    await untold.hear(PAID);
    expect([...told.ledger.entries, ...untold.ledger.entries].map(({ occurredAt }) => occurredAt)).toEqual([
      paidAt,
      now,
    ]);
  });

  it('lets a payment wait on while its try goes on, and tells nobody', async () => {
    const { hear, status, told } = await scene({ state: 'creating' });
    expect(await hear({ event: 'in_progress' })).toBe('changed');
    expect([await status(), told]).toEqual(['pending', []]);
  });

  it('leaves a payment as it is that is not waiting when its try fails', async () => {
    const { hear, payments, status } = await scene();
    await payments.setState('payment', 'cancelled');
    await hear({ event: 'failed' });
    expect(await status()).toBe('cancelled');
  });

  it('leaves a try over that was over when money of another amount comes', async () => {
    const { hear, state } = await scene({ state: 'failed' });
    expect(await hear({ ...PAID, mismatch: 'amount 1, ours 2549' })).toBe('mismatch');
    expect(await state()).toBe('failed');
  });
});
