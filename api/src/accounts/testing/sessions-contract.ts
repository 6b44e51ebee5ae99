import { describe, expect, it } from '@jest/globals';
import type { SessionStore } from '../application/ports.js';

/** Two shoppers: one with three sessions, the one that was used last first, one with one. */
export interface SessionsScene {
  sessions: SessionStore;
  ann: string;
  anns: readonly [string, string, string];
  bob: string;
  bobs: string;
  unknownId: string;
}

/** What every keeper of sessions must do for their owners, in memory as in PostgreSQL. */
export function sessionsContract(where: string, open: () => Promise<SessionsScene>): void {
  async function opened() {
    const scene = await open();
    const list = async (accountId: string) =>
      (await scene.sessions.list(accountId)).map(({ id, userAgent }) => `${id} ${userAgent}`);
    const shown = (...ids: string[]) => ids.map((id) => `${id} Firefox`);
    return { ...scene, list, shown };
  }

  describe(`sessions ${where}`, () => {
    it('are listed for their owner, the one that was used last first', async () => {
      const { ann, anns, bob, bobs, list, shown, unknownId } = await opened();
      expect([await list(ann), await list(bob)]).toEqual([shown(...anns), shown(bobs)]);
      expect(await list(unknownId)).toEqual([]);
    });

    it('end once, and only for their owner', async () => {
      const { sessions, ann, anns, bob, list, shown, unknownId } = await opened();
      const [first, second, third] = anns;
      for (const [accountId, id] of [
        [bob, second],
        [ann, unknownId],
      ] as const)
        expect(await sessions.revoke(accountId, id)).toBe(false);
      expect([await sessions.revoke(ann, second), await sessions.revoke(ann, second)]).toEqual([true, false]);
      expect(await list(ann)).toEqual(shown(first, third));
    });

    it('stand until they end, and only for their owner', async () => {
      const { sessions, ann, anns, bob, unknownId } = await opened();
      const [first, second, third] = anns;
      await sessions.revoke(ann, second);
      const asked = [first, second, third, unknownId].map((id) => sessions.standing(ann, id));
      const stands = (await Promise.all(asked)).map((standing) => standing !== undefined);
      expect(stands).toEqual([true, false, true, false]);
      expect(await sessions.standing(bob, first)).toBeUndefined();
    });

    it('end all at once, one excepted or none, and nobody else’s', async () => {
      const { sessions, ann, anns, bob, bobs, list, shown } = await opened();
      await sessions.revokeAll(ann, anns[2]);
      expect([await list(ann), await list(bob)]).toEqual([shown(anns[2]), shown(bobs)]);
      await sessions.revokeAll(ann);
      expect([await list(ann), await list(bob)]).toEqual([[], shown(bobs)]);
    });
  });
}
