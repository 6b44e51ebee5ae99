import { describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { OrderLetters, WrittenLetter } from '../application/order-letters.js';

export interface OrderLettersScene {
  letters: OrderLetters;
  unit: UnitOfWork;
  orderId: string;
  otherId: string;
  nextId: () => string;
}

const NOON = new Date('2026-11-28T12:00:00Z');
const minutesAfter = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

/** What every keeper of letters must do, in memory as in PostgreSQL. */
export function orderLettersContract(where: string, open: () => Promise<OrderLettersScene>): void {
  describe(`the letters of orders ${where}`, () => {
    it('are kept once each, and come back the newest first', async () => {
      const { letters, orderId, otherId, nextId } = await open();
      const letter = (minutes: number, more: Partial<WrittenLetter> = {}): WrittenLetter => ({
        ...{ id: nextId(), orderId, topic: 'return.approved', subject: 'Your return', isAgain: false },
        ...{ told: { pieces: ['1 × Jacket'], amountCents: 900 }, writtenAt: minutesAfter(minutes), ...more },
      });
      const [first, second, elsewhere] = [letter(0), letter(1), letter(2, { orderId: otherId })];
      for (const one of [first, second, elsewhere, { ...first, subject: 'Twice' }]) await letters.keep(one);
      expect(await letters.ofOrder(orderId)).toEqual([second, first]);
    });

    it('are counted where they were sent again, of one order and since a moment', async () => {
      const { letters, unit, orderId, otherId, nextId } = await open();
      const keep = (minutes: number, isAgain: boolean, of = orderId) =>
        letters.keep({
          ...{ id: nextId(), orderId: of, topic: 'order.paid', subject: 'Paid', told: {} },
          ...{ isAgain, writtenAt: minutesAfter(minutes) },
        });
      await keep(1, false);
      await keep(1, true, otherId);
      for (const minutes of [0, 1, 2]) await keep(minutes, true);
      const since = (minutes: number) =>
        unit.run(() => letters.sentAgainSince(orderId, minutesAfter(minutes)));
      expect([await since(-1), await since(0), await since(2)]).toEqual([3, 2, 0]);
    });
  });
}
