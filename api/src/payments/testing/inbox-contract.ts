import { describe, expect, it } from '@jest/globals';
import type { Inbox, InboxMessage } from '../application/stores.js';

export interface InboxScene {
  inbox: Inbox;
  /** An id that no message has yet. */
  nextId: () => string;
}

/** What every inbox of the providers' messages must do, in memory as in PostgreSQL. */
export function inboxContract(where: string, open: () => Promise<InboxScene>): void {
  async function message() {
    const { inbox, nextId } = await open();
    const one: InboxMessage = {
      ...{ provider: 'stripe', eventId: nextId(), type: 'charge.updated' },
      ...{ objectId: 'ch_1', payload: { id: 'evt' } },
    };
    return { inbox, nextId, one };
  }

  describe(`messages of providers ${where}`, () => {
    it('are to be worked on until something came of them, however often they arrive', async () => {
      const { inbox, one } = await message();
      expect(await inbox.receive(one)).toBe(true);
      expect(await inbox.receive({ ...one, payload: {} })).toBe(true);
      await inbox.processed(one.provider, one.eventId, 'captured');
      expect(await inbox.receive(one)).toBe(false);
    });

    it('are told apart by their provider and by their id', async () => {
      const { inbox, nextId, one } = await message();
      for (const other of [one, { ...one, provider: 'momo' as const }, { ...one, eventId: nextId() }])
        expect(await inbox.receive(other)).toBe(true);
      await inbox.processed('momo', one.eventId, 'captured');
      expect(await inbox.receive(one)).toBe(true);
      expect(await inbox.receive({ ...one, provider: 'momo' })).toBe(false);
    });

    it('of which something came before they arrived are worked on all the same', async () => {
      const { inbox, one } = await message();
      await inbox.processed(one.provider, one.eventId, 'captured');
      expect(await inbox.receive(one)).toBe(true);
    });
  });
}
