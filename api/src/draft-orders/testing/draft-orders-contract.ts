import { describe, expect, it } from '@jest/globals';
import type { DraftOrders } from '../application/ports.js';
import type { DraftQuote } from '../domain/draft-quote.js';
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
    const now = async () => (await scene.drafts.find(id)) ?? { id, version: 0 };
    return { ...scene, id, terms, now };
  };

  describe(`orders by hand ${where}`, () => {
    it('are kept as they were said', async () => {
      const { drafts, id, terms, nextId } = await start();
      const found = await drafts.find(id);
      expect(found).toMatchObject({
        ...terms,
        id,
        state: 'open',
        buyerId: null,
        orderId: null,
        quote: null,
        version: 1,
      });
      expect(found?.createdAt).toBeInstanceOf(Date);
      expect(await drafts.find(nextId())).toBeUndefined();
    });

    it('are changed and removed while they are open and as they were read', async () => {
      const { drafts, id, terms, now, nextId } = await start();
      const first = await now();
      expect(await drafts.change(first, { ...terms, note: 'called back' }, null)).toBe(true);
      expect(await drafts.find(id)).toMatchObject({ note: 'called back', version: 2 });
      expect(await drafts.change(first, terms, null)).toBe(false);
      expect(await drafts.change({ id: nextId(), version: 1 }, terms, null)).toBe(false);
      expect(await drafts.remove(id)).toBe(true);
      expect([await drafts.remove(id), await drafts.find(id)]).toEqual([false, undefined]);
    });

    it('belong to the first guest that was made for them, whatever is changed later', async () => {
      const { drafts, id, terms, now, nextId } = await start();
      const [first, second] = [nextId(), nextId()];
      const nobodys = { id, buyerId: null };
      expect(await drafts.giveTo(nobodys, first)).toBe(first);
      expect(await drafts.giveTo(nobodys, second)).toBe(first);
      await drafts.change(await now(), { ...terms, note: 'another day' }, null);
      expect((await drafts.find(id))?.buyerId).toBe(first);
      expect(await drafts.giveTo({ id, buyerId: first }, second)).toBe(second);
    });

    it('keep their quote and what became of it', async () => {
      const { drafts, id, terms, now } = await start();
      const before = await now();
      expect(await drafts.quoted(before, QUOTE)).toBe(true);
      expect(await drafts.find(id)).toMatchObject({ ...terms, quote: QUOTE, version: 2 });
      expect(await drafts.quoted(before, QUOTE)).toBe(false);
      const withdrawn = { ...QUOTE, state: 'withdrawn', agreed: null } as const;
      expect(await drafts.change(await now(), { ...terms, lines: [] }, withdrawn)).toBe(true);
      expect(await drafts.find(id)).toMatchObject({ lines: [], quote: withdrawn, version: 3 });
    });

    it('belong to the customer who was chosen, as long as that one is', async () => {
      const customerId = '01942398-b4d4-7e3d-bc82-f4682f968600';
      const { drafts, id, terms, now, nextId } = await start({ customerId });
      expect((await drafts.find(id))?.buyerId).toBe(customerId);
      expect(await drafts.giveTo({ id, buyerId: null }, nextId())).toBe(customerId);
      await drafts.change(await now(), { ...terms, customerId: null }, null);
      expect((await drafts.find(id))?.buyerId).toBeNull();
    });

    it('become one order, and keep nothing of what was said of people', async () => {
      const { drafts, id, terms, now, nextId } = await start();
      const [orderId, other] = [nextId(), nextId()];
      const open = await now();
      expect(await drafts.placed(open, orderId, { ...QUOTE, state: 'accepted', agreed: null })).toBe(true);
      expect(await drafts.placed(open, other, null)).toBe(false);
      expect(await drafts.find(id)).toMatchObject({
        ...{ ...NO_TERMS, state: 'placed', orderId },
        quote: { state: 'accepted', note: '', word: '', tokenHash: QUOTE.tokenHash },
      });
      const placed = await now();
      expect([
        await drafts.change(placed, terms, null),
        await drafts.quoted(placed, QUOTE),
        await drafts.remove(id),
      ]).toEqual([false, false, false]);
    });
  });
}

const QUOTE: DraftQuote = {
  ...{ state: 'sent', until: '2026-12-05', tokenHash: 'hash', totalCents: 1250, currency: 'EUR' },
  ...{ note: 'As we spoke', word: 'Too dear', sentAt: '2026-11-28T10:00:00.000Z', answeredAt: null },
  agreed: {
    receipt: { lines: [], subtotal: 1250, adjustments: [], taxes: [], total: 1250, currency: 'EUR' },
    rest: { lines: [] },
  },
};
