import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import type { OrderEdits } from '../application/order-edits.js';
import type { OrderEdit } from '../domain/order-edit.js';
import type { OrderState } from '../domain/order-states.js';

/** Three orders that wait for their money. */
export interface OrderEditsScene {
  edits: OrderEdits;
  orderId: string;
  newOrderId: string;
  otherId: string;
  /** An id that no edit has yet. */
  nextId: () => string;
  /** Moves an order on. */
  turn: (orderId: string, status: OrderState) => Promise<unknown>;
}

/** What every keeper of changes of placed orders must do, in memory as in PostgreSQL. */
export function orderEditsContract(where: string, open: () => Promise<OrderEditsScene>): void {
  async function begun() {
    const scene = await open();
    const { edits, orderId, newOrderId, nextId } = scene;
    const edit: OrderEdit = {
      ...{ id: nextId(), orderId, newOrderId, returnId: null, completedAt: null },
      leaving: [{ variantId: nextId(), quantity: 2, restock: true }],
      ...{ worth: Money.ofCents(5_000), moved: Money.ofCents(4_000), actor: { kind: 'staff', id: null } },
      createdAt: new Date('2026-03-01T10:00:00Z'),
    };
    await edits.add(edit);
    return { ...scene, edit };
  }

  describe(`changes of placed orders ${where}`, () => {
    it('come back as they were begun, by the order that came', async () => {
      const { edits, edit, newOrderId, orderId } = await begun();
      expect(await edits.ofNew(newOrderId)).toEqual({ ...edit, state: 'waiting' });
      expect(await edits.ofNew(orderId)).toBeUndefined();
    });

    it('wait while the order that came does, and are gone with it', async () => {
      const { edits, edit, orderId, newOrderId, turn } = await begun();
      expect(await edits.waitingOf(orderId)).toEqual({ ...edit, state: 'waiting' });
      expect(await edits.waitingOf(newOrderId)).toBeUndefined();
      await turn(newOrderId, 'cancelled');
      expect(await edits.waitingOf(orderId)).toBeUndefined();
      expect(await edits.ofNew(newOrderId)).toMatchObject({ state: 'gone' });
    });

    it('hold once they are completed, whatever becomes of the order that came', async () => {
      const { edits, edit, orderId, newOrderId, turn } = await begun();
      await edits.complete(edit.id);
      expect(await edits.waitingOf(orderId)).toBeUndefined();
      await turn(newOrderId, 'cancelled');
      expect(await edits.ofNew(newOrderId)).toMatchObject({ state: 'done', completedAt: expect.any(Date) });
    });

    it('are told of both orders, the oldest first', async () => {
      const { edits, edit, orderId, newOrderId, otherId, nextId } = await begun();
      const createdAt = new Date('2026-03-02T10:00:00Z');
      const next = { ...edit, id: nextId(), orderId: newOrderId, newOrderId: otherId, createdAt };
      await edits.add(next);
      expect((await edits.about(newOrderId)).map(({ id }) => id)).toEqual([edit.id, next.id]);
      expect((await edits.about(orderId)).map(({ id }) => id)).toEqual([edit.id]);
    });
  });
}
