import { describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { Money } from '../../kernel/money.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import {
  ApprovesOwnRefund,
  RefundOverLimit,
  RefundRequestDecided,
  RefundRequestNotFound,
} from '../domain/refund-request.js';
import type { Actor } from '../domain/snapshots.js';
import { InMemoryRefundRequests } from '../testing/in-memory-refund-requests.js';
import { ApproveRefunds } from './approve-refunds.js';
import type { OrderCommands, RefundAsked } from './order-commands.js';

const ORDER = 'order';
const AMOUNT = Money.ofCents(7_500);
const who = (accountId: string, role: Caller['role'], refundLimit: number | null) =>
  ({ accountId, role, refundLimit }) as Caller;
const SAM = who('sam', 'staff', 5_000);
const ANN = who('ann', 'staff', 7_500);
const BOSS = who('boss', 'admin', null);

/** What is above the limit of whoever asks is refused, as checkout does; the rest is given back. */
function scene(broken?: Error) {
  const given: (RefundAsked & { reason: string; actor: Actor })[] = [];
  const refund: OrderCommands['refund'] = (asked, reason, actor, limit) => {
    if (broken) return Promise.reject(broken);
    if (limit !== null && limit < AMOUNT.cents) return Promise.reject(new RefundOverLimit(AMOUNT, limit));
    given.push({ ...asked, reason, actor });
    return Promise.resolve([]);
  };
  const requests = new InMemoryRefundRequests();
  let id = 0;
  const ids = { next: () => String((id += 1)) };
  const commands = { refund } as OrderCommands;
  const approve = new ApproveRefunds(commands, requests, ids, new DirectUnitOfWork());
  return { given, requests, approve };
}

const asked = { orderId: ORDER, lines: [{ variantId: 'jacket', quantity: 1 }] };

describe('a refund', () => {
  it.each([
    [ANN, 'staff'],
    [BOSS, 'admin'],
  ] as const)('within the limit of whoever asks goes at once', async (caller, kind) => {
    const { given, requests, approve } = scene();
    expect(await approve.ask(caller, asked, 'torn')).toBe(true);
    expect(given).toEqual([{ ...asked, reason: 'torn', actor: { kind, id: caller.accountId } }]);
    expect(requests.rows).toEqual([]);
  });

  it('above it waits for somebody else, with the amount as it is now', async () => {
    const { given, requests, approve } = scene();
    expect(await approve.ask(SAM, asked, 'torn')).toBe(false);
    expect(given).toEqual([]);
    expect(requests.rows).toMatchObject([
      { id: '1', orderId: ORDER, reason: 'torn', askedBy: 'sam', amount: AMOUNT, state: 'waiting' },
    ]);
    expect(requests.rows[0]?.scope).toEqual({ lines: asked.lines, amount: 75 });
  });

  it('of an amount that was named waits with that amount', async () => {
    const { requests, approve } = scene();
    await approve.ask(SAM, { orderId: ORDER, amount: 80 }, 'torn');
    expect(requests.rows[0]?.scope).toEqual({ amount: 80 });
  });

  it('that is refused for another reason waits for nobody', async () => {
    const { requests, approve } = scene(new Error('too much'));
    await expect(approve.ask(SAM, asked, 'torn')).rejects.toThrow('too much');
    expect(requests.rows).toEqual([]);
  });
});

describe('a refund that waits', () => {
  const waiting = async () => {
    const made = scene();
    await made.approve.ask(SAM, asked, 'torn');
    return made;
  };

  it('is given back when a second person approves, once', async () => {
    const { given, requests, approve } = await waiting();
    await approve.approve(BOSS, ORDER, '1');
    const actor = { kind: 'admin', id: 'boss' };
    expect(given).toEqual([{ ...asked, amount: 75, reason: 'torn', actor }]);
    expect(requests.rows).toMatchObject([{ state: 'approved', decidedBy: 'boss' }]);
    await expect(approve.approve(ANN, ORDER, '1')).rejects.toBeInstanceOf(RefundRequestDecided);
    await expect(approve.reject(ANN, ORDER, '1')).rejects.toBeInstanceOf(RefundRequestDecided);
    expect(given).toHaveLength(1);
  });

  it('is approved neither by who asked nor by who may give back less', async () => {
    const { given, requests, approve } = await waiting();
    await expect(approve.approve(SAM, ORDER, '1')).rejects.toBeInstanceOf(ApprovesOwnRefund);
    const weak = who('eve', 'staff', 7_499);
    await expect(approve.approve(weak, ORDER, '1')).rejects.toBeInstanceOf(RefundOverLimit);
    expect([given, requests.rows[0]?.state]).toEqual([[], 'waiting']);
  });

  it('is taken back by who asked, and nothing is given', async () => {
    const { given, requests, approve } = await waiting();
    await approve.reject(SAM, ORDER, '1');
    expect(requests.rows).toMatchObject([{ state: 'rejected', decidedBy: 'sam' }]);
    await expect(approve.approve(BOSS, ORDER, '1')).rejects.toBeInstanceOf(RefundRequestDecided);
    expect(given).toEqual([]);
  });

  it('is known by its order and its own id', async () => {
    const { approve } = await waiting();
    await expect(approve.approve(BOSS, 'another order', '1')).rejects.toBeInstanceOf(RefundRequestNotFound);
    await expect(approve.reject(BOSS, ORDER, '2')).rejects.toBeInstanceOf(RefundRequestNotFound);
  });
});
