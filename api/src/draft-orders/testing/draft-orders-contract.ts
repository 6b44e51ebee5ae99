import { describe, expect, it } from '@jest/globals';
import type { DraftOrders } from '../application/ports.js';
import { NO_TERMS, type DraftTerms } from '../domain/draft-order.js';

export interface DraftOrdersScene {
  drafts: DraftOrders;
  nextId: () => string;
}

/** What every keeper of orders by hand must do, in memory as in PostgreSQL. */
export function draftOrdersContract(where: string, open: () => Promise<DraftOrdersScene>): void {
  const start = async (more: Partial<DraftTerms> = {}) => {
    const scene = await open();
    const id = scene.nextId();
    const terms: DraftTerms = {
      ...NO_TERMS,
      contact: { email: 'caller@example.com', phone: '+250788123456' },
      lines: [{ variantId: scene.nextId(), quantity: 2 }],
      note: 'calls back at four',
      ...more,
    };
    await scene.drafts.add(id, terms);
    return { ...scene, id, terms };
  };

  describe(`orders by hand ${where}`, () => {
    it('are kept as they were said', async () => {
      const { drafts, id, terms, nextId } = await start();
      const found = await drafts.find(id);
      expect(found).toMatchObject({ ...terms, id, state: 'open', buyerId: null, orderId: null, version: 1 });
      expect(found?.createdAt).toBeInstanceOf(Date);
      expect(await drafts.find(nextId())).toBeUndefined();
    });

    it('are changed and removed while they are open', async () => {
      const { drafts, id, terms, nextId } = await start();
      expect(await drafts.change(id, { ...terms, note: 'called back' })).toBe(true);
      expect(await drafts.find(id)).toMatchObject({ note: 'called back', version: 2 });
      expect(await drafts.change(nextId(), terms)).toBe(false);
      expect(await drafts.remove(id)).toBe(true);
      expect([await drafts.remove(id), await drafts.find(id)]).toEqual([false, undefined]);
    });

    it('belong to the first guest that was made for them, whatever is changed later', async () => {
      const { drafts, id, terms, nextId } = await start();
      const [first, second] = [nextId(), nextId()];
      expect(await drafts.giveTo(id, first)).toBe(first);
      expect(await drafts.giveTo(id, second)).toBe(first);
      await drafts.change(id, { ...terms, note: 'another day' });
      expect((await drafts.find(id))?.buyerId).toBe(first);
    });

    it('belong to the customer who was chosen', async () => {
      const customerId = '01942398-b4d4-7e3d-bc82-f4682f968600';
      const { drafts, id, nextId } = await start({ customerId });
      expect((await drafts.find(id))?.buyerId).toBe(customerId);
      expect(await drafts.giveTo(id, nextId())).toBe(customerId);
    });

    it('become one order, and keep nothing of what was said of people', async () => {
      const { drafts, id, terms, nextId } = await start();
      const [orderId, other] = [nextId(), nextId()];
      await drafts.placed(id, orderId);
      await drafts.placed(id, other);
      expect(await drafts.find(id)).toMatchObject({ ...NO_TERMS, state: 'placed', orderId });
      expect([await drafts.change(id, terms), await drafts.remove(id)]).toEqual([false, false]);
    });
  });
}
