import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { NOTHING_SAID } from '../application/read-said.js';
import type { NamedWrite, UcpSessions } from '../application/ports.js';
import type { Said } from '../domain/session.js';

const DAY = 86_400;

/** What every store of platforms' carts and checkouts does, in memory as in PostgreSQL. */
export function ucpSessionsContract(where: string, open: () => UcpSessions): void {
  const said = (quantity: number): Said => ({ ...NOTHING_SAID, lines: [{ itemId: v7(), quantity }] });
  const begun = async (request: NamedWrite | null = null, lifeSeconds = DAY) => {
    const sessions = open();
    const asked = { kind: 'checkout', release: '2026-08-25', said: said(1), lifeSeconds, request } as const;
    const { session } = await sessions.create({ ...asked, id: `checkout_${v7()}` });
    return { sessions, asked, session, id: session.id };
  };

  describe(`carts and checkouts of platforms ${where}`, () => {
    it('are there by kind and id until they end', async () => {
      const { sessions, session, id } = await begun();
      expect(await sessions.find('checkout', id)).toEqual(session);
      expect(session).toMatchObject({ state: 'open', shown: null, orderId: null, keys: {} });
      expect(await sessions.find('cart', id)).toBeUndefined();
      const ended = await begun(null, -1);
      expect(await ended.sessions.find('checkout', ended.id)).toBeUndefined();
      await ended.sessions.forgetEnded();
    });

    it('stand on from when they are touched, to the hour, and no longer once they are over', async () => {
      const { sessions, id } = await begun(null, 60);
      const end = async () => Date.parse((await sessions.touch('checkout', id))?.expiresAt ?? '');
      const moved = await end();
      expect(moved).toBeGreaterThan(Date.now() + (DAY - 600) * 1_000);
      expect(await end()).toBe(moved);
      expect(await sessions.touch('cart', id)).toBeUndefined();
      const over = await begun(null, 60);
      await over.sessions.cancel(over.id);
      expect((await over.sessions.touch('checkout', over.id))?.expiresAt).toBe(over.session.expiresAt);
    });

    it('know a write by its name in whatever state, once', async () => {
      const { sessions, id } = await begun();
      await sessions.placed(id, { orderId: v7(), term: null, payUrl: null });
      expect(await sessions.name(id, { key: 'a', hash: '1' })).toBe(true);
      expect(await sessions.name(id, { key: 'a', hash: '1' })).toBe(false);
      expect((await sessions.find('checkout', id))?.keys).toEqual({ a: '1' });
    });

    it('are made once for the same request, and tell another one under its key', async () => {
      const request = { key: v7(), hash: 'one' };
      const { sessions, asked, session } = await begun(request);
      const again = await sessions.create({ ...asked, id: `checkout_${v7()}` });
      expect(again).toMatchObject({ isOther: false, session: { id: session.id } });
      const other = { ...asked, id: `checkout_${v7()}`, request: { ...request, hash: 'two' } };
      expect((await sessions.create(other)).isOther).toBe(true);
    });

    it('keep what was said and shown last, and which writes said it', async () => {
      const { sessions, id } = await begun();
      const next = said(7);
      expect(await sessions.say(id, next, { key: 'a', hash: '1' })).toBe(true);
      expect(await sessions.say(id, next, { key: 'b', hash: '2' })).toBe(true);
      await sessions.show(id, { total: 5, due: 2, currency: 'USD' });
      expect(await sessions.find('checkout', id)).toMatchObject({
        ...{ said: next, keys: { a: '1', b: '2' }, shown: { total: 5, due: 2, currency: 'USD' } },
      });
    });

    it('belong to the first guest that they are given to', async () => {
      const { sessions, id } = await begun();
      const [first, second] = [v7(), v7()];
      expect(await sessions.giveTo(id, first)).toBe(first);
      expect(await sessions.giveTo(id, second)).toBe(first);
      expect((await sessions.ofAccount(first))?.id).toBe(id);
      expect(await sessions.ofAccount(second)).toBeUndefined();
    });

    it('become an order, know no people any more, and change no more', async () => {
      const { sessions, id } = await begun();
      const made = { orderId: v7(), term: { id: 'full' }, payUrl: null };
      await sessions.placed(id, made);
      const after = await sessions.find('checkout', id);
      expect(after).toMatchObject({
        ...made,
        state: 'placed',
        said: NOTHING_SAID,
      });
      expect(await sessions.say(id, said(2), null)).toBe(false);
      expect(await sessions.cancel(id)).toBe(false);
    });

    it('are canceled once', async () => {
      const { sessions, id } = await begun();
      expect(await sessions.cancel(id)).toBe(true);
      expect(await sessions.cancel(id)).toBe(false);
      expect(await sessions.say(id, said(2), null)).toBe(false);
      expect(await sessions.find('checkout', id)).toMatchObject({ state: 'canceled' });
    });
  });
}
