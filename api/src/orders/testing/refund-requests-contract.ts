import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { NewRefundRequest, RefundRequests } from '../application/approve-refunds.js';
import { RefundRequestWaiting } from '../domain/refund-request.js';

/** Two orders and two of the staff. */
export interface RefundRequestsScene {
  requests: RefundRequests;
  unit: UnitOfWork;
  orderId: string;
  otherId: string;
  sam: string;
  boss: string;
  /** An id that no request has yet. */
  nextId: () => string;
}

/** What every keeper of refunds that wait for a second person must do, in memory as in PostgreSQL. */
export function refundRequestsContract(where: string, open: () => Promise<RefundRequestsScene>): void {
  async function waiting() {
    const scene = await open();
    const { requests, unit, orderId, sam, nextId } = scene;
    const request = (): NewRefundRequest => ({
      ...{ id: nextId(), orderId, amount: Money.ofCents(7_500), reason: 'torn', askedBy: sam },
      scope: { lines: [{ variantId: 'jacket', quantity: 1 }], amount: 75 },
    });
    const one = request();
    const add = (wanted: NewRefundRequest) => unit.run(() => requests.add(wanted));
    await add(one);
    const lock = (order: string, id: string) => unit.run(() => requests.lock(order, id));
    return { ...scene, request, one, add, lock };
  }

  describe(`refunds that wait for a second person ${where}`, () => {
    it('come back as they were asked for, by their order and their id', async () => {
      const { one, lock, otherId, nextId } = await waiting();
      const { amount: _, ...rest } = one;
      expect(await lock(one.orderId, one.id)).toEqual({ ...rest, state: 'waiting' });
      expect([await lock(otherId, one.id), await lock(one.orderId, nextId())]).toEqual([
        ...[undefined, undefined],
      ]);
    });

    it('are one at a time for each order', async () => {
      const { request, add, lock, otherId } = await waiting();
      const second = request();
      await expect(add(second)).rejects.toThrow(RefundRequestWaiting);
      expect(await lock(second.orderId, second.id)).toBeUndefined();
      await add({ ...second, orderId: otherId });
      expect(await lock(otherId, second.id)).toMatchObject({ state: 'waiting' });
    });

    it.each(['approved', 'rejected'] as const)('make room for another one when %s', async (state) => {
      const { requests, unit, request, one, add, lock, boss } = await waiting();
      await unit.run(() => requests.decide(one.id, state, boss));
      expect(await lock(one.orderId, one.id)).toMatchObject({ state, askedBy: one.askedBy });
      const next = request();
      await add(next);
      expect(await lock(next.orderId, next.id)).toMatchObject({ state: 'waiting' });
    });
  });
}
