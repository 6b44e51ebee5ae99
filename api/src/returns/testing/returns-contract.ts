import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { Returns } from '../application/ports.js';
import { ReturnUnderway } from '../domain/refusals.js';
import { aReturn, aReturnLine } from './return-builder.js';

/** Where returns of one order can be kept, fresh for each test. */
export interface ReturnsScene {
  returns: Returns;
  orderId: string;
  nextId: () => string;
}

/** What every keeper of returns must do, in memory as in PostgreSQL. */
export function returnsContract(where: string, open: () => Promise<ReturnsScene>): void {
  async function asked() {
    const scene = await open();
    const one = aReturn(scene.nextId(), scene.orderId);
    await scene.returns.add(one);
    return { ...scene, one };
  }

  describe(`returns ${where}`, () => {
    it('come back as they were asked for, and are unknown under another id', async () => {
      const { returns, one, nextId } = await asked();
      expect(await returns.find(one.id)).toEqual(one);
      expect(await returns.find(nextId())).toBeUndefined();
    });

    it('keep what a step has changed', async () => {
      const { returns, one, nextId } = await asked();
      const lines = [aReturnLine({ received: 1, restock: true })];
      const changed = { ...one, lines, amount: Money.ofCents(8_100), refundIds: [nextId()] };
      const moved = { ...changed, state: 'refunded', message: 'Thank you' } as const;
      expect(await returns.move(moved, 'requested')).toBe(true);
      expect(await returns.find(one.id)).toEqual(moved);
    });

    it('move on from where they stand alone', async () => {
      const { returns, one } = await asked();
      expect(await returns.move({ ...one, state: 'received' }, 'approved')).toBe(false);
      expect(await returns.find(one.id)).toEqual(one);
    });

    it.each(['approved', 'received'] as const)('keep their order from another one when %s', async (state) => {
      const { returns, one, orderId, nextId } = await asked();
      await returns.move({ ...one, state }, 'requested');
      await expect(returns.add(aReturn(nextId(), orderId))).rejects.toBeInstanceOf(ReturnUnderway);
    });

    it('find what was approved before a time, and nothing else', async () => {
      const { returns, one } = await asked();
      const later = new Date(Date.now() + 86_400_000);
      const found = async (cutoff: Date) => (await returns.approvedBefore(cutoff, 1_000)).includes(one.id);
      expect(await found(later)).toBe(false);
      await returns.move({ ...one, state: 'approved' }, 'requested');
      expect([await found(later), await found(new Date(0))]).toEqual([true, false]);
    });

    it.each(['declined', 'expired', 'refunded'] as const)(
      'leave room for another one when %s',
      async (state) => {
        const { returns, one, orderId, nextId } = await asked();
        await returns.move({ ...one, state, message: 'Worn' }, 'requested');
        const next = aReturn(nextId(), orderId);
        await returns.add(next);
        expect(await returns.find(next.id)).toEqual(next);
      },
    );
  });
}
